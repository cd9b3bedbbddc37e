import { eventually } from "@elite/testkit/eventually"
import { sql } from "kysely"
import type { TestCasino } from "../../../../testing/casino.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { setPolicy } from "../../content/index.ts"
import { createTournament, publishTournament } from "../offers/offers.ts"
import type { TournamentInput } from "../offers/schema.ts"
import { tournamentHousePrizes } from "../settings.ts"

/** A cash tournament that begins after five minutes and ends after ten, scored by euros won. */
export function tournamentInput(from: Date, change: Partial<TournamentInput> = {}): TournamentInput {
  const after = (minutes: number) => new Date(from.getTime() + minutes * minuteMs).toISOString()
  return {
    name: { en: "Sablon Sprint", fr: "Sprint du Sablon", nl: "Zavelsprint" },
    type: "cash",
    scoring: "totalWon",
    pointsEach: 1,
    capPoints: null,
    leastStakeCents: 10,
    betsAtMost: null,
    games: null,
    creditCents: null,
    entryFeeCents: 200,
    rebuyFeeCents: 0,
    rebuysAtMost: 0,
    houseCents: 0,
    housePoints: null,
    entriesAtLeast: 2,
    entriesAtMost: null,
    opensAt: after(0),
    beginsAt: after(5),
    closesAt: after(5),
    endsAt: after(10),
    graceMinutes: 2,
    prizes: [
      { to: 1, sharePpm: 600_000 },
      { to: 3, sharePpm: 200_000 },
    ],
    repeats: null,
    ...change,
  }
}

/** Creates and publishes a tournament; answers its id and those of its repetitions. Throws the refusal of the command. */
export async function publishNewTournament(tx: Tx, offer: TournamentInput): Promise<[bigint, ...bigint[]]> {
  const [first, ...others] = await createTournament(tx, JSON.stringify(offer), "anna", "a test")
  await publishTournament(tx, first!, "anna", "a test")
  return [first!, ...others]
}

/** Publishes a tournament that opens now, with the policy on; answers its id and those of its repetitions. */
export async function openTournament(
  { platform }: { platform: Pick<Platform, "transact"> },
  change: Partial<TournamentInput> = {},
): Promise<number[]> {
  return platform.transact(async (tx) => {
    await setPolicy(tx, tournamentHousePrizes, "on", "a test")
    return (await publishNewTournament(tx, tournamentInput(tx.now, change))).map(Number)
  })
}

/** Moves the clock, runs the timetable and drains. */
export async function advanceMinutes(
  casino: Pick<TestCasino, "clock" | "modules" | "drain">,
  minutes: number,
): Promise<void> {
  casino.clock.advance(minutes * minuteMs)
  const { jobs } = casino.modules.find(({ noun }) => noun === "tournaments")!
  await handlerOf(jobs!["tournaments.turn"]!)({})
  await casino.drain()
}

/** Publishes pending boards: by the job, or by the process itself, which may be doing it. */
export async function publishPending(
  casino: Pick<TestCasino, "platform" | "modules" | "drain">,
): Promise<void> {
  await casino.drain()
  const { jobs } = casino.modules.find(({ noun }) => noun === "tournaments")!
  await handlerOf(jobs!["tournaments.publish"]!)({})
  const isPublished = async () => {
    const waiting = await sql`select from tournaments.change limit 1`.execute(casino.platform.reads().db)
    return waiting.rows.length === 0
  }
  await eventually(isPublished, { what: "every board published", withinMs: 10_000, everyMs: 10 })
}
