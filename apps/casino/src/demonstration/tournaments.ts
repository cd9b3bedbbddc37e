import type { Client } from "@elite/client/visitor"
import { tournaments } from "@elite/contract"
import type { Casino } from "../../../api/src/casino.ts"
import { createTournament, publishTournament } from "../../../api/src/modules/tournaments/offers/offers.ts"
import type { TournamentInput } from "../../../api/src/modules/tournaments/offers/schema.ts"
import { minuteMs } from "../../../api/src/platform/lib/calendar.ts"

const hours = 60
const days = 24 * hours
const by = "demonstration"
const why = "demonstration data"

type Times = { opens: number; begins: number; closes: number; ends: number }
/** Minutes from now, as instants. */
const times = (now: Date, { opens, begins, closes, ends }: Times) => {
  const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString()
  return { opensAt: at(opens), beginsAt: at(begins), closesAt: at(closes), endsAt: at(ends) }
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
  // It begins before the next run of the timetable and accepts late entries.
  ...times(now, { opens: 0, begins: 0.25, closes: 2 * days, ends: 3 * days }),
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
  ...times(now, { opens: 0, begins: 0.25, closes: 1 * days, ends: 1 * days }),
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
  ...times(now, { opens: 0, begins: 3 * hours, closes: 5 * hours, ends: 8 * hours }),
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
  ...times(now, { opens: 1 * days, begins: 2 * days, closes: 2 * days, ends: 2 * days + 3 * hours }),
  prizes: [
    { to: 1, sharePpm: 600_000 },
    { to: 3, sharePpm: 200_000 },
  ],
  repeats: null,
})

/** Two tournaments that are running (credit, ElitePoints), one open for entry, one announced. */
const offersAt = (now: Date): TournamentInput[] =>
  [sprint, ascent, marathon, nocturne].map((offer) => offer(now))

/** Publishes the tournaments and enters the demonstration player in the two that are running, which are free. */
export async function publishTournaments(
  { platform }: Pick<Casino, "platform">,
  player: Client,
): Promise<void> {
  const [credit, points] = await platform.transact(async (tx) => {
    const published: bigint[] = []
    for (const offer of offersAt(tx.now)) {
      const [first] = await createTournament(tx, JSON.stringify(offer), by, why)
      await publishTournament(tx, first!, by, why)
      published.push(first!)
    }
    return published
  })
  for (const id of [credit!, points!])
    await player.call(tournaments.enterTournament, { tournamentId: Number(id) })
}
