import fc from "fast-check"
import { sql } from "kysely"
import type { Invariant } from "../../../kernel/module.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import type { InStory } from "../../crash/testing/inStory.ts"
import { invariants } from "../invariants.ts"
import { clockChanges, hour } from "./calendar.ts"
import { House } from "./house.ts"
import { type Name, names, type Outcome, SecondModel, type Wish } from "./model.ts"
import type { Stage } from "./stage.ts"

// Stories: two players who bet, win, deposit, set limits and wait, told to the house and to the second model alike.

/** Cents, or what a limit just leaves and so many cents more. */
type Amount = number | { leftOf: Name | "week"; plus: number }
/** `who` of the two does it; a `which` counts round what there is. */
type Step = { who: number } & (
  | { do: "set"; wish: Wish }
  | { do: "cancel" | "confirm"; which: number; isOthers: boolean }
  | { do: "bet"; amount: Amount; isAtCrash: boolean }
  | { do: "win"; which: number; cents: number }
  | { do: "takeBack" | "capture" | "release"; which: number }
  | { do: "deposit"; amount: Amount; minutes: number }
  | { do: "setTime"; minutes: number | null }
  | { do: "enter" | "comeBack" }
  | { do: "pause"; isBreak: boolean; days: number }
  | { do: "follow" }
  /** On by so many milliseconds, or to one of the next instants at which something ends, give or take one. */
  | { do: "wait"; ms: number }
  | { do: "waitFor"; which: number; plus: number }
)
export type Story = { from: number; steps: Step[] }

const day = 24 * hour

/** Forty instants at which a calendar goes wrong: changes of the clocks, ends of months, of years, and leap days. */
export const edges: readonly number[] = [
  ...[2026, 2027, 2028].flatMap((year) => {
    const { forward, back } = clockChanges(year)
    return [forward, back, forward - hour, back - hour]
  }),
  ...[
    ...[
      "2026-01-31T23:00Z",
      "2026-02-28T23:00Z",
      "2026-03-31T22:00Z",
      "2026-04-30T22:00Z",
      "2026-05-31T22:00Z",
    ],
    ...[
      "2026-06-30T22:00Z",
      "2026-08-31T22:00Z",
      "2026-09-30T22:00Z",
      "2026-10-31T23:00Z",
      "2026-11-30T23:00Z",
    ],
    ...[
      "2026-12-31T23:00Z",
      "2027-01-03T23:00Z",
      "2027-12-31T23:00Z",
      "2028-01-02T23:00Z",
      "2028-12-31T23:00Z",
    ],
    ...[
      "2028-02-28T23:00Z",
      "2028-02-29T23:00Z",
      "2028-02-29T00:00Z",
      "2027-02-28T23:00Z",
      "2032-02-29T23:00Z",
    ],
    // The night in which an hour is missing, the one that has it twice, and the Sundays before the clocks change.
    ...["2026-03-28T23:00Z", "2026-03-29T22:00Z", "2026-10-24T22:00Z", "2026-10-25T23:00Z"],
    ...["2027-03-28T22:00Z", "2027-10-31T23:00Z", "2028-03-26T22:00Z", "2028-10-29T23:00Z"],
  ].map((at) => Date.parse(at)),
]

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
const wish = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(name, cents).map(([one, asked]): Wish => ({ [one]: asked })) },
  { weight: 1, arbitrary: name.map((one): Wish => ({ [one]: null })) },
  {
    weight: 2,
    arbitrary: fc
      .uniqueArray(fc.tuple(name, cents), { selector: ([one]) => one, minLength: 2, maxLength: 4 })
      .map((some): Wish => Object.fromEntries(some)),
  },
)
const who = pick(0, 0, 0, 1)
const does = <const W extends string, S extends object>(
  what: W,
  how: { [K in keyof S]: fc.Arbitrary<S[K]> },
) => fc.record({ who, do: fc.constant(what), ...how }) as unknown as fc.Arbitrary<Step>
const weighted = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary })
const waitFor = does("waitFor", { which: fc.nat({ max: 5 }), plus: pick(0, 0, 0, -1, 1) })
const step = fc.oneof(
  weighted(6, does("set", { wish })),
  weighted(1, does("cancel", { which, isOthers: pick(false, false, false, true) })),
  weighted(3, does("confirm", { which, isOthers: pick(false, false, false, false, true) })),
  weighted(7, does("bet", { amount: stake, isAtCrash: pick(false, false, true) })),
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
  // What was won makes room for just so much.
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
  {
    weight: 1,
    arbitrary: fc.tuple(
      does("win", { which, cents }),
      does("bet", { amount: justLeft, isAtCrash: fc.boolean() }),
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
    const wish = Object.fromEntries(Object.entries(step.wish).map(([one, asked]) => [as(one), asked]))
    return { ...step, wish }
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

/** Where the two tell a story differently, after so many of its steps. */
export class Difference extends Error {
  readonly steps: number
  constructor(steps: number, told: string) {
    super(told)
    this.steps = steps
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** Each place at which two answers differ. */
function differences(house: unknown, model: unknown, path = ""): string[] {
  if (isPlain(house) && isPlain(model)) {
    const keys = new Set([...Object.keys(house), ...Object.keys(model)])
    return [...keys].flatMap((key) => differences(house[key], model[key], `${path}.${key}`))
  }
  if (Object.is(house, model)) return []
  return [`${path} is ${written(house)} in the house, ${written(model)} in the model`]
}
/** What must be an instant as one. */
const written = (value: unknown) =>
  typeof value === "number" && value > 1e12 ? new Date(value).toISOString() : JSON.stringify(value)

type Pair = {
  house: House
  model: SecondModel
  /** When the player last did something, null for never. */
  seenAt: number | null
}

/** What a limit leaves, €50 where there is none; of the statutory week what it and all others leave. */
function leftOf(model: SecondModel, now: number, limit: Name | "week"): number {
  if (limit === "week") return model.depositRoom(now).remaining
  return (model.held.get(limit) ?? 5000) - model.used(now, limit)
}

/** What each says to a step; nothing where there was nothing to do it with. */
type Said = [house: unknown, model: unknown] | undefined

/** One step in both. */
async function take(tx: Tx, step: Step, me: Pair, other: Pair): Promise<Said> {
  const { house, model } = me
  const now = tx.now.getTime()
  const amountOf = (amount: Amount) => {
    if (typeof amount === "number") return amount
    return Math.max(1, leftOf(model, now, amount.leftOf) + amount.plus)
  }
  const silent: Said = [null, null]
  const at = (list: readonly unknown[], n: number) => (list.length === 0 ? undefined : n % list.length)
  switch (step.do) {
    case "set":
      return [await house.set(tx, step.wish), model.set(now, step.wish)]
    case "cancel":
    case "confirm": {
      const whose = step.isOthers ? other : me
      const order = at(whose.model.requests, step.which)
      if (order === undefined) return undefined
      // Somebody else's is none of one's own.
      const own = step.isOthers ? Number.MAX_SAFE_INTEGER : order
      return [await house[step.do](tx, whose.house.requests[order]!), model[step.do](now, own)]
    }
    case "bet": {
      const amount = amountOf(step.amount)
      // Our own game knows no stake of nothing, and says until when.
      if (!step.isAtCrash || amount === 0) return [await house.bet(tx, amount), model.bet(now, amount)]
      const said = model.bet(now, amount)
      const until = said.refused === "timeOver" ? { until: model.gate(now).until } : {}
      return [await house.betAtCrash(tx, amount), { ...said, ...until }]
    }
    case "win":
    case "takeBack": {
      const order = at(model.bets, step.which)
      if (order === undefined || house.isOver(order)) return undefined
      const bet = model.bets[order]!
      if (step.do === "win") {
        await house.win(tx, order, step.cents)
        if (!bet.isBack) bet.won += step.cents
      } else {
        await house.takeBack(tx, order)
        bet.isBack = true
      }
      return silent
    }
    case "deposit": {
      const [amount, until] = [amountOf(step.amount), now + step.minutes * 60_000]
      return [await house.deposit(tx, amount, until), model.deposit(now, amount, until)]
    }
    case "capture":
    case "release": {
      const order = at(model.deposits, step.which)
      if (order === undefined || model.deposits[order]!.state === "returned") return undefined
      if (step.do === "capture") {
        const wasMade = model.deposits[order]!.state === "made"
        return [await house.capture(tx, order, wasMade), model.capture(now, order)]
      }
      await house.release(tx, order)
      model.release(order)
      return silent
    }
    case "setTime":
      return [await house.setTime(tx, step.minutes), model.setTime(now, step.minutes)]
    case "enter":
      await house.enter(tx, me.seenAt)
      model.enter(now, me.seenAt)
      return silent
    case "comeBack":
      return [await house.comeBack(tx), model.comeBack(now)]
    case "pause":
      return [await house.pause(tx, step.isBreak, step.days), model.pause(now, step.isBreak, step.days)]
    case "follow":
      await house.follow(tx)
      return silent
  }
  return silent
}

/** Orders that have run out are closed, as payments closes them: what is paid after that comes late. */
async function runOut(tx: Tx, { house, model }: Pair): Promise<void> {
  for (const [order, { state, until }] of model.deposits.entries())
    if (state === "reserved" && until <= tx.now.getTime()) {
      await house.release(tx, order)
      model.release(order)
    }
}

function nextInstant(now: number, step: Step, pairs: readonly Pair[]): number {
  if (step.do === "wait") return now + step.ms
  if (step.do !== "waitFor") return now
  const year = new Date(now).getUTCFullYear()
  const changes = [year, year + 1].flatMap((each) => Object.values(clockChanges(each)))
  const soon = changes.filter((at) => at > now && at < now + 2 * day)
  const all = [...new Set([...soon, ...pairs.flatMap(({ model }) => model.instants(now))])].sort(
    (a, b) => a - b,
  )
  return all[step.which % all.length]! + step.plus
}

/**
 * Tells a story to the house, in one transaction that is taken back at its end, and to the second model, and compares
 * after every step what each says and shows. Throws the first Difference.
 */
export async function tell(
  stage: Stage,
  players: readonly InStory[],
  { from, steps }: Story,
): Promise<number> {
  await stage.told(async (whole) => {
    let now = from
    const pairs = players.map(
      (seat): Pair => ({
        house: new House(seat, `model-${seat.playerId}`),
        model: new SecondModel(),
        seenAt: null,
      }),
    )
    for (const [n, step] of steps.entries()) {
      now = nextInstant(now, step, pairs)
      const tx: Tx = { ...whole, now: new Date(now) }
      const same = (what: string, one: unknown, other: unknown) => {
        const found = differences(one, other, what)
        if (found.length > 0) throw new Difference(n + 1, `${tx.now.toISOString()} ${found.join(", ")}`)
      }
      const isWait = step.do === "wait" || step.do === "waitFor"
      if (isWait) for (const pair of pairs) await runOut(tx, pair)
      const me = pairs[step.who]!
      const said = await take(tx, step, me, pairs[1 - step.who]!)
      if (said) same("answer", ...said)
      if (!isWait) me.seenAt = now
      const seen = said ? (isWait ? pairs : [me]) : []
      await Promise.all(
        seen.map(async ({ house, model }) => {
          const [shown, log] = await Promise.all([
            house.shown(tx),
            isAboutRequests[step.do] ? house.log(tx) : undefined,
          ])
          same("shown", shown, model.shown(now))
          if (log) same("requests", log, model.log(now))
        }),
      )
    }
    await Promise.all(invariants.map((each) => assertHolds(whole, each, steps.length)))
  })
  return steps.length
}

async function assertHolds({ db }: Tx, { name, sql: text }: Invariant, steps: number): Promise<void> {
  const { rows } = await sql.raw<Outcome>(text).execute(db)
  const found = rows.map((row) => Object.values(row).join()).join("; ")
  if (rows.length > 0) throw new Difference(steps, `${name}: ${found}`)
}

const isAboutRequests: Partial<Record<Step["do"], boolean>> = {
  set: true,
  setTime: true,
  cancel: true,
  confirm: true,
  follow: true,
  wait: true,
  waitFor: true,
}
