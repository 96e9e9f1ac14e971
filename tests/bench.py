"""What the speed is here: ``python -m tests.bench``, on one core.

Items of every kind; random hands to the showdown, and rankings of seven cards, beside PokerKit in the same run.
"""

from __future__ import annotations

from tests.bench_hands import bench_hands
from tests.bench_items import bench_items
from tests.bench_ranking import bench_ranking


def main() -> None:
    print(f"{'kind':<14}{'items':>7}{'items/s':>9}{'median ms':>11}{'p99 ms':>8}", flush=True)
    for item in bench_items():
        print(f"{item.kind:<14}{item.items:>7}{item.per_second:>9,.0f}{item.median:>11.2f}{item.p99:>8.2f}", flush=True)
    print(f"\n{'game':<7}{'players':>8}{'hands/s':>9}{'PokerKit':>10}{'times':>7}", flush=True)
    for hand in bench_hands():
        print(f"{hand.game:<7}{hand.players:>8}{hand.ours:>9,.0f}{hand.pokerkit:>10,.0f}{hand.ratio:>7.1f}", flush=True)
    ranking = bench_ranking()
    print(f"\nseven cards ranked: {ranking.high_value:,.0f} a second, PokerKit {ranking.pokerkit:,.0f}", end=", ")
    print(f"{ranking.ratio:.0f} times ({ranking.ratio_first:.0f} while sets of ranks are new)")
    print(f"with the five cards that prove it: {ranking.best_high:,.0f} a second")


if __name__ == "__main__":
    main()
