import type { tournaments as contract } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { policy } from "../../content/index.ts"
import { purseOf } from "../../play/index.ts"
import { eurosOfUnits, pointsOfUnits } from "../../wallet/index.ts"
import { listsHouse } from "../offers/listed.ts"
import type { TournamentRow } from "../offers/store.ts"
import { isOpenAt, payoutsOf, sharesOf, stateAt } from "../rules.ts"
import { tournamentHousePrizes } from "../settings.ts"
import * as store from "./store.ts"

/** Every state but that of a draft, which nobody is shown. */
export const shownState = (row: TournamentRow, now: Date): contract.TournamentState =>
  stateAt(row.state as contract.TournamentState, row, now)

/** All that a tournament pays out as it stands: units, or thousandths of a point where its prizes are points. */
export const poolOf = ({ house, fees }: TournamentRow): bigint => house + fees

/** What a tournament pays as players are shown it: euros, or points. */
export const prizeShown = (
  { prizes_in: prizesIn }: Pick<TournamentRow, "prizes_in">,
  units: bigint,
): number => (prizesIn === "points" ? pointsOfUnits(units) : eurosOfUnits(units))

/**
 * What each place is paid as the pool stands, as players are shown it: when it is over, of as many as were reached; until then as if all will be.
 */
export function ladderOf(row: TournamentRow, places: number): number[] {
  const reached = row.state === "finished" ? places : sharesOf(row.prizes).length
  return payoutsOf(poolOf(row), row.prizes, reached).map((units) => prizeShown(row, units))
}

/** Of these tournaments those that are listed: while the policy is off, none to which the house adds, but what the caller is in. */
export async function listedIn<T extends TournamentRow>(
  from: Reads,
  rows: readonly T[],
  isIn: (row: T) => boolean = () => false,
): Promise<T[]> {
  if (rows.every(({ house }) => house === 0n)) return [...rows]
  const areAll = await listsHouse(from)
  return rows.filter((row) => areAll || row.house === 0n || isIn(row))
}

/** Tournaments as bills show them, with the caller's own entries. */
export async function billsOf(
  from: Reads,
  rows: readonly TournamentRow[],
  playerId: bigint | null,
): Promise<contract.Tournament[]> {
  const ids = rows.map(({ id }) => id)
  return billsWith(from, rows, playerId === null ? [] : await store.ownOf(from, playerId, ids))
}

/** The same with entries that were read already. */
export async function billsWith(
  from: Reads,
  rows: readonly TournamentRow[],
  own: readonly store.OwnRow[],
): Promise<contract.Tournament[]> {
  const entries = await entriesShown(from, rows, own)
  const isOn = (await policy(from, tournamentHousePrizes)) === "on"
  return rows.map((row) => billOf(row, from.now, isOn, entries.get(row.id) ?? null))
}

function billOf(
  row: TournamentRow,
  now: Date,
  isOn: boolean,
  own: contract.OwnTournamentEntry | null,
): contract.Tournament {
  const { state, entries, entries_at_most: most, house } = row
  return {
    tournamentId: Number(row.id),
    seriesId: Number(row.series_id ?? row.id),
    name: row.name,
    type: row.type,
    scoring: row.scoring,
    state: shownState(row, now),
    cancelledFor: row.cancelled_for,
    entryFrom: row.opens_at.toISOString(),
    entryUntil: row.closes_at.toISOString(),
    from: row.begins_at.toISOString(),
    until: row.ends_at.toISOString(),
    entryFee: eurosOfUnits(row.entry_fee),
    prizesIn: row.prizes_in,
    pool: prizeShown(row, poolOf(row)),
    housePrize: prizeShown(row, house),
    entries,
    entriesAtLeast: row.entries_at_least,
    entriesAtMost: most,
    isOpen: isOpenAt(state, row, now) && (most === null || entries < most) && (house === 0n || isOn),
    own,
  }
}

/** The place above a place that is the nearest to be paid more, from the last that is paid where there is none yet. */
export function nextOf(ladder: readonly number[], place: number | null): number | null {
  if (ladder.length === 0) return null
  if (place === null || place > ladder.length) return ladder.length
  for (let above = place - 1; above >= 1; above--) if (ladder[above - 1]! > ladder[place - 1]!) return above
  return null
}

async function entriesShown(
  from: Reads,
  rows: readonly TournamentRow[],
  own: readonly store.OwnRow[],
): Promise<Map<bigint, contract.OwnTournamentEntry>> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const each = own.map((entry) => {
    const row = byId.get(entry.tournament_id)!
    const ladder = row.state === "finished" ? [] : ladderOf(row, 0)
    const isPlaying = row.state !== "finished" && entry.state === "in"
    return { entry, row, ladder, next: isPlaying ? nextOf(ladder, entry.place) : null }
  })
  const wanted = each.flatMap(({ row, next }) =>
    next === null ? [] : [{ tournamentId: row.id, rank: next }],
  )
  const pointsAt = await store.pointsAtOf(from, wanted)
  const shown = each.map(async ({ entry, row, ladder, next }) => {
    const nextPoints = pointsAt.get(row.id)
    const creditUnits = await creditOf(from, row, entry)
    return [row.id, ownShown({ entry, row, ladder, next, nextPoints, creditUnits })] as const
  })
  return new Map(await Promise.all(shown))
}

/** The credit that is left to play with, units; null where a tournament is played from cash. */
async function creditOf(
  from: Reads,
  { credit, ended_at }: TournamentRow,
  entry: store.OwnRow,
): Promise<bigint | null> {
  if (credit === null) return null
  if (ended_at || entry.state !== "in") return 0n
  if (entry.purse_id === null) return credit * BigInt(1 + entry.rebuys)
  return (await purseOf(from, entry.purse_id))?.heldUnits ?? 0n
}

type Shown = {
  entry: store.OwnRow
  row: TournamentRow
  ladder: readonly number[]
  next: number | null
  nextPoints: bigint | undefined
  creditUnits: bigint | null
}

function ownShown({ entry, row, ladder, next, nextPoints, creditUnits }: Shown): contract.OwnTournamentEntry {
  const { place, points, won, bets, rebuys } = entry
  const reached = place === null ? 0 : (ladder[place - 1] ?? 0)
  const each = row.bets_at_most
  return {
    state: entry.state,
    enteredAt: entry.entered_at.toISOString(),
    paid: eurosOfUnits(entry.paid),
    rebuys,
    balance: creditUnits === null ? null : eurosOfUnits(creditUnits),
    winPoints: pointsOfUnits(points),
    bets,
    betsAtMost: each === null ? null : each * (1 + rebuys),
    rank: place,
    prize: won === null ? reached : prizeShown(row, won),
    next: nextShown(ladder, next, { points, nextPoints }),
    won:
      won === null
        ? null
        : {
            amount: prizeShown(row, won),
            state: prizeStateOf(entry),
            until: entry.claim_until?.toISOString() ?? null,
          },
  }
}

/** The nearest place above that pays more, and how many points are missing to it; null where there is none. */
export function nextShown(
  ladder: readonly number[],
  next: number | null,
  { points, nextPoints }: { points: bigint; nextPoints: bigint | undefined },
): contract.OwnTournamentEntry["next"] {
  if (next === null || nextPoints === undefined) return null
  return {
    rank: next,
    prize: ladder[next - 1]!,
    points: pointsOfUnits(nextPoints > points ? nextPoints - points : 0n),
  }
}

function prizeStateOf({ refused_at, disputed_at, settled_as }: store.OwnRow): contract.TournamentPrizeState {
  if (refused_at) return "refused"
  if (disputed_at) return "disputed"
  return settled_as ?? "open"
}
