import { firstHead, type Jackpot, jackpots, sealOf, type Window, windowMs } from "@elite/jackpots"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import { setting } from "../../content/index.ts"
import { prizeGamesAmong } from "../../games/index.ts"
import type { betVoided, roundSettled, stakesAnnulled } from "../../play/index.ts"
import { robotsAmong, type Secrecy } from "../../players/index.ts"
import { unitsOfCents } from "../../wallet/index.ts"
import type { windowBegan } from "../events.ts"
import { termsOf } from "../rules.ts"
import { jackpotCeilings, jackpotRules, jackpotTerms } from "../settings.ts"
import * as store from "../store.ts"
import { type Batch, type Entry, type Run, runOf, type State, workOff } from "./batch.ts"
import { betKey, entriesOf, windowEntry } from "./entries.ts"
import { cycleIn, firstCycle } from "./kept.ts"
import { bookBatch } from "./money.ts"
import { openSources } from "./seeds.ts"

export type Heard = EventOf<typeof roundSettled | typeof betVoided | typeof windowBegan>
type SeedOf = (jackpot: Jackpot, cycle: number) => string

/** So many cycles of each pool have their seal published before they begin. */
const sealedAhead = 20

/** Works off what was heard, in its order: the chain grows, pools fill and drop, and the ledger follows. */
export async function draw(tx: Tx, secret: Secrecy, events: readonly Heard[]): Promise<void> {
  if (events.length === 0) return
  let now = await pools(tx, secret)
  let heard: readonly Heard[] | undefined = events
  if (now.rows.length === 0) {
    heard = await beginAtFirst(tx, events, now)
    if (!heard) return
    now = await pools(tx, secret)
  }
  const state = await stateOf(tx, now)
  await keep(tx, workOff(state, await entriesIn(tx, state, heard), now), now.seedOf)
}

/** The pools as they are kept, locked, and what they are drawn and played by. */
async function pools(tx: Tx, secret: Secrecy) {
  const rows = await store.lockCycles(tx)
  // After the lock: what was restored from the reserves is kept beside the sources.
  const sources = await store.sourcesOf(tx)
  const terms = termsOf(await setting(tx, jackpotTerms), await setting(tx, jackpotCeilings))
  return { rows, sources, seedOf: openSources(sources, secret), terms }
}
type Pools = Awaited<ReturnType<typeof pools>>

/** Gives back the shares of all bets in a player's rounds that were annulled. */
export async function drawAnnulled(
  tx: Tx,
  secret: Secrecy,
  { playerId, at, data }: EventOf<typeof stakesAnnulled>,
): Promise<void> {
  const bets = await store.annulledBetsOf(tx, playerId, data.annulmentId)
  if (bets.length === 0) return
  const now = await pools(tx, secret)
  const entries = bets.map((bet) => voidOf(bet, at))
  await keep(tx, workOff(await stateOf(tx, now), entries, now), now.seedOf)
}

const voidOf = ({ number, stake, rates }: store.KnownBet, at: Date): Entry => ({
  item: { kind: "void", bet: number, stakeUnits: stake },
  at,
  rates,
})

/**
 * Begins the pools with the first window that is heard of. What was heard before it is nothing to them: answers the rest; undefined
 * while there is none.
 */
async function beginAtFirst(
  tx: Tx,
  events: readonly Heard[],
  { seedOf, terms }: Pick<Pools, "seedOf" | "terms">,
): Promise<readonly Heard[] | undefined> {
  const first = events.findIndex(({ kind }) => kind === "jackpots.windowBegan")
  const opening = events[first]
  if (opening?.kind !== "jackpots.windowBegan") return undefined
  const { endsAt, expectedUnits } = opening.data
  const window: Window = { endMs: endsAt.getTime(), expectedUnits, hasDropped: false }
  const runs = jackpots.map((jackpot) =>
    runOf(firstCycle(jackpot, { seed: seedOf(jackpot, 1), terms, window }), {
      seededUnits: terms[jackpot].seedUnits,
      carriedParts: 0n,
      head: firstHead,
    }),
  )
  await store.insertHead(tx, { number: 0, head: firstHead })
  await insertSealsAfter(tx, runs, seedOf)
  await store.setRuns(tx, runs)
  await bookBatch(tx, {
    number: 0,
    drawn: [],
    winIds: [],
    bookings: Object.fromEntries(
      runs.map(({ cycle: { jackpot } }) => [
        jackpot,
        { seeded: terms[jackpot].seedUnits, shared: 0n, returned: 0n, restored: 0n },
      ]),
    ) as Batch["bookings"],
  })
  return events.slice(first + 1)
}

async function stateOf(tx: Tx, { sources, seedOf, rows }: Pools): Promise<State> {
  const last = await store.headOf(tx)
  const byJackpot = <V>(of: (jackpot: Jackpot) => V) =>
    Object.fromEntries(jackpots.map((jackpot) => [jackpot, of(jackpot)])) as Record<Jackpot, V>
  return {
    number: last?.number ?? 0,
    head: last?.head ?? firstHead,
    cycles: byJackpot((jackpot) => {
      const row = rows.find((each) => each.jackpot === jackpot)!
      return cycleIn(row, seedOf(jackpot, row.number))
    }),
    restoredParts: byJackpot((each) => sources.find(({ jackpot }) => jackpot === each)!.restored_parts),
  }
}

/** A bet that is given back is looked for in the chain, and among those that stand before it here. */
async function entriesIn(tx: Tx, { number }: State, events: readonly Heard[]): Promise<Entry[]> {
  const { leastStakeCents } = await setting(tx, jackpotRules)
  const leastUnits = unitsOfCents(leastStakeCents)
  const voided = events.flatMap((event) =>
    event.kind === "bet.voided" ? [{ playerId: event.playerId, ...event.data }] : [],
  )
  const known = new Map((await store.betsOf(tx, voided)).map((bet) => [betKey(bet), voidOf(bet, tx.now)]))
  const settled = events.filter((event) => event.kind === "round.settled")
  const robots = await robotsAmong(
    tx,
    settled.map(({ playerId }) => playerId),
  )
  const games = await prizeGamesAmong(
    tx,
    settled.map(({ data }) => data.gameId),
  )
  const entries: Entry[] = []
  for (const event of events) {
    if (event.kind === "round.settled" && !games.has(event.data.gameId)) continue
    if (event.kind === "jackpots.windowBegan") entries.push(windowEntry(event))
    else if (event.kind === "bet.voided") {
      const key = betKey(event.data)
      const found = known.get(key)
      known.delete(key)
      if (found) entries.push({ ...found, at: event.at })
    } else
      for (const entry of entriesOf(event, leastUnits, robots.has(event.playerId))) {
        entries.push(entry)
        if (entry.item.kind !== "bet") continue
        const bet = number + entries.length
        const item = { kind: "void" as const, bet, stakeUnits: entry.item.stakeUnits }
        known.set(betKey({ provider: entry.of!.provider, uuid: entry.of!.uuid! }), { item, at: event.at })
      }
  }
  return entries
}

async function keep(tx: Tx, batch: Batch, seedOf: SeedOf): Promise<void> {
  if (batch.entries.length === 0) return
  await store.insertItems(tx, batch.entries)
  await store.insertHead(tx, batch)
  await insertSealsAfter(tx, batch.runs, seedOf)
  await store.setRuns(tx, batch.runs)
  await store.updateStaked(tx, stakedIn(batch))
  const winIds = await store.insertWins(tx, batch)
  await bookBatch(tx, { ...batch, winIds })
}

const insertSealsAfter = (tx: Tx, runs: readonly Run[], seedOf: SeedOf) =>
  store.insertSeals(
    tx,
    runs
      .filter(({ beginning }) => beginning)
      .flatMap(({ cycle: { jackpot, cycle: first } }) =>
        Array.from({ length: sealedAhead + 1 }, (_, n) => {
          const cycle = first + n
          return { jackpot, cycle, seal: sealOf({ jackpot, cycle, seed: seedOf(jackpot, cycle) }) }
        }),
      ),
  )

/** What the bets of a batch staked in each window, by its end. */
function stakedIn({ entries, runs }: Batch): Map<number, bigint> {
  const staked = new Map<number, bigint>()
  const [first] = runs.filter(({ began }) => began.jackpot === "threeHour")
  let endMs = first?.began.jackpot === "threeHour" ? first.began.window.endMs : windowMs
  for (const { item } of entries) {
    if (item.kind === "window") endMs = item.endMs
    if (item.kind === "bet") staked.set(endMs, (staked.get(endMs) ?? 0n) + item.stakeUnits)
  }
  return staked
}
