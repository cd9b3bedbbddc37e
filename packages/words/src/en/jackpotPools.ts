import type { JackpotType } from "@elite/contract"

type PoolWords = { name: string; drops: string; how: string; rule: string }

export const howMany = "four"

export default {
  threeHour: {
    name: "Three-hour",
    drops: "Can drop until {time}",
    how: "Any bet can win it. If none does, the pool carries over to the next three hours.",
    rule: "It can be won at most once in each three-hour period. The current one ends at {time}. The chance of a bet is its stake divided by what we expect to be staked until the end of the period. The chance is reduced if a bet could otherwise expect more than the pool is allowed to return. If no bet wins the pool, it carries over to the next period.",
  },
  hitTheTarget: {
    name: "Hit the target",
    drops: "Pays up to {target}",
    how: "The bet that takes the pool to a hidden amount, drawn beforehand, wins it. Near the maximum, each bet has a small chance instead.",
    rule: "When a cycle begins, an amount between {start} and {target} is drawn and sealed. Every cent in between is equally likely. The bet that takes the pool to that amount wins it. When the pool gets close to {target}, it would pay to wait for it, so from then on each bet has a small chance of winning the pool instead. Anything above {target} stays for the next cycle.",
  },
  anyTime: {
    name: "Any time",
    drops: "Any bet can win it",
    how: "Every euro has the same small chance, whenever you play.",
    rule: "The chance of a bet depends on its stake: {chance} for each € 1 right now. When the pool is very full the chance is reduced, so that no moment is better than another.",
  },
  bigWin: {
    name: "Big win",
    drops: "A {multiple}× win takes it",
    how: "There is no draw: how often it happens depends on the games.",
    rule: "A round that wins at least {multiple} times its stake wins the pool. With a stake of {stake} or more you win all of it. With a smaller stake you win a proportional share, and the cycle continues. The fuller the pool, the higher the stake needed for all of it. Only slots take part, because in other games you choose the odds yourself. The return shown is the maximum.",
  },
} as const satisfies Record<JackpotType, PoolWords>
