import { bettingMs, crashMs, pauseMs, type Round, takeOver } from "@elite/crash"
import { describeError } from "../../../platform/lib/log.ts"
import { type Draw, getDraw } from "../chains/chains.ts"
import { computeLastMs, computeRemainingEndings, toRound } from "../rounds/convert.ts"
import * as store from "../rounds/store.ts"
import { LeadershipLost, retryUntilAnswered } from "./endBets.ts"
import { type CashOutQueue, cashOutQueue, runFlight } from "./flight.ts"
import type { LeaderContext } from "./leaderContext.ts"
import { endRoundBets, loadRoundBets } from "./roundBets.ts"

/** Time between closing for bets and the take-off, in which pages learn of it. */
const noticeMs = 250
const maxNotices = 3
const abortPollMs = 200

/** A process that stops while bets are taken gives them back itself, because no other may follow soon. */
export async function playRound(context: LeaderContext, opened: store.RoundRow): Promise<void> {
  const { lead, time, stopping } = context
  const stopped = AbortSignal.any([lead.signal, stopping])
  await pushRound(context, opened)
  const closesMs = opened.opened_at.getTime() + bettingMs
  const shouldAbort = () => stopping.aborted || lead.roundToAbort() === opened.id
  while (time.stampMs() < closesMs && !shouldAbort() && !lead.signal.aborted)
    await time.rest(Math.min(closesMs - time.stampMs(), abortPollMs), stopped)
  if (lead.signal.aborted) throw new LeadershipLost()
  const over = shouldAbort() ? await abortRound(context, opened) : await runFlightPhase(context, opened)
  await settleRound(context, over)
  await time.until(over.over_at!.getTime() + pauseMs, stopped)
}

/** Settles a round that an earlier leader left: as it ended, or as void. */
export async function resumeRound(context: LeaderContext, row: store.RoundRow): Promise<void> {
  await settleRound(context, row.over_at ? row : await abortRound(context, row))
}

async function abortRound(context: LeaderContext, row: store.RoundRow): Promise<store.RoundRow> {
  const { time } = context
  const bets = await loadRoundBets(context, row)
  time.notBefore(computeLastMs(row, bets))
  const draw = await getRoundDraw(context, row)
  const { over } = takeOver(toRound(row, bets, draw.result), time.stampMs())
  return endRoundAs(context, row, draw, over!)
}

async function runFlightPhase(context: LeaderContext, opened: store.RoundRow): Promise<store.RoundRow> {
  const { time, flight } = context
  // From here on requests are answered, if only with "too early".
  const cashOuts = cashOutQueue(time)
  flight.cashOuts = cashOuts
  try {
    const draw = await getRoundDraw(context, opened)
    const row = await takeOff(context, opened)
    await pushFlight(context, row, draw)
    const ended = await flyRound(context, row, { cashOuts, draw })
    return await endRoundAs(context, row, draw, ended.over!)
  } finally {
    flight.cashOuts = undefined
    cashOuts.close()
  }
}

/** Where bets in progress delayed the commit past the announced instant, it is set again: nobody has been told yet. */
async function takeOff(context: LeaderContext, { id }: store.RoundRow): Promise<store.RoundRow> {
  const { platform, lead, time } = context
  for (let tries = 0; tries < maxNotices; tries++) {
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

async function flyRound(
  context: LeaderContext,
  row: store.RoundRow,
  { cashOuts, draw }: { cashOuts: CashOutQueue; draw: Draw },
): Promise<Round> {
  const { lead, time } = context
  const bets = await loadRoundBets(context, row)
  const ended = await runFlight(toRound(row, bets, draw.result), {
    time,
    signal: lead.signal,
    cashOuts,
    endBets: (endings) => endRoundBets(context, row, endings),
    rebroadcast: () => void pushFlight(context, row, draw),
    shouldAbort: () => lead.roundToAbort() === row.id,
  })
  if (!ended.over) throw new LeadershipLost()
  return ended
}

const getRoundDraw = (
  { platform, lead, secret }: LeaderContext,
  { chain, number }: store.RoundRow,
): Promise<Draw> =>
  retryUntilAnswered(platform, lead, () => getDraw(platform.reads(), secret, { chain, number }))

/** Commits the end before it is pushed. */
async function endRoundAs(
  context: LeaderContext,
  row: store.RoundRow,
  { hash, result }: Draw,
  { how, atMs }: NonNullable<Round["over"]>,
): Promise<store.RoundRow> {
  const { platform, lead } = context
  const at = new Date(atMs)
  await retryUntilAnswered(platform, lead, () =>
    store.endRound(platform.database, { term: lead.term, roundId: row.id, at }, { as: how, hash, result }),
  )
  const over = { ...row, over_at: at, over_as: how, hash, result }
  await pushRound(context, over)
  return over
}

async function settleRound(context: LeaderContext, row: store.RoundRow): Promise<void> {
  const { platform, lead, time } = context
  const bets = await loadRoundBets(context, row)
  const open = bets.filter((bet) => bet.ended_as === null && bet.stuck_at === null)
  await endRoundBets(context, row, computeRemainingEndings(row, open))
  const at = new Date(time.stampMs())
  await retryUntilAnswered(platform, lead, () =>
    store.settleRound(platform.database, { term: lead.term, roundId: row.id, at }),
  )
}

/** Publishes nothing once another process may lead: the round may be void by then. */
const pushRound = (
  { platform, lead, push, time }: LeaderContext,
  row: store.RoundRow,
  isCurrent: (nowMs: number) => boolean = () => true,
): Promise<void> =>
  push
    .round(row, { stampMs: time.stampMs, isCurrent: (nowMs) => lead.isStillLeader() && isCurrent(nowMs) })
    .catch((error) => platform.log.warn("crash.roundNotTold", describeError(error)))

export async function pushLastRound(context: LeaderContext): Promise<void> {
  const { platform, lead } = context
  const last = await retryUntilAnswered(platform, lead, () => store.findLastRound(platform.reads()))
  if (last) await pushRound(context, last)
}

/** Not after the crash instant, while the end is being committed. */
const pushFlight = (context: LeaderContext, row: store.RoundRow, { result }: Draw): Promise<void> =>
  pushRound(context, row, (nowMs) => nowMs < row.took_off_at!.getTime() + crashMs(result))
