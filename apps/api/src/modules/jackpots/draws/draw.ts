import {
  byJackpot,
  computeSeal,
  cycleWindow,
  firstHead,
  type Jackpot,
  jackpots,
  type Window,
  windowMs,
} from "@elite/jackpots"
import type { Tx } from "../../../platform/db/transaction.ts"
import { getSetting } from "../../content/index.ts"
import { filterPrizeGames } from "../../games/index.ts"
import type { BetEvent } from "../../play/index.ts"
import { findRobots, type IdentityEncryption } from "../../players/index.ts"
import { centsToUnits } from "../../wallet/index.ts"
import type { windowBegan } from "../events.ts"
import { toTerms } from "../rules.ts"
import { jackpotCeilings, jackpotRules, jackpotTerms } from "../settings.ts"
import * as store from "../store.ts"
import {
  type BatchResult,
  type BatchState,
  type CycleRun,
  type Entry,
  processBatch,
  startRun,
} from "./batch.ts"
import { firstCycle, toCycle } from "./cycleRow.ts"
import { betKey, toEntries, toWindowEntry } from "./entries.ts"
import { bookBatch } from "./ledger.ts"
import { openSeedSources } from "./seeds.ts"

export type DrawEvent = BetEvent<typeof windowBegan>
type SeedFor = (jackpot: Jackpot, cycle: number) => string

/** The seals of so many cycles are published in advance. */
const sealsPublishedAhead = 20

export async function processDrawEvents(
  tx: Tx,
  secret: IdentityEncryption,
  events: readonly DrawEvent[],
): Promise<void> {
  if (events.length === 0) return
  let pools = await lockPools(tx, secret)
  let counted: readonly DrawEvent[] | undefined = events
  if (pools.rows.length === 0) {
    counted = await startAtFirstWindow(tx, events, pools)
    if (!counted) return
    pools = await lockPools(tx, secret)
  }
  const state = await readBatchState(tx, pools)
  await saveBatch(tx, processBatch(state, await listEntries(tx, state, counted), pools), pools.seedOf)
}

async function lockPools(tx: Tx, secret: IdentityEncryption) {
  const rows = await store.lockRunningCycles(tx)
  // After the lock: the rows of the sources hold what the reserves restored.
  const sources = await store.listSeedSources(tx)
  const terms = toTerms(await getSetting(tx, jackpotTerms), await getSetting(tx, jackpotCeilings))
  return { rows, sources, seedOf: openSeedSources(sources, secret), terms }
}
type LockedPools = Awaited<ReturnType<typeof lockPools>>

const toVoidEntry = ({ number, stake, rates }: store.ChainBet, at: Date): Entry => ({
  item: { kind: "void", bet: number, stakeUnits: stake },
  at,
  rates,
})

/** Answers the events after the first window, because earlier ones do not count; undefined if no event begins a window. */
async function startAtFirstWindow(
  tx: Tx,
  events: readonly DrawEvent[],
  { seedOf, terms }: Pick<LockedPools, "seedOf" | "terms">,
): Promise<readonly DrawEvent[] | undefined> {
  const first = events.findIndex(({ kind }) => kind === "jackpots.windowBegan")
  const opening = events[first]
  if (opening?.kind !== "jackpots.windowBegan") return undefined
  const { endsAt, expectedUnits } = opening.data
  const window: Window = { endMs: endsAt.getTime(), expectedUnits, hasDropped: false }
  const runs = jackpots.map((jackpot) =>
    startRun(firstCycle(jackpot, { seed: seedOf(jackpot, 1), terms, window }), {
      seededUnits: terms[jackpot].seedUnits,
      carriedParts: 0n,
      head: firstHead,
    }),
  )
  await store.insertHead(tx, { number: 0, head: firstHead })
  await insertSealsAfter(tx, runs, seedOf)
  await store.setCycleRuns(tx, runs)
  await bookBatch(tx, {
    number: 0,
    drawn: [],
    winIds: [],
    bookings: byJackpot((jackpot) => ({
      seeded: terms[jackpot].seedUnits,
      shared: 0n,
      returned: 0n,
      restored: 0n,
    })),
  })
  return events.slice(first + 1)
}

async function readBatchState(tx: Tx, { sources, seedOf, rows }: LockedPools): Promise<BatchState> {
  const last = await store.findLastHead(tx)
  return {
    number: last?.number ?? 0,
    head: last?.head ?? firstHead,
    cycles: byJackpot((jackpot) => {
      const row = rows.find((each) => each.jackpot === jackpot)!
      return toCycle(row, seedOf(jackpot, row.number))
    }),
    restoredParts: byJackpot((each) => sources.find(({ jackpot }) => jackpot === each)!.restored_parts),
  }
}

/** A voided bet is looked up in the chain and among the entries before it in this batch. */
async function listEntries(tx: Tx, { number }: BatchState, events: readonly DrawEvent[]): Promise<Entry[]> {
  const { leastStakeCents } = await getSetting(tx, jackpotRules)
  const leastUnits = centsToUnits(leastStakeCents)
  const voided = events.filter((event) => event.kind === "voided")
  const known = new Map(
    (await store.listBets(tx, voided)).map((bet) => [betKey(bet), toVoidEntry(bet, tx.now)]),
  )
  const settled = events.filter((event) => event.kind === "settled")
  const robots = await findRobots(
    tx,
    settled.map(({ playerId }) => playerId),
  )
  const games = await filterPrizeGames(
    tx,
    settled.map(({ gameId }) => gameId),
  )
  const entries: Entry[] = []
  for (const event of events) {
    if (event.kind === "settled" && !games.has(event.gameId)) continue
    if (event.kind === "jackpots.windowBegan") entries.push(toWindowEntry(event))
    else if (event.kind === "voided") {
      const key = betKey(event)
      const found = known.get(key)
      known.delete(key)
      if (found) entries.push({ ...found, at: event.at })
    } else
      for (const entry of toEntries(event, leastUnits, robots.has(event.playerId))) {
        entries.push(entry)
        if (entry.item.kind !== "bet") continue
        const bet = number + entries.length
        const item = { kind: "void" as const, bet, stakeUnits: entry.item.stakeUnits }
        known.set(betKey({ provider: entry.of!.provider, uuid: entry.of!.uuid! }), { item, at: event.at })
      }
  }
  return entries
}

async function saveBatch(tx: Tx, batch: BatchResult, seedOf: SeedFor): Promise<void> {
  if (batch.entries.length === 0) return
  await store.insertItems(tx, batch.entries)
  await store.insertHead(tx, batch)
  await insertSealsAfter(tx, batch.runs, seedOf)
  await store.setCycleRuns(tx, batch.runs)
  await store.updateStakedInWindows(tx, sumStakesByWindow(batch))
  const winIds = await store.insertWins(tx, batch)
  await bookBatch(tx, { ...batch, winIds })
}

const insertSealsAfter = (tx: Tx, runs: readonly CycleRun[], seedOf: SeedFor) =>
  store.insertSeals(
    tx,
    runs
      .filter(({ beginning }) => beginning)
      .flatMap(({ cycle: { jackpot, cycle: first } }) =>
        Array.from({ length: sealsPublishedAhead + 1 }, (_, n) => {
          const cycle = first + n
          return { jackpot, cycle, seal: computeSeal({ jackpot, cycle, seed: seedOf(jackpot, cycle) }) }
        }),
      ),
  )

function sumStakesByWindow({ entries, runs }: BatchResult): Map<number, bigint> {
  const staked = new Map<number, bigint>()
  const [first] = runs.flatMap(({ began }) => cycleWindow(began) ?? [])
  let endMs = first?.endMs ?? windowMs
  for (const { item } of entries) {
    if (item.kind === "window") endMs = item.endMs
    if (item.kind === "bet") staked.set(endMs, (staked.get(endMs) ?? 0n) + item.stakeUnits)
  }
  return staked
}
