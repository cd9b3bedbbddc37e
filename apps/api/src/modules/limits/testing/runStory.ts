import { sql } from "kysely"
import type { Invariant } from "../../../platform/admin/invariant.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
import type { StoryPlayer } from "../../crash/testing/storyPlayer.ts"
import { invariants } from "../invariants.ts"
import { clockChanges } from "./calendar.ts"
import { Difference, differences } from "./difference.ts"
import { LimitsFixture } from "./fixture.ts"
import { type Name, SecondModel } from "./model.ts"
import type { Outcome } from "./outcome.ts"
import type { Stage } from "./stage.ts"
import type { Amount, Step, Story } from "./story.ts"

// Runs a story on the module and on the second model.

type Pair = {
  fixture: LimitsFixture
  model: SecondModel
  /** The player’s last activity, null for never. */
  seenAt: number | null
}

/** What a limit leaves, €50 where there is none; of the statutory week what it and all others leave. */
function leftOf(model: SecondModel, now: number, limit: Name | "week"): number {
  if (limit === "week") return model.depositRoom(now).remaining
  return (model.held.get(limit) ?? 5000) - model.used(now, limit)
}

/** The two answers to a step; undefined where the step did not apply. */
type Mismatch = [fixture: unknown, model: unknown] | undefined

type Bet = Extract<Step, { do: "bet" }>

async function bet(
  tx: Tx,
  { amount, at, which }: Bet & { amount: number },
  { fixture, model }: Pair,
): Promise<Mismatch> {
  const now = tx.now.getTime()
  // Our own game knows no stake of nothing.
  if (at === "crash" && amount > 0) return [await fixture.bets.atCrash(tx, amount), model.bet(now, amount)]
  if (at !== "hand") return [await fixture.bets.atGame(tx, amount), model.bet(now, amount)]
  const hand = model.bets.length === 0 ? undefined : which % model.bets.length
  if (hand === undefined || !fixture.bets.goesOn(hand)) return undefined
  return [await fixture.bets.atGame(tx, amount, hand), model.bet(now, amount, model.bets[hand])]
}

/** Counts outcomes of bets, to show what stories cover. */
export type Count = (what: string) => void

const counted = { checkDue: "a reality check", limitReached: "a limit", timeOver: "the time" }
const places = { game: "at a game", crash: "at the crash game", hand: "in a hand that goes on" }
function countBet({ at, amount }: Bet, { refused }: Outcome, isDue: boolean, count: Count): void {
  const place = places[at === "crash" && amount === 0 ? "game" : at]
  const why = counted[refused as keyof typeof counted]
  if (why) count(`bets refused for ${why} ${place}`)
  if (refused === undefined && isDue) count(`bets taken beside a reality check that is due ${place}`)
}

async function runStep(tx: Tx, step: Step, me: Pair, other: Pair): Promise<Mismatch> {
  const { fixture, model } = me
  const now = tx.now.getTime()
  const amountOf = (amount: Amount) => {
    if (typeof amount === "number") return amount
    return Math.max(1, leftOf(model, now, amount.leftOf) + amount.plus)
  }
  const silent: Mismatch = [null, null]
  const at = (list: readonly unknown[], n: number) => (list.length === 0 ? undefined : n % list.length)
  switch (step.do) {
    case "set":
      return [await fixture.set(tx, step.request), model.set(now, step.request)]
    case "cancel":
    case "confirm": {
      const owner = step.isOthers ? other : me
      const order = at(owner.model.requests, step.which)
      if (order === undefined) return undefined
      // A request of another player is unknown.
      const own = step.isOthers ? Number.MAX_SAFE_INTEGER : order
      return [await fixture[step.do](tx, owner.fixture.requests[order]!), model[step.do](now, own)]
    }
    case "bet":
      return bet(tx, { ...step, amount: amountOf(step.amount) }, me)
    case "win":
    case "takeBack": {
      const order = at(model.bets, step.which)
      if (order === undefined || fixture.bets.isOver(order)) return undefined
      const bet = model.bets[order]!
      if (step.do === "win") {
        await fixture.bets.win(tx, order, step.cents)
        if (!bet.isBack) bet.won += step.cents
      } else {
        await fixture.bets.takeBack(tx, order)
        bet.isBack = true
      }
      return silent
    }
    case "deposit": {
      const [amount, until] = [amountOf(step.amount), now + step.minutes * minuteMs]
      return [await fixture.deposit(tx, amount, until), model.deposit(now, amount, until)]
    }
    case "capture":
    case "release": {
      const order = at(model.deposits, step.which)
      if (order === undefined || model.deposits[order]!.state === "returned") return undefined
      if (step.do === "capture") {
        const wasMade = model.deposits[order]!.state === "made"
        return [await fixture.capture(tx, order, wasMade), model.capture(now, order)]
      }
      await fixture.release(tx, order)
      model.release(order)
      return silent
    }
    case "setTime":
      return [await fixture.setTime(tx, step.minutes), model.setTime(now, step.minutes)]
    case "setCheck":
      return [await fixture.setCheck(tx, step.minutes), model.check.set(now, step.minutes)]
    case "answer":
      return [await fixture.answer(tx), model.check.answer(now)]
    case "enter":
      await fixture.enter(tx, me.seenAt)
      model.enter(now, me.seenAt)
      return silent
    case "comeBack":
      return [await fixture.comeBack(tx), model.comeBack(now)]
    case "pause":
      return [await fixture.pause(tx, step.isBreak, step.days), model.pause(now, step.isBreak, step.days)]
    case "follow":
      await fixture.follow(tx)
      return silent
  }
  return silent
}

/** Expires orders as payments does: a later payment is late. */
async function expireSession(tx: Tx, { fixture, model }: Pair): Promise<void> {
  for (const [order, { state, until }] of model.deposits.entries())
    if (state === "reserved" && until <= tx.now.getTime()) {
      await fixture.release(tx, order)
      model.release(order)
    }
}

function nextInstant(now: number, step: Step, pairs: readonly Pair[]): number {
  if (step.do === "wait") return now + step.ms
  if (step.do !== "waitFor") return now
  const year = new Date(now).getUTCFullYear()
  const changes = [year, year + 1].flatMap((each) => Object.values(clockChanges(each)))
  const soon = changes.filter((at) => at > now && at < now + 2 * dayMs)
  const all = [...new Set([...soon, ...pairs.flatMap(({ model }) => model.instants(now))])].sort(
    (a, b) => a - b,
  )
  return all[step.which % all.length]! + step.plus
}

/**
 * Runs a story in a transaction that is rolled back, and compares answers and state after every step. Throws the first
 * Difference.
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
        fixture: new LimitsFixture(seat, `model-${seat.playerId}`),
        model: new SecondModel(),
        seenAt: null,
      }),
    )
    for (const [n, step] of steps.entries()) {
      now = nextInstant(now, step, pairs)
      const tx: Tx = { ...whole, now: new Date(now) }
      const same = (what: string, actual: unknown, expected: unknown) => {
        const found = differences(actual, expected, what)
        if (found.length > 0) throw new Difference(n + 1, `${tx.now.toISOString()} ${found.join(", ")}`)
      }
      const isWait = step.do === "wait" || step.do === "waitFor"
      if (isWait) for (const pair of pairs) await expireSession(tx, pair)
      const me = pairs[step.who]!
      const answers = await runStep(tx, step, me, pairs[1 - step.who]!)
      if (answers) same("answer", ...answers)
      if (answers && step.do === "bet")
        countBet(step, answers[1] as Outcome, me.model.check.isDue(now), count)
      if (!isWait) me.seenAt = now
      const changed = answers ? (isWait ? pairs : [me]) : []
      await Promise.all(
        changed.map(async ({ fixture, model }) => {
          const [shown, log] = await Promise.all([
            fixture.shown(tx),
            isAboutRequests[step.do] ? fixture.log(tx) : undefined,
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
