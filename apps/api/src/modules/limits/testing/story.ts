import fc from "fast-check"
import { hour } from "./calendar.ts"
import { edges } from "./edges.ts"
import { type LimitRequest, type Name, names } from "./model.ts"

// Stories: two players who bet, win, deposit, set limits and wait.

/** Cents, or what a limit just leaves and so many cents more. */
export type Amount = number | { leftOf: Name | "week"; plus: number }
/** `who` of the two does it; a `which` counts round what there is. */
export type Step = { who: number } & (
  | { do: "set"; request: LimitRequest }
  | { do: "cancel" | "confirm"; which: number; isOthers: boolean }
  /** In a round of its own at a game, at our own game, or in the round of the bet `which` at a game. */
  | { do: "bet"; amount: Amount; at: "game" | "crash" | "hand"; which: number }
  | { do: "win"; which: number; cents: number }
  | { do: "takeBack" | "capture" | "release"; which: number }
  | { do: "deposit"; amount: Amount; minutes: number }
  | { do: "setTime"; minutes: number | null }
  | { do: "setCheck"; minutes: 30 | 60 | 120 | 240 | null }
  | { do: "enter" | "comeBack" | "answer" }
  | { do: "pause"; isBreak: boolean; days: number }
  | { do: "follow" }
  /** On by so many milliseconds, or to one of the next instants at which something ends, give or take one. */
  | { do: "wait"; ms: number }
  | { do: "waitFor"; which: number; plus: number }
)
export type Story = { from: number; steps: Step[] }

const day = 24 * hour

const pick = <const T>(...values: T[]) => fc.constantFrom(...values)
const which = fc.nat({ max: 11 })
const cents = fc.oneof(
  pick(1, 500, 1000, 2000, 3000, 5000, 10_000, 20_000),
  fc.integer({ min: 1, max: 25_000 }),
)
const name = pick(...names)
const justLeft = fc.record({ leftOf: name, plus: pick(0, 1, -1) })
const deposited = fc.oneof(
  { weight: 3, arbitrary: cents },
  { weight: 2, arbitrary: justLeft },
  { weight: 3, arbitrary: fc.record({ leftOf: fc.constant("week" as const), plus: pick(0, 0, 1, -1) }) },
)
const stake = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 8, arbitrary: cents },
  { weight: 6, arbitrary: justLeft },
)
const request = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(name, cents).map(([one, asked]): LimitRequest => ({ [one]: asked })) },
  { weight: 1, arbitrary: name.map((one): LimitRequest => ({ [one]: null })) },
  {
    weight: 2,
    arbitrary: fc
      .uniqueArray(fc.tuple(name, cents), { selector: ([one]) => one, minLength: 2, maxLength: 4 })
      .map((some): LimitRequest => Object.fromEntries(some)),
  },
)
const who = pick(0, 0, 0, 1)
const does = <const W extends string, S extends object>(
  what: W,
  how: { [K in keyof S]: fc.Arbitrary<S[K]> },
) => fc.record({ who, do: fc.constant(what), ...how }) as unknown as fc.Arbitrary<Step>
const weighted = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary })
const waitFor = does("waitFor", { which: fc.nat({ max: 5 }), plus: pick(0, 0, 0, -1, 1) })
const place = pick("game", "game", "game", "crash", "crash", "hand")
const bet = does("bet", { amount: stake, at: place, which })
const step = fc.oneof(
  weighted(6, does("set", { request })),
  weighted(1, does("cancel", { which, isOthers: pick(false, false, false, true) })),
  weighted(3, does("confirm", { which, isOthers: pick(false, false, false, false, true) })),
  weighted(8, bet),
  weighted(3, does("win", { which, cents })),
  weighted(2, does("takeBack", { which })),
  weighted(5, does("deposit", { amount: deposited, minutes: pick(1, 30, 30, 30) })),
  weighted(4, does("capture", { which })),
  weighted(1, does("release", { which })),
  weighted(
    1,
    does("pause", { isBreak: fc.boolean(), days: pick(1, 7, 30, 180, -1, 2, 3) }).filter(isOffered),
  ),
  weighted(2, does("setTime", { minutes: pick(15, 30, 60, 90, 720, null) })),
  weighted(1, does("setCheck", { minutes: pick(30, 60, 120, 240, null, null) })),
  weighted(4, does("answer", {})),
  weighted(3, does("enter", {})),
  weighted(2, does("comeBack", {})),
  weighted(1, does("follow", {})),
  weighted(2, does("wait", { ms: fc.oneof(pick(1, 60_000, hour, day), fc.nat({ max: 3 * day })) })),
  weighted(4, waitFor),
)
/** Most of what can go wrong does at an instant at which something ends. */
const chunk = fc.oneof(
  { weight: 3, arbitrary: step.map((one) => [one]) },
  { weight: 1, arbitrary: fc.tuple(waitFor, step) },
  // The way back from a long exclusion.
  {
    weight: 1,
    arbitrary: fc.tuple(
      does("pause", { isBreak: fc.constant(false), days: fc.constant(180) }),
      waitFor,
      does("comeBack", {}),
      waitFor,
      step,
    ),
  },
  // A reality check, the bets beside it, and its answer.
  {
    weight: 1,
    arbitrary: fc.tuple(
      does("setCheck", { minutes: pick(30, 60, 120, 240) }),
      bet,
      does("waitFor", { which: fc.constant(0), plus: pick(0, 0, -1, 1) }),
      bet,
      bet,
      fc.oneof(does("setCheck", { minutes: pick(30, null) }), does("enter", {}), bet),
      // Whoever leaves it waiting is told of nothing else.
      fc.oneof(...[0, 1].map((who) => fc.constant<Step>({ who, do: "answer" }))),
      bet,
      does("setCheck", { minutes: pick(240, null) }),
    ),
  },
  // What was won makes room for just so much.
  {
    weight: 1,
    arbitrary: fc.tuple(
      does("win", { which, cents }),
      does("bet", { amount: justLeft, at: pick("game", "crash"), which }),
    ),
  },
)
/** Left to itself, the generator prefers short ones. */
const steps = fc
  .noBias(fc.array(chunk, { minLength: 1, maxLength: 16, size: "max" }))
  .map((some) => some.flat())
function isOffered(step: Step): boolean {
  if (step.do !== "pause") return true
  return step.isBreak ? step.days >= 1 && step.days <= 30 : [1, 7, 30, 180, -1].includes(step.days)
}
/** A few limits are what a story is about: with all nine in it, each would be met too seldom. */
const about = (few: readonly Name[], step: Step): Step => {
  const as = <N extends string>(one: N) => (few[names.indexOf(one as never) % few.length] ?? one) as N
  if (step.do === "set") {
    const request = Object.fromEntries(Object.entries(step.request).map(([one, asked]) => [as(one), asked]))
    return { ...step, request }
  }
  if (!("amount" in step) || typeof step.amount === "number") return step
  return { ...step, amount: { ...step.amount, leftOf: as(step.amount.leftOf) } }
}
export const story: fc.Arbitrary<Story> = fc
  .record({
    from: fc
      .tuple(pick(...edges), fc.oneof(pick(0, 1, -1, -hour, -day), fc.integer({ min: -8 * day, max: 0 })))
      .map(([edge, before]) => edge + before),
    few: fc.shuffledSubarray([...names], { minLength: 1, maxLength: 4 }),
    steps,
  })
  .map(({ from, few, steps }) => ({ from, steps: steps.map((step) => about(few, step)) }))
