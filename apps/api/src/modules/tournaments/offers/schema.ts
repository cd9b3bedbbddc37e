import { tournaments as contract } from "@elite/contract"
import { formatsOf } from "@elite/words"
import { z } from "zod"
import { parseOperatorJson } from "../../../platform/admin/parseOperatorJson.ts"
import { placeShares, wholePpm } from "../rules.ts"

const cents = z.int().min(0).max(100_000_000)
const name = z.string().trim().min(1).max(60)
const instant = z.iso.datetime({ error: "is no instant: 2026-12-01T18:00:00Z" })

/** The JSON that an operator writes: amounts are cents, shares millionths of the pool. */
const offerSchema = z.strictObject({
  name: z.strictObject({ en: name, fr: name, nl: name }),
  type: z.enum(contract.tournamentTypes),
  scoring: z.enum(contract.tournamentScorings),
  /** Points for each multiple of the stake, or for each euro; `capPoints` limits one bet, null: no cap. */
  pointsEach: z.int().min(1).max(1_000),
  capPoints: z.int().min(1).max(10_000_000).nullable(),
  leastStakeCents: z.int().min(1).max(1_000_000),
  /** The number of bets that count, and again after each rebuy; null: all. */
  betsAtMost: z.int().min(1).max(100_000).nullable(),
  games: z.array(z.int().positive()).min(1).max(500).nullable(),
  /** Cents of credit that an entry and each rebuy buy; null: played from cash. */
  creditCents: z.int().min(100).max(10_000_000).nullable(),
  entryFeeCents: cents,
  rebuyFeeCents: cents,
  rebuysAtMost: z.int().min(0).max(100),
  houseCents: cents,
  /** Prizes in whole ElitePoints instead of money; null: money. */
  housePoints: z.int().min(1).max(999_999, "are no more than the board has room for: 999,999").nullable(),
  entriesAtLeast: z.int().min(1).max(1_000_000),
  entriesAtMost: z.int().min(1).max(1_000_000).nullable(),
  opensAt: instant,
  beginsAt: instant,
  /** The beginning, or later where late entries are accepted. */
  closesAt: instant,
  endsAt: instant,
  graceMinutes: z.int().min(0, "is how long the last rounds may take to end").max(1_440),
  /** Each place up to `to` is paid `sharePpm` of the pool. */
  prizes: z
    .array(z.strictObject({ to: z.int().min(1).max(2_000), sharePpm: z.int().min(1).max(wholePpm) }))
    .min(1)
    .max(50),
  repeats: z
    .strictObject({ everyHours: z.int().min(1).max(8_760), times: z.int().min(1).max(60) })
    .nullable(),
})
export type TournamentInput = z.output<typeof offerSchema>

const plainNumber = (value: number) => value.toLocaleString("en")
const euros = (amount: number) => formatsOf("en").euros(amount / 100)

const findTimeFault = ({ opensAt, beginsAt, closesAt, endsAt }: TournamentInput): string | undefined => {
  const [opens, begins, closes, ends] = [opensAt, beginsAt, closesAt, endsAt].map((at) => Date.parse(at)) as [
    number,
    number,
    number,
    number,
  ]
  if (opens > begins) return "Entry opens before it begins, or when it does."
  if (closes < begins) return "Entry stays open until it begins, or longer."
  if (begins >= ends) return "It ends after it has begun."
  if (closes > ends) return "Entry closes before it ends, or when it does."
  return undefined
}

function findMoneyFault(offer: TournamentInput): string | undefined {
  const { type, entryFeeCents, rebuyFeeCents, rebuysAtMost, betsAtMost, creditCents } = offer
  if ((type === "credit") !== (creditCents !== null))
    return "What is played with credit says how much an entry buys, and nothing else does: creditCents."
  if (type === "credit" && betsAtMost !== null)
    return "Whoever plays with credit plays until it is gone: betsAtMost is null."
  if (type === "cashPoint" && (entryFeeCents > 0 || rebuysAtMost > 0))
    return "Entering a cash point tournament is free, and nobody buys in again."
  if (type === "cashPoint" && offer.scoring !== "totalStaked" && offer.scoring !== "sumOfMultipliers")
    return "A cash point tournament gives points for each euro staked, or for each multiple won: totalStaked or sumOfMultipliers."
  if (type === "cash" && entryFeeCents === 0) return "A cash tournament costs something to enter."
  if (rebuysAtMost > 0 && (rebuyFeeCents === 0 || (betsAtMost === null && creditCents === null)))
    return "Whoever buys in again pays for as many bets as an entry has, or as much credit: that takes rebuyFeeCents, and betsAtMost or creditCents."
  if (rebuysAtMost === 0 && rebuyFeeCents > 0) return "Nobody buys in again, so that costs nothing."
  return findPrizeFault(offer)
}

function findPrizeFault({
  type,
  entryFeeCents,
  houseCents,
  housePoints,
  prizes,
}: TournamentInput): string | undefined {
  if (housePoints !== null && (type !== "cashPoint" || houseCents > 0))
    return "The prizes of a cash point tournament are money or points, those of all others money: housePoints or houseCents."
  if (entryFeeCents === 0 && houseCents === 0 && housePoints === null)
    return "There is nothing to win: nobody pays, and the operator adds nothing."
  const places = prizes.map(({ to }) => to)
  if (places.some((to, i) => to <= (places[i - 1] ?? 0))) return "The places of the prizes follow each other."
  const shares = placeShares(prizes)
  const sum = shares.reduce((all, share) => all + share, 0)
  if (sum !== wholePpm)
    return `The prizes of all ${plainNumber(shares.length)} places come to ${plainNumber(sum)} millionths of the pool, and not to all of it.`
  if (shares.some((share, i) => share > (shares[i - 1] ?? wholePpm)))
    return "A worse place is paid no more than a better one."
  return undefined
}

function findFault(offer: TournamentInput): string | undefined {
  const { entriesAtLeast, entriesAtMost, entryFeeCents, houseCents, housePoints, prizes } = offer
  const last = prizes.at(-1)!.to
  if (entriesAtMost !== null && entriesAtMost < entriesAtLeast)
    return `${entriesAtLeast} have to enter, and ${entriesAtMost} may.`
  if (entryFeeCents > 0 && entriesAtLeast < 2)
    return "Nobody pays to play against nobody: two have to enter at least."
  const least = entryFeeCents * entriesAtLeast + houseCents
  if (housePoints !== null && housePoints < last)
    return `${plainNumber(housePoints)} points are paid out, less than one for each of ${plainNumber(last)} places.`
  if (housePoints === null && least < last)
    return `The least that is paid out is ${euros(least)}, less than a cent for each of ${last} places.`
  return findTimeFault(offer) ?? findMoneyFault(offer)
}

export const parseTournament = (typed: string): TournamentInput =>
  parseOperatorJson(offerSchema, typed, findFault)
