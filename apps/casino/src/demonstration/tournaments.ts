import type { Client } from "@elite/client/visitor"
import { me } from "@elite/contract"
import type { Casino } from "../../../api/src/casino.ts"
import { enterTournament } from "../../../api/src/modules/tournaments/entries/entries.ts"
import { advanceTournament } from "../../../api/src/modules/tournaments/lifecycle/advance.ts"
import {
  createTournament,
  publishBegunTournament,
  publishTournament,
} from "../../../api/src/modules/tournaments/offers/offers.ts"
import type { TournamentInput } from "../../../api/src/modules/tournaments/offers/schema.ts"
import { hourMs } from "../../../api/src/platform/lib/calendar.ts"
import { latestShow, nextShow } from "./showTimes.ts"

const days = 24
const by = "demonstration"
const why = "demonstration data"

type Times = { opens: number; closes: number; ends: number }
/** Hours from its beginning, as instants. */
const times = (begins: Date, { opens, closes, ends }: Times) => {
  const at = (hours: number) => new Date(begins.getTime() + hours * hourMs).toISOString()
  return { opensAt: at(opens), beginsAt: at(0), closesAt: at(closes), endsAt: at(ends) }
}

const common = {
  capPoints: null,
  creditCents: null,
  games: null,
  rebuyFeeCents: 0,
  rebuysAtMost: 0,
  graceMinutes: 10,
} as const

const sprint = (now: Date): TournamentInput => ({
  ...common,
  name: { en: "Sablon Sprint", fr: "Sprint du Sablon", nl: "Zavelsprint" },
  type: "credit",
  scoring: "totalWon",
  pointsEach: 1,
  capPoints: 100,
  leastStakeCents: 10,
  betsAtMost: null,
  creditCents: 2_000,
  rebuyFeeCents: 100,
  rebuysAtMost: 2,
  entryFeeCents: 0,
  houseCents: 10_000,
  housePoints: null,
  entriesAtLeast: 1,
  entriesAtMost: 1_000,
  ...times(latestShow(now), { opens: 0, closes: 2 * days, ends: 3 * days }),
  prizes: [
    { to: 1, sharePpm: 400_000 },
    { to: 2, sharePpm: 250_000 },
    { to: 3, sharePpm: 150_000 },
    { to: 5, sharePpm: 100_000 },
  ],
  repeats: { everyHours: 72, times: 5 },
})

const ascent = (now: Date): TournamentInput => ({
  ...common,
  name: { en: "Atomium Ascent", fr: "Ascension de l’Atomium", nl: "Atomiumklim" },
  type: "cashPoint",
  scoring: "sumOfMultipliers",
  pointsEach: 1,
  capPoints: 100,
  leastStakeCents: 10,
  betsAtMost: null,
  entryFeeCents: 0,
  houseCents: 0,
  housePoints: 5_000,
  entriesAtLeast: 1,
  entriesAtMost: null,
  ...times(latestShow(now), { opens: 0, closes: 1 * days, ends: 1 * days }),
  prizes: [
    { to: 1, sharePpm: 400_000 },
    { to: 2, sharePpm: 200_000 },
    { to: 3, sharePpm: 150_000 },
    { to: 8, sharePpm: 50_000 },
  ],
  repeats: { everyHours: 24, times: 6 },
})

const marathon = (now: Date): TournamentInput => ({
  ...common,
  name: { en: "Dunes Marathon", fr: "Marathon des dunes", nl: "Duinenmarathon" },
  type: "cashPoint",
  scoring: "totalStaked",
  pointsEach: 10,
  leastStakeCents: 10,
  betsAtMost: null,
  entryFeeCents: 0,
  houseCents: 50_000,
  housePoints: null,
  entriesAtLeast: 1,
  entriesAtMost: null,
  ...times(nextShow(new Date(now.getTime() + hourMs)), { opens: -1 * days, closes: 2, ends: 5 }),
  prizes: [
    { to: 1, sharePpm: 300_000 },
    { to: 2, sharePpm: 200_000 },
    { to: 3, sharePpm: 150_000 },
    { to: 10, sharePpm: 50_000 },
  ],
  repeats: { everyHours: 24, times: 6 },
})

const nocturne = (now: Date): TournamentInput => ({
  ...common,
  name: {
    en: "Grand-Place Nocturne",
    fr: "Nocturne de la Grand-Place",
    nl: "Nocturne op de Grote Markt",
  },
  type: "cash",
  scoring: "bestMultiplier",
  pointsEach: 1,
  leastStakeCents: 20,
  betsAtMost: 100,
  entryFeeCents: 400,
  houseCents: 0,
  housePoints: null,
  entriesAtLeast: 3,
  entriesAtMost: 500,
  ...times(nextShow(new Date(now.getTime() + 2 * days * hourMs), [21]), {
    opens: -1 * days,
    closes: 0,
    ends: 3,
  }),
  prizes: [
    { to: 1, sharePpm: 600_000 },
    { to: 3, sharePpm: 200_000 },
  ],
  repeats: null,
})

/** Publishes two tournaments that are running, with the demonstration player in them, one open for entry and one announced. */
export async function publishTournaments(
  { platform }: Pick<Casino, "platform">,
  player: Client,
): Promise<void> {
  const { user } = await player.call(me.getUserDetails, {})
  const playerId = BigInt(user.userId)
  await platform.transact(async (tx) => {
    const create = async (offer: TournamentInput): Promise<bigint> => {
      const [first] = await createTournament(tx, JSON.stringify(offer), by, why)
      return first!
    }
    for (const offer of [sprint, ascent]) {
      const tournamentId = await create(offer(tx.now))
      await publishBegunTournament(tx, tournamentId, by, why)
      await enterTournament(tx, { playerId, tournamentId, idempotencyKey: undefined })
      await advanceTournament(tx, tournamentId)
    }
    for (const offer of [marathon, nocturne])
      await publishTournament(tx, await create(offer(tx.now)), by, why)
  })
}
