import { sql } from "kysely"
import type { Invariant } from "../../../platform/admin/invariant.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { StoryPlayer } from "../../crash/testing/storyPlayer.ts"
import { invariants } from "../invariants.ts"
import { clockChanges, hour } from "./calendar.ts"
import { Difference, differences } from "./difference.ts"
import { LimitsFixture } from "./fixture.ts"
import { type Name, SecondModel } from "./model.ts"
import type { Outcome } from "./outcome.ts"
import type { Stage } from "./stage.ts"
import type { Amount, Step, Story } from "./story.ts"

// A story, told to the house and to the second model alike.

const day = 24 * hour

type Pair = {
  house: LimitsFixture
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
type Mismatch = [house: unknown, model: unknown] | undefined

type Bet = Extract<Step, { do: "bet" }>

/** A bet in both; one in a hand where there is such a hand. */
async function bet(
  tx: Tx,
  { amount, at, which }: Bet & { amount: number },
  { house, model }: Pair,
): Promise<Mismatch> {
  const now = tx.now.getTime()
  // Our own game knows no stake of nothing.
  if (at === "crash" && amount > 0) return [await house.bets.atCrash(tx, amount), model.bet(now, amount)]
  if (at !== "hand") return [await house.bets.atGame(tx, amount), model.bet(now, amount)]
  const hand = model.bets.length === 0 ? undefined : which % model.bets.length
  if (hand === undefined || !house.bets.goesOn(hand)) return undefined
  return [await house.bets.atGame(tx, amount, hand), model.bet(now, amount, model.bets[hand])]
}

/** Hears of each bet that is told what came of it, for whoever wants to know what stories are about. */
export type Count = (what: string) => void

const counted = { checkDue: "a reality check", limitReached: "a limit", timeOver: "the time" }
const places = { game: "at a game", crash: "at the crash game", hand: "in a hand that goes on" }
function countBet({ at, amount }: Bet, { refused }: Outcome, isDue: boolean, count: Count): void {
  const place = places[at === "crash" && amount === 0 ? "game" : at]
  const why = counted[refused as keyof typeof counted]
  if (why) count(`bets refused for ${why} ${place}`)
  if (refused === undefined && isDue) count(`bets taken beside a reality check that is due ${place}`)
}

/** One step in both. */
async function runStep(tx: Tx, step: Step, me: Pair, other: Pair): Promise<Mismatch> {
  const { house, model } = me
  const now = tx.now.getTime()
  const amountOf = (amount: Amount) => {
    if (typeof amount === "number") return amount
    return Math.max(1, leftOf(model, now, amount.leftOf) + amount.plus)
  }
  const silent: Mismatch = [null, null]
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
    case "bet":
      return bet(tx, { ...step, amount: amountOf(step.amount) }, me)
    case "win":
    case "takeBack": {
      const order = at(model.bets, step.which)
      if (order === undefined || house.bets.isOver(order)) return undefined
      const bet = model.bets[order]!
      if (step.do === "win") {
        await house.bets.win(tx, order, step.cents)
        if (!bet.isBack) bet.won += step.cents
      } else {
        await house.bets.takeBack(tx, order)
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
    case "setCheck":
      return [await house.setCheck(tx, step.minutes), model.check.set(now, step.minutes)]
    case "answer":
      return [await house.answer(tx), model.check.answer(now)]
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
async function expireSession(tx: Tx, { house, model }: Pair): Promise<void> {
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
 * after every step what each says and shows; `count` hears of its bets. Throws the first Difference.
 */
export async function runStory(
  stage: Stage,
  players: readonly StoryPlayer[],
  { from, steps }: Story,
  count: Count,
): Promise<number> {
  await stage.inTransaction(async (whole) => {
    let now = from
    const pairs = players.map(
      (seat): Pair => ({
        house: new LimitsFixture(seat, `model-${seat.playerId}`),
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
      if (isWait) for (const pair of pairs) await expireSession(tx, pair)
      const me = pairs[step.who]!
      const said = await runStep(tx, step, me, pairs[1 - step.who]!)
      if (said) same("answer", ...said)
      if (said && step.do === "bet") countBet(step, said[1] as Outcome, me.model.check.isDue(now), count)
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
