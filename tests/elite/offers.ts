import { publishNewCampaign as publishCampaign } from "../../apps/api/src/modules/drops/testing/fixture.ts"
import { weekStarting, weeksAt } from "../../apps/api/src/modules/quest/rules.ts"
import { insertWeek } from "../../apps/api/src/modules/quest/weeks/store.ts"
import { publishNewTournament as publishTournament } from "../../apps/api/src/modules/tournaments/testing/fixture.ts"
import { dayMs, minuteMs } from "../../apps/api/src/platform/lib/calendar.ts"
import { cent, euro } from "../../apps/api/testing/modelEvents.ts"
import { taskKinds } from "../../packages/contract/src/quest.ts"
import type { Course } from "./stage.ts"

// What operators write: the weeks of quests, campaigns of prize drops, tournaments, each as it comes.

/** Weeks to come, each with five tasks of any kinds. */
export async function planWeeks({ town, story }: Course, weeks: number): Promise<void> {
  const high: Record<string, number> = {
    studios: 4,
    categories: 5,
    days: 5,
    slotDays: 4,
    winDays: 5,
    winStudios: 4,
  }
  for (let n = 0; n < weeks; n++) {
    const { monday } = weeksAt(new Date(town.now + n * 7 * dayMs))[0]
    const tasks = Array.from({ length: 5 }, () => {
      const kind = story.oneOf(taskKinds)
      const most =
        high[kind] ??
        (/games$/i.test(kind) ? 6 : /multiple$/i.test(kind) ? 6_000 : /staked$/i.test(kind) ? 40_000 : 60)
      return { kind, amount: 1 + story.choose(most), points: 50 + story.choose(6) * 50 }
    })
    await town.house.platform.transact((tx) =>
      insertWeek(tx, weekStarting(monday), {
        tasks,
        adds: 30n * euro + 10n * cent * BigInt(story.choose(9)),
        guaranteed: 0n,
        percents: [30, 20, 15, 10, 8, 5, 4, 3, 3, 2],
      }),
    )
  }
}

/** A campaign of some blocks that begins within the next hour. */
export async function announceCampaign({ town, story }: Course): Promise<void> {
  const prizes = Array.from({ length: 1 + story.choose(3) }, () => ({
    amountCents: 100 + story.choose(2_000),
    count: 1 + story.choose(4),
  }))
  const [blocks, blockMinutes] = [1 + story.choose(4), story.oneOf([20, 60, 180])]
  const ofBlock = prizes.reduce((all, { amountCents, count }) => all + amountCents * count, 0)
  const campaign = {
    name: { en: "A campaign", fr: "Une campagne", nl: "Een campagne" },
    from: new Date(town.now + (5 + story.choose(60)) * minuteMs).toISOString(),
    ...{ blockMinutes, blocks, prizes, totalCents: ofBlock * blocks },
    expectedStakesCents: 20_000 + story.choose(80_000),
    leastStakeCents: story.oneOf([1, 10, 100]),
    games: story.chance(30)
      ? town.games
          .filter(() => story.chance(60))
          .map(({ id }) => id)
          .concat(town.games[0]!.id)
      : null,
  }
  const games = campaign.games && [...new Set(campaign.games)]
  await town.house.platform.transact((tx) => publishCampaign(tx, { ...campaign, games }))
}

/** A tournament of any kind that can be entered from now on, and begins within the next hours. */
export async function announceTournament({ town, story }: Course): Promise<void> {
  const type = story.oneOf(["cash", "cash", "credit", "cashPoint", "cashPoint"] as const)
  const isFree = type === "cashPoint"
  const housePoints = isFree && story.chance(60) ? 10 + story.choose(20_000) : null
  const after = (minutes: number) => new Date(town.now + minutes * minuteMs).toISOString()
  const begins = 10 + story.choose(120)
  const ends = begins + 30 + story.choose(400)
  const betsAtMost = type === "cash" && story.chance(50) ? 3 + story.choose(40) : null
  const rebuysAtMost = !isFree && (betsAtMost !== null || type === "credit") ? story.choose(3) : 0
  const offer = {
    name: { en: "A show", fr: "Un spectacle", nl: "Een show" },
    type,
    scoring: isFree
      ? story.oneOf(["totalStaked", "sumOfMultipliers"] as const)
      : story.oneOf(["bestMultiplier", "sumOfMultipliers", "totalWon", "totalStaked"] as const),
    pointsEach: 1 + story.choose(3),
    capPoints: story.chance(40) ? 3 + story.choose(60) : null,
    leastStakeCents: story.oneOf([1, 10, 50]),
    betsAtMost,
    games: story.chance(30) ? town.games.slice(story.choose(4)).map(({ id }) => id) : null,
    creditCents: type === "credit" ? 2_000 + story.choose(8_000) : null,
    entryFeeCents: isFree ? 0 : 101 + story.choose(900),
    rebuyFeeCents: rebuysAtMost > 0 ? 50 + story.choose(400) : 0,
    rebuysAtMost,
    houseCents:
      housePoints !== null
        ? 0
        : isFree
          ? 1_000 + story.choose(5_000)
          : story.chance(50)
            ? story.choose(5_000)
            : 0,
    housePoints,
    entriesAtLeast: (isFree ? 1 : 2) + story.choose(4),
    entriesAtMost: story.chance(20) ? 12 : null,
    ...{
      opensAt: after(0),
      beginsAt: after(begins),
      closesAt: after(story.chance(50) ? begins : begins + 15),
      endsAt: after(ends),
    },
    graceMinutes: story.choose(10),
    prizes: story.oneOf([
      [{ to: 1, sharePpm: 1_000_000 }],
      [
        { to: 1, sharePpm: 500_000 },
        { to: 2, sharePpm: 300_000 },
        { to: 3, sharePpm: 200_000 },
      ],
      [
        { to: 1, sharePpm: 333_334 },
        { to: 3, sharePpm: 333_333 },
      ],
      [
        { to: 1, sharePpm: 400_000 },
        { to: 7, sharePpm: 100_000 },
      ],
    ]),
    repeats: null,
  }
  await town.house.platform.transact((tx) => publishTournament(tx, offer))
}
