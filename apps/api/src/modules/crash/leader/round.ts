import { bettingMs, crashMs, pauseMs, type Round, takeOver } from "@elite/crash"
import { describeError } from "../../../platform/lib/log.ts"
import { type Draw, getDraw } from "../chains/chains.ts"
import { computeLastMs, computeRemainingEndings, toRound } from "../rounds/convert.ts"
import * as store from "../rounds/store.ts"
import { LeadershipLost, retryUntilAnswered } from "./endBets.ts"
import { type CashOutQueue, cashOutQueue, runFlight } from "./flight.ts"
import type { LeaderContext } from "./leaderContext.ts"
import { endRoundBets, loadRoundBets } from "./roundBets.ts"

/** A round takes off so long after it was closed for bets: its pages have heard of it by then. */
const noticeMs = 250
const noticesAtMost = 3
/** While bets are taken it is looked so often whether the round is to be broken off. */
const breakLookMs = 200

/**
 * Plays a round that was opened: bets, flight, and the pause after it. Whoever is to end while bets are taken gives them back: who
 * comes next would, and there may be nobody for a while.
 */
export async function playRound(term: LeaderContext, opened: store.RoundRow): Promise<void> {
  const { lead, time, stopping } = term
  const ended = AbortSignal.any([lead.signal, stopping])
  await pushRound(term, opened)
  const closesMs = opened.opened_at.getTime() + bettingMs
  const isToBreak = () => stopping.aborted || lead.breaking() === opened.id
  while (time.stampMs() < closesMs && !isToBreak() && !lead.signal.aborted)
    await time.rest(Math.min(closesMs - time.stampMs(), breakLookMs), ended)
  if (lead.signal.aborted) throw new LeadershipLost()
  const over = isToBreak() ? await abortRound(term, opened) : await runFlightPhase(term, opened)
  await settleRound(term, over)
  await time.until(over.over_at!.getTime() + pauseMs, ended)
}

/** Goes on with a round that whoever led before left: one that is over is settled as it was decided, any other is void. */
export async function resumeRound(term: LeaderContext, row: store.RoundRow): Promise<void> {
  await settleRound(term, row.over_at ? row : await abortRound(term, row))
}

/** Breaks off a round that is not over: it is void. */
async function abortRound(term: LeaderContext, row: store.RoundRow): Promise<store.RoundRow> {
  const { time } = term
  const { bets } = await loadRoundBets(term, row)
  time.notBefore(computeLastMs(row, bets))
  const draw = await getRoundDraw(term, row)
  const { over } = takeOver(toRound(row, bets, draw.result), time.stampMs())
  return endRoundAs(term, row, draw, over!)
}

async function runFlightPhase(term: LeaderContext, opened: store.RoundRow): Promise<store.RoundRow> {
  const { time, air } = term
  // From here on players may ask to leave: before the flight is at 1.01 it is too early, and they are told so.
  const wished = cashOutQueue(time)
  air.wished = wished
  try {
    const draw = await getRoundDraw(term, opened)
    const row = await takeOff(term, opened)
    await pushFlight(term, row, draw)
    const flown = await flyRound(term, row, { wished, draw })
    return await endRoundAs(term, row, draw, flown.over!)
  } finally {
    air.wished = undefined
    wished.close()
  }
}

/**
 * Closes a round for bets, and answers it as it flies. Where bets that were under way held it up until its notice was over, it is
 * given one anew: nobody has been told yet.
 */
async function takeOff(term: LeaderContext, { id }: store.RoundRow): Promise<store.RoundRow> {
  const { platform, lead, time } = term
  for (let tries = 0; tries < noticesAtMost; tries++) {
    const atMs = time.stampMs() + noticeMs
    const at = new Date(atMs)
    await retryUntilAnswered(platform, lead, () =>
      store.takeOff(platform.database, { term: lead.term, roundId: id, at }),
    )
    if (time.stampMs() < atMs) break
  }
  const row = await retryUntilAnswered(platform, lead, () => store.findRound(platform.reads(), id))
  if (!row?.took_off_at) throw new Error(`The round ${id} did not take off.`)
  return row
}

/** Flies a round with the bets that were in it when it took off: nobody can place one or take one back any more. */
async function flyRound(
  term: LeaderContext,
  row: store.RoundRow,
  { wished, draw }: { wished: CashOutQueue; draw: Draw },
): Promise<Round> {
  const { lead, time } = term
  const { bets, forFun } = await loadRoundBets(term, row)
  const flown = await runFlight(toRound(row, bets, draw.result), {
    time,
    signal: lead.signal,
    wished,
    book: (endings) => endRoundBets(term, row, endings, forFun),
    correct: () => void pushFlight(term, row, draw),
    isToBreak: () => lead.breaking() === row.id,
  })
  if (!flown.over) throw new LeadershipLost()
  return flown
}

const getRoundDraw = (
  { platform, lead, secret }: LeaderContext,
  { chain, number }: store.RoundRow,
): Promise<Draw> =>
  retryUntilAnswered(platform, lead, () => getDraw(platform.reads(), secret, { chain, number }))

/** A round is over, for good before anybody is told. */
async function endRoundAs(
  term: LeaderContext,
  row: store.RoundRow,
  { hash, result }: Draw,
  { how, atMs }: NonNullable<Round["over"]>,
): Promise<store.RoundRow> {
  const { platform, lead } = term
  const at = new Date(atMs)
  await retryUntilAnswered(platform, lead, () =>
    store.endRound(platform.database, { term: lead.term, roundId: row.id, at }, { as: how, hash, result }),
  )
  const over = { ...row, over_at: at, over_as: how, hash, result }
  await pushRound(term, over)
  return over
}

/** Ends what bets of a round that is over have not. */
async function settleRound(term: LeaderContext, row: store.RoundRow): Promise<void> {
  const { platform, lead, time } = term
  const { bets, forFun } = await loadRoundBets(term, row)
  const left = bets.filter((bet) => bet.ended_as === null && bet.stuck_at === null)
  await endRoundBets(term, row, computeRemainingEndings(row, left), forFun)
  const at = new Date(time.stampMs())
  await retryUntilAnswered(platform, lead, () =>
    store.settleRound(platform.database, { term: lead.term, roundId: row.id, at }),
  )
}

/** Nothing is told by a leader that another may have followed: what it says would be of a round that is void by then. */
const pushRound = (
  { platform, lead, telling, time }: LeaderContext,
  row: store.RoundRow,
  isSo: (nowMs: number) => boolean = () => true,
): Promise<void> =>
  telling
    .round(row, { stampMs: time.stampMs, isSo: (nowMs) => lead.isStillLeader() && isSo(nowMs) })
    .catch((error) => platform.log.warn("crash.roundNotTold", describeError(error)))

/** No round opens: open pages hear it with the last one, which was over before anybody knew. */
export async function pushLastRound(term: LeaderContext): Promise<void> {
  const { platform, lead } = term
  const last = await retryUntilAnswered(platform, lead, () => store.findLastRound(platform.reads()))
  if (last) await pushRound(term, last)
}

/** A flight is told as long as it lasts, and not while its end is being kept. */
const pushFlight = (term: LeaderContext, row: store.RoundRow, { result }: Draw): Promise<void> =>
  pushRound(term, row, (nowMs) => nowMs < row.took_off_at!.getTime() + crashMs(result))
