import type { tournaments as contract } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { getPolicyState } from "../../content/index.ts"
import { findPurse } from "../../play/index.ts"
import { toPrizeState } from "../../prizes/index.ts"
import { unitsToEuros, unitsToPoints } from "../../wallet/index.ts"
import { areHousePrizesListed } from "../listing/visibility.ts"
import { computePayouts, isOpenAt, placeShares, stateAt } from "../rules.ts"
import { tournamentHousePrizes } from "../settings.ts"
import type { TournamentRow } from "../store.ts"
import * as store from "./store.ts"

export const toShownState = (row: TournamentRow, now: Date): contract.TournamentState =>
  stateAt(row.state as contract.TournamentState, row, now)

/** Units, or thousandths of a point where the prizes are points. */
export const sumPool = ({ house, fees }: TournamentRow): bigint => house + fees

/** Euros, or points where the prizes are points. */
export const toShownPrize = (
  { prizes_in: prizesIn }: Pick<TournamentRow, "prizes_in">,
  units: bigint,
): number => (prizesIn === "points" ? unitsToPoints(units) : unitsToEuros(units))

/** The prizes of the places by the current pool: of the places that were reached if the tournament is over, until then of all. */
export function computeLadder(row: TournamentRow, places: number): number[] {
  const reached = row.state === "finished" ? places : placeShares(row.prizes).length
  return computePayouts(sumPool(row), row.prizes, reached).map((units) => toShownPrize(row, units))
}

/** While the policy is off, tournaments to whose prizes the operator adds are left out, unless the caller is in them. */
export async function filterListed<T extends TournamentRow>(
  from: Reads,
  rows: readonly T[],
  isIn: (row: T) => boolean = () => false,
): Promise<T[]> {
  if (rows.every(({ house }) => house === 0n)) return [...rows]
  const areAllListed = await areHousePrizesListed(from)
  return rows.filter((row) => areAllListed || row.house === 0n || isIn(row))
}

export async function listTournamentReplies(
  from: Reads,
  rows: readonly TournamentRow[],
  playerId: bigint | null,
): Promise<contract.Tournament[]> {
  const ids = rows.map(({ id }) => id)
  return toTournamentReplies(
    from,
    rows,
    playerId === null ? [] : await store.listOwnEntries(from, playerId, ids),
  )
}

export async function toTournamentReplies(
  from: Reads,
  rows: readonly TournamentRow[],
  own: readonly store.OwnEntryRow[],
): Promise<contract.Tournament[]> {
  const entries = await toOwnEntries(from, rows, own)
  const isOn = (await getPolicyState(from, tournamentHousePrizes)) === "on"
  return rows.map((row) => toTournamentReply(row, from.now, isOn, entries.get(row.id) ?? null))
}

function toTournamentReply(
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
    state: toShownState(row, now),
    cancelledFor: row.cancelled_for,
    entryFrom: row.opens_at.toISOString(),
    entryUntil: row.closes_at.toISOString(),
    from: row.begins_at.toISOString(),
    until: row.ends_at.toISOString(),
    entryFee: unitsToEuros(row.entry_fee),
    prizesIn: row.prizes_in,
    pool: toShownPrize(row, sumPool(row)),
    housePrize: toShownPrize(row, house),
    entries,
    entriesAtLeast: row.entries_at_least,
    entriesAtMost: most,
    isOpen: isOpenAt(state, row, now) && (most === null || entries < most) && (house === 0n || isOn),
    own,
  }
}

/** The nearest place above that is paid more; the last paid place for an entry without one; null where there is none. */
export function nextPaidPlace(ladder: readonly number[], place: number | null): number | null {
  if (ladder.length === 0) return null
  if (place === null || place > ladder.length) return ladder.length
  for (let above = place - 1; above >= 1; above--) if (ladder[above - 1]! > ladder[place - 1]!) return above
  return null
}

async function toOwnEntries(
  from: Reads,
  rows: readonly TournamentRow[],
  own: readonly store.OwnEntryRow[],
): Promise<Map<bigint, contract.OwnTournamentEntry>> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const each = own.map((entry) => {
    const row = byId.get(entry.tournament_id)!
    const ladder = row.state === "finished" ? [] : computeLadder(row, 0)
    const isPlaying = row.state !== "finished" && entry.state === "in"
    return { entry, row, ladder, next: isPlaying ? nextPaidPlace(ladder, entry.place) : null }
  })
  const nextPlaces = each.flatMap(({ row, next }) =>
    next === null ? [] : [{ tournamentId: row.id, rank: next }],
  )
  const pointsAt = await store.listPointsAtPlaces(from, nextPlaces)
  const replies = each.map(async ({ entry, row, ladder, next }) => {
    const nextPoints = pointsAt.get(row.id)
    const creditUnits = await getRemainingCredit(from, row, entry)
    return [row.id, toOwnEntry({ entry, row, ladder, next, nextPoints, creditUnits })] as const
  })
  return new Map(await Promise.all(replies))
}

/** Units; null where a tournament is played from cash. */
async function getRemainingCredit(
  from: Reads,
  { credit, ended_at }: TournamentRow,
  entry: store.OwnEntryRow,
): Promise<bigint | null> {
  if (credit === null) return null
  if (ended_at || entry.state !== "in") return 0n
  if (entry.purse_id === null) return credit * BigInt(1 + entry.rebuys)
  return (await findPurse(from, entry.purse_id))?.heldUnits ?? 0n
}

type OwnEntryInput = {
  entry: store.OwnEntryRow
  row: TournamentRow
  ladder: readonly number[]
  next: number | null
  nextPoints: bigint | undefined
  creditUnits: bigint | null
}

function toOwnEntry({
  entry,
  row,
  ladder,
  next,
  nextPoints,
  creditUnits,
}: OwnEntryInput): contract.OwnTournamentEntry {
  const { place, points, won, bets, rebuys } = entry
  const reached = place === null ? 0 : (ladder[place - 1] ?? 0)
  const each = row.bets_at_most
  return {
    state: entry.state,
    enteredAt: entry.entered_at.toISOString(),
    paid: unitsToEuros(entry.paid),
    rebuys,
    balance: creditUnits === null ? null : unitsToEuros(creditUnits),
    winPoints: unitsToPoints(points),
    bets,
    betsAtMost: each === null ? null : each * (1 + rebuys),
    rank: place,
    prize: won === null ? reached : toShownPrize(row, won),
    next: toNextPrize(ladder, next, { points, nextPoints }),
    won:
      won === null
        ? null
        : {
            amount: toShownPrize(row, won),
            state: toPrizeState(entry),
            until: entry.claim_until?.toISOString() ?? null,
          },
  }
}

/** Null where no place above pays more. */
export function toNextPrize(
  ladder: readonly number[],
  next: number | null,
  { points, nextPoints }: { points: bigint; nextPoints: bigint | undefined },
): contract.OwnTournamentEntry["next"] {
  if (next === null || nextPoints === undefined) return null
  return {
    rank: next,
    prize: ladder[next - 1]!,
    points: unitsToPoints(nextPoints > points ? nextPoints - points : 0n),
  }
}
