import type { JackpotType } from "@elite/contract"

type PoolWords = { name: string; drops: string; how: string; rule: string }

/** How many types of jackpot there are, in a word. */
export const howMany = "four"

/** The words of each type of jackpot: its name, how it drops in a few words, how it works, and its rule. */
export default {
  threeHour: {
    name: "Three-hour",
    drops: "Can drop until {time}",
    how: "Each bet may take it. If none does, it stays for the next three hours.",
    rule: "It drops at most once in each window of three hours; the one that runs now ends at {time}. The chance of a bet is its stake out of what is expected to be staked until the end of the window. It is made smaller where a bet could otherwise expect more than the pool may give back. If no bet takes the pool, it stays for the next window.",
  },
  hitTheTarget: {
    name: "Hit the target",
    drops: "Pays up to {target}",
    how: "A hidden amount was drawn before. The bet that reaches it wins; later on each bet has a small chance.",
    rule: "When a cycle begins, an amount between {start} and {target} is drawn and sealed; every cent in between is as likely. The bet that carries the pool there wins it. As the pool comes close to {target} that would be worth waiting for, so from there on each bet has a small chance of the pool instead. What lies above {target} stays for the next cycle.",
  },
  anyTime: {
    name: "Any time",
    drops: "Any bet can win it",
    how: "Every euro has the same small chance, whenever you play.",
    rule: "The chance of a bet depends on its stake: {chance} for each € 1 at the moment. When the pool is very full the chance is made smaller, so that no moment is better than another.",
  },
  bigWin: {
    name: "Big win",
    drops: "A {multiple}× round takes it",
    how: "Nothing is drawn: how often it happens lies in the games.",
    rule: "A round that wins at least {multiple} times its stake takes the pool: all of it from a stake of {stake} on. A smaller stake takes a share of the pool in proportion, and the cycle goes on. The fuller the pool, the higher that stake. Only slots take part, because in other games you choose the odds yourself. What comes back is stated as the most that it may be.",
  },
} as const satisfies Record<JackpotType, PoolWords>
