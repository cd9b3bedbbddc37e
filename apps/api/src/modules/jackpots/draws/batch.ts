import {
  applyItem,
  byJackpot,
  type Cycle,
  computeShare,
  type Item,
  type Jackpot,
  jackpots,
  nextCycle,
  nextHead,
  partsPerUnit,
  type Terms,
} from "@elite/jackpots"

export type ItemSource = {
  playerId: bigint
  provider: string
  roundRef: string
  uuid: string | null
  gameId: number
}
/** Millionths of a stake. */
export type PoolRates = Readonly<Record<Jackpot, number>>
/** An item before it is numbered; a void carries the rates at which its bet was shared. */
export type Entry = { item: Item; at: Date; of?: ItemSource; rates?: PoolRates }
export type NumberedEntry = Omit<Entry, "rates"> & { number: number }

export type CycleRun = {
  /** The state before the batch, or at its beginning in it. */
  readonly began: Cycle
  cycle: Cycle
  /** Null for a cycle that began before this batch; `head` is that of the chain. */
  readonly beginning: { seededUnits: bigint; carriedParts: bigint; head: string } | null
  sharedParts: bigint
  returnedParts: bigint
  droppedParts: bigint
  over: { last: number; at: Date } | null
}
export type DrawnWin = {
  jackpot: Jackpot
  cycle: number
  item: number
  playerId: bigint
  parts: bigint
  fromPoolUnits: bigint
  paidUnits: bigint
  at: Date
}
/** The movements of a pool except its wins, units. */
export type PoolBooking = { seeded: bigint; shared: bigint; returned: bigint; restored: bigint }

export type BatchState = {
  number: number
  head: string
  cycles: Readonly<Record<Jackpot, Cycle>>
  /** Restored from each reserve so far, parts. */
  restoredParts: Readonly<Record<Jackpot, bigint>>
}
export type BatchResult = {
  number: number
  head: string
  entries: NumberedEntry[]
  runs: CycleRun[]
  drawn: DrawnWin[]
  bookings: Record<Jackpot, PoolBooking>
  restoredParts: Record<Jackpot, bigint>
}

const toUnits = (parts: bigint) => parts / partsPerUnit

export const startRun = (cycle: Cycle, beginning: CycleRun["beginning"]): CycleRun => ({
  began: cycle,
  cycle,
  beginning,
  sharedParts: 0n,
  returnedParts: 0n,
  droppedParts: 0n,
  over: null,
})

/** Deterministic. `terms` are those of cycles that begin on the way, `seedOf` answers the seed of a cycle. */
export function processBatch(
  state: BatchState,
  entries: readonly Entry[],
  { terms, seedOf }: { terms: Terms; seedOf(jackpot: Jackpot, cycle: number): string },
): BatchResult {
  const running = byJackpot((jackpot) => startRun(state.cycles[jackpot], null))
  const batch: BatchResult = {
    number: state.number,
    head: state.head,
    entries: [],
    runs: Object.values(running),
    drawn: [],
    bookings: byJackpot(() => ({ seeded: 0n, shared: 0n, returned: 0n, restored: 0n })),
    restoredParts: { ...state.restoredParts },
  }
  for (const { rates, ...entry } of entries) {
    const number = ++batch.number
    batch.head = nextHead(batch.head, entry.item)
    batch.entries.push({ ...entry, number })
    for (const jackpot of jackpots) {
      const run = running[jackpot]
      applyEntry(batch, run, { ...entry, number }, rates)
      if (run.over === null) continue
      const { seedUnits: seededUnits } = terms[jackpot]
      const seed = seedOf(jackpot, run.cycle.cycle + 1)
      const beginning = { seededUnits, carriedParts: run.cycle.parts, head: batch.head }
      running[jackpot] = startRun(nextCycle(run.cycle, { seed, terms, at: number }), beginning)
      batch.runs.push(running[jackpot])
      batch.bookings[jackpot].seeded += seededUnits
    }
  }
  return batch
}

function applyEntry(
  batch: BatchResult,
  run: CycleRun,
  { item, number, of, at }: NumberedEntry,
  rates?: PoolRates,
): void {
  const before = run.cycle
  const { jackpot } = before
  const { cycle, drop, isOver } = applyItem(before, item)
  run.cycle = cycle
  if (item.kind === "bet") addShare(batch, run, before, computeShare(before.terms, item.stakeUnits))
  if (item.kind === "void") {
    const ratePpm = findRate(batch, jackpot, item.bet) ?? rates![jackpot]
    returnShare(batch, run, before, computeShare({ ...before.terms, ratePpm }, item.stakeUnits))
  }
  if (!drop) return
  run.droppedParts += drop.parts
  batch.drawn.push({
    jackpot,
    cycle: drop.cycle,
    item: number,
    playerId: of!.playerId,
    parts: drop.parts,
    fromPoolUnits: toUnits(cycle.parts + drop.parts) - toUnits(cycle.parts),
    paidUnits: drop.paidUnits,
    at,
  })
  if (isOver) run.over = { last: number, at }
}

function addShare(batch: BatchResult, run: CycleRun, { jackpot, parts }: Cycle, more: bigint): void {
  run.sharedParts += more
  batch.bookings[jackpot].shared += toUnits(parts + more) - toUnits(parts)
}

/** The pool returns what it still holds of a share, the reserve the rest. */
function returnShare(batch: BatchResult, run: CycleRun, { jackpot, parts }: Cycle, due: bigint): void {
  const booking = batch.bookings[jackpot]
  const returned = parts - run.cycle.parts
  run.returnedParts += returned
  booking.returned += toUnits(parts) - toUnits(run.cycle.parts)
  const before = batch.restoredParts[jackpot]
  batch.restoredParts[jackpot] = before + due - returned
  booking.restored += toUnits(batch.restoredParts[jackpot]) - toUnits(before)
}

const findRate = ({ runs }: BatchResult, jackpot: Jackpot, bet: number): number | undefined =>
  runs.findLast(({ began }) => began.jackpot === jackpot && began.since < bet)?.began.terms.ratePpm
