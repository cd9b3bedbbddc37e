import { setTimeout as sleep } from "node:timers/promises"
import { bettingMs, crashMs, pauseMs, type Round, takeOver } from "@elite/crash"
import { problemOf } from "../../../kernel/log.ts"
import type { Kernel } from "../../../kernel/module.ts"
import { uuid } from "../../../kernel/random.ts"
import { policy, setting } from "../../content/index.ts"
import type { Secrecy } from "../../players/index.ts"
import { type Draw, openDraw } from "../chains/chains.ts"
import { demoBetsOf, endDemoBets } from "../demo/demoStore.ts"
import { demoCents } from "../demo/purse.ts"
import type { Telling } from "../live.ts"
import { lastMsOf, restOf, roundOf } from "../rounds/model.ts"
import * as store from "../rounds/store.ts"
import { crash, crashRounds } from "../settings.ts"
import { book, insist, TermOver } from "./booking.ts"
import { fly, type Left, type Wishes, wishes } from "./flight.ts"
import { hearWishes } from "./hearing.ts"
import { awaitLead, holdLead, type Lead } from "./lead.ts"
import { setLeft } from "./leadStore.ts"
import type { Time } from "./time.ts"

/** A round takes off so long after it was closed for bets: its pages have heard of it by then. */
const noticeMs = 250
const noticesAtMost = 3
/** While no round may open it is looked again so often. */
const lookMs = 1_000
/** While bets are taken it is looked so often whether the round is to be broken off. */
const breakLookMs = 200
/** Whoever is to end plays its round out for so long; then another goes on with it. */
const playOutMs = 3_500

export type Leading = {
  /** Lets a bet leave the flight that this process leads; undefined where it leads none, or the flight ended without a word on it. */
  leave(betId: string): Promise<Left | undefined> | undefined
  stop(): Promise<void>
}

type Party = { secret: Secrecy; time: Time; telling: Telling }
/** What one term of a leader works with. */
type Term = Party & { kernel: Kernel; lead: Lead; stopping: AbortSignal; air: { wished: Wishes | undefined } }

/**
 * Tries to lead for as long as this process lives, and while it does plays one round after the other. Several processes may: one of
 * them leads, and another takes over within seconds where it is gone or stopped.
 */
export function leadRounds(kernel: Kernel, party: Party): Leading {
  const holder = uuid()
  const [stopping, ending] = [new AbortController(), new AbortController()]
  const air: Term["air"] = { wished: undefined }
  const leadOnce = async (term: bigint) => {
    const lead = holdLead(kernel, term, ending.signal)
    try {
      await playTerm({ ...party, kernel, lead, stopping: stopping.signal, air })
    } finally {
      lead.end()
      air.wished?.close()
      air.wished = undefined
      await setLeft(kernel.database, term)
    }
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      const term = await awaitLead(kernel, holder, stopping.signal)
      if (term === undefined) return
      kernel.log.info("crash.leads", { count: term })
      await leadOnce(term).catch((error) => {
        if (!(error instanceof TermOver)) kernel.log.error("crash.leadFailed", problemOf(error))
      })
      await sleep(lookMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    leave: (betId) => air.wished?.leave(betId),
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => ending.abort(), playOutMs)
      await running
      clearTimeout(timer)
    },
  }
}

async function playTerm(term: Term): Promise<void> {
  const { kernel, lead, stopping, time, air } = term
  const hearing = hearWishes(kernel, lead.signal, (betId) => void air.wished?.leave(betId))
  try {
    while (!stopping.aborted) {
      // Whatever somebody else left, and what could not be ended and is to be tried again.
      for (const row of await insist(kernel, lead, () => store.unsettledOf(kernel.reads())))
        await goOnWith(term, row)
      time.anchor()
      const row = await openNext(term)
      if (row) await playRound(term, row)
      else await time.rest(lookMs, AbortSignal.any([lead.signal, stopping]))
      if (lead.signal.aborted) throw new TermOver()
    }
  } finally {
    lead.lose()
    await hearing
  }
}

/** Opens the next round; undefined while the game is not on, is paused, or has no chain. */
async function openNext({ kernel, lead, time }: Term): Promise<store.RoundRow | undefined> {
  const terms = await insist(kernel, lead, async () => {
    const from = kernel.reads()
    const { isPaused, ...bounds } = await setting(from, crashRounds)
    return isPaused || (await policy(from, crash)) !== "on" ? undefined : bounds
  })
  if (!terms) return undefined
  const at = new Date(time.stampMs())
  return insist(kernel, lead, async () => {
    // Asked again, it may have been opened: what stands open is its own.
    const open = (await store.unsettledOf(kernel.reads())).find(({ over_at }) => over_at === null)
    return open ?? store.openRound(kernel.database, { term: lead.term, at }, terms)
  })
}

/** Goes on with a round that whoever led before left: one that is over is settled as it was decided, any other is void. */
async function goOnWith(term: Term, row: store.RoundRow): Promise<void> {
  await settle(term, row.over_at ? row : await breakOff(term, row))
}

/** Breaks off a round that is not over: it is void. */
async function breakOff(term: Term, row: store.RoundRow): Promise<store.RoundRow> {
  const { time } = term
  const { bets } = await betsIn(term, row)
  time.notBefore(lastMsOf(row, bets))
  const draw = await drawOf(term, row)
  const { over } = takeOver(roundOf(row, bets, draw.result), time.stampMs())
  return endAs(term, row, draw, over!)
}

const drawOf = ({ kernel, lead, secret }: Term, { chain, number }: store.RoundRow): Promise<Draw> =>
  insist(kernel, lead, () => openDraw(kernel.reads(), secret, { chain, number }))

/** A round is over, for good before anybody is told. */
async function endAs(
  term: Term,
  row: store.RoundRow,
  { hash, result }: Draw,
  { how, atMs }: NonNullable<Round["over"]>,
): Promise<store.RoundRow> {
  const { kernel, lead } = term
  const at = new Date(atMs)
  await insist(kernel, lead, () =>
    store.endRound(kernel.database, { term: lead.term, roundId: row.id, at }, { as: how, hash, result }),
  )
  const over = { ...row, over_at: at, over_as: how, hash, result }
  await tellRound(term, over)
  return over
}

/** Ends what bets of a round that is over have not. */
async function settle(term: Term, row: store.RoundRow): Promise<void> {
  const { kernel, lead, time } = term
  const { bets, forFun } = await betsIn(term, row)
  const left = bets.filter((bet) => bet.ended_as === null && bet.stuck_at === null)
  await bookIn(term, row, restOf(row, left), forFun)
  const at = new Date(time.stampMs())
  await insist(kernel, lead, () =>
    store.settleRound(kernel.database, { term: lead.term, roundId: row.id, at }),
  )
}

/** The bets of a round, those of the demo with those of money: to the flight they are alike. */
async function betsIn(
  { kernel, lead }: Term,
  { id }: store.RoundRow,
): Promise<{ bets: store.BetRow[]; forFun: ReadonlySet<string> }> {
  const [bets, demos] = await Promise.all([
    insist(kernel, lead, () => store.betsOf(kernel.reads(), id)),
    insist(kernel, lead, () => demoBetsOf(kernel.reads(), id)),
  ])
  return { bets: [...bets, ...demos], forFun: new Set(demos.map((demo) => demo.id)) }
}

async function bookIn(
  term: Term,
  row: store.RoundRow,
  endings: readonly store.Ending[],
  forFun: ReadonlySet<string>,
): Promise<void> {
  const isForFun = ({ id }: store.Ending) => forFun.has(id)
  await Promise.all([
    bookMoney(
      term,
      row,
      endings.filter((one) => !isForFun(one)),
    ),
    bookFun(term, row, endings.filter(isForFun)),
  ])
}

/** Nobody's money hangs on it: what cannot be ended is written down, and keeps nothing from its end. */
async function bookFun(
  { kernel, lead, time }: Term,
  { id: roundId }: store.RoundRow,
  endings: readonly store.Ending[],
): Promise<void> {
  if (endings.length === 0) return
  const at = new Date(time.stampMs())
  await insist(kernel, lead, () =>
    endDemoBets(kernel.database, { term: lead.term, roundId, at, cents: demoCents }, endings),
  ).catch((error) => {
    if (error instanceof TermOver) throw error
    kernel.log.error("crash.demoNotEnded", problemOf(error))
  })
}

async function bookMoney(term: Term, row: store.RoundRow, endings: readonly store.Ending[]): Promise<void> {
  const { kernel, lead, time, telling } = term
  const told: store.EndedBet[] = []
  await book(kernel, lead, { roundId: row.id, time, endings }, (ended) => void told.push(...ended))
  if (told.length === 0) return
  for (const one of told) telling.wallet(one.player_id, one)
  // It is booked: a word that cannot be said ends no flight.
  const ids = told.map(({ id }) => id)
  await store
    .namedBetsOf(kernel.reads(), ids)
    .then((rows) => telling.bets(row, rows))
    .catch((error) => kernel.log.warn("crash.betsNotTold", problemOf(error)))
}

/** Nothing is told by a leader that another may have followed: what it says would be of a round that is void by then. */
const tellRound = (
  { kernel, lead, telling, time }: Term,
  row: store.RoundRow,
  isSo: (nowMs: number) => boolean = () => true,
): Promise<void> =>
  telling
    .round(row, { stampMs: time.stampMs, isSo: (nowMs) => lead.isSure() && isSo(nowMs) })
    .catch((error) => kernel.log.warn("crash.roundNotTold", problemOf(error)))

/** A flight is told as long as it lasts, and not while its end is being kept. */
const tellFlight = (term: Term, row: store.RoundRow, { result }: Draw): Promise<void> =>
  tellRound(term, row, (nowMs) => nowMs < row.took_off_at!.getTime() + crashMs(result))

async function playRound(term: Term, opened: store.RoundRow): Promise<void> {
  const { lead, time, stopping } = term
  await tellRound(term, opened)
  const closesMs = opened.opened_at.getTime() + bettingMs
  const isToBreak = () => lead.breaking() === opened.id
  while (time.stampMs() < closesMs && !isToBreak() && !lead.signal.aborted)
    await time.rest(Math.min(closesMs - time.stampMs(), breakLookMs), lead.signal)
  if (lead.signal.aborted) throw new TermOver()
  const over = isToBreak() ? await breakOff(term, opened) : await flyOff(term, opened)
  await settle(term, over)
  await time.until(over.over_at!.getTime() + pauseMs, AbortSignal.any([lead.signal, stopping]))
}

async function flyOff(term: Term, opened: store.RoundRow): Promise<store.RoundRow> {
  const { time, air } = term
  // From here on players may ask to leave: before the flight is at 1.01 it is too early, and they are told so.
  const wished = wishes(time)
  air.wished = wished
  try {
    const draw = await drawOf(term, opened)
    const row = await takeOff(term, opened)
    await tellFlight(term, row, draw)
    const flown = await flyRound(term, row, { wished, draw })
    return await endAs(term, row, draw, flown.over!)
  } finally {
    air.wished = undefined
    wished.close()
  }
}

/**
 * Closes a round for bets, and answers it as it flies. Where bets that were under way held it up until its notice was over, it is
 * given one anew: nobody has been told yet.
 */
async function takeOff(term: Term, { id }: store.RoundRow): Promise<store.RoundRow> {
  const { kernel, lead, time } = term
  for (let tries = 0; tries < noticesAtMost; tries++) {
    const atMs = time.stampMs() + noticeMs
    const at = new Date(atMs)
    await insist(kernel, lead, () => store.takeOff(kernel.database, { term: lead.term, roundId: id, at }))
    if (time.stampMs() < atMs) break
  }
  const row = await insist(kernel, lead, () => store.roundOf(kernel.reads(), id))
  if (!row?.took_off_at) throw new Error(`The round ${id} did not take off.`)
  return row
}

/** Flies a round with the bets that were in it when it took off: nobody can place one or take one back any more. */
async function flyRound(
  term: Term,
  row: store.RoundRow,
  { wished, draw }: { wished: Wishes; draw: Draw },
): Promise<Round> {
  const { lead, time } = term
  const { bets, forFun } = await betsIn(term, row)
  const flown = await fly(roundOf(row, bets, draw.result), {
    time,
    signal: lead.signal,
    wished,
    book: (endings) => bookIn(term, row, endings, forFun),
    correct: () => void tellFlight(term, row, draw),
    isToBreak: () => lead.breaking() === row.id,
  })
  if (!flown.over) throw new TermOver()
  return flown
}
