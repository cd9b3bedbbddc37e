import { findSlotId, type LedgerFixture } from "../../../../testing/ledgerFixture.ts"
import { playingOn } from "../../../../testing/playing.ts"
import { addDaysToDate } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { settlePrizes } from "../../prizes/testing/ledgerFixture.ts"
import { weekStarting, weeksAt } from "../rules.ts"
import { questHouseMoney, questTerms } from "../settings.ts"
import { scoreSubscriber } from "../subscribers.ts"
import { cancelWeek, endWeeks, joinQuest, openWeek } from "../weeks/weeks.ts"
import { euro, plainTasks } from "./fixture.ts"

/** The running week, a cancelled one, one that returns its pool, and three that pay: claimed, refused, claimable. */
const seed: LedgerFixture["seed"] = async (ledger, { playerId }) => {
  const { transact, clock } = ledger
  const { settle, workOff } = playingOn(ledger, [scoreSubscriber])
  const gameId = await findSlotId(ledger)
  const [{ monday }] = weeksAt(clock.now())
  /** At the beginning of the week so many weeks ago. */
  const join = (weeksAgo: number) => {
    const week = weekStarting(addDaysToDate(monday, -7 * weeksAgo))
    clock.set(week.from)
    return transact(async (tx) => {
      const { percents } = questTerms.initial
      await openWeek(tx, week, { tasks: plainTasks, adds: 30n * euro, guaranteed: 0n, percents })
      return joinQuest(tx, playerId)
    })
  }
  await transact((tx) => setPolicy(tx, questHouseMoney, "on", "a test"))
  for (const weeksAgo of [5, 4, 3]) {
    await join(weeksAgo)
    clock.advance(500)
    const uuid = `quest-${weeksAgo}`
    await settle(playerId, uuid, [{ uuid, stakeUnits: euro, winUnits: 6n * euro }], gameId)
  }
  await join(2)
  const cancelled = await join(1)
  await transact((tx) => cancelWeek(tx, cancelled, "anna", "a test"))
  await join(0)
  clock.set(new Date())
  await transact(endWeeks)
  await workOff()
  await settlePrizes(ledger, "quest", playerId)
}

export const ledgerFixture: LedgerFixture = {
  seed,
  rows: [
    ["quest.week", "players", "state = 'open'"],
    ["quest.entry", "points", "points > 0"],
  ],
  breaks: [
    [
      "I24 a quest has the players that joined it",
      "update quest.week set players = players + 1 where state = 'cancelled'",
      "update quest.week set players = players - 1 where state = 'cancelled'",
    ],
    [
      "I24 the points of a player are those of the tasks they have done",
      "update quest.entry set reached_at = reached_at + interval '1 second'",
      "update quest.entry set reached_at = reached_at - interval '1 second'",
    ],
    [
      "I24 a bet counts for an entry, between the joining and the end of the week",
      "update quest.bet set accepted_at = accepted_at - interval '1 second'",
      "update quest.bet set accepted_at = accepted_at + interval '1 second'",
    ],
    [
      "I24 a bet counts for an entry, between the joining and the end of the week",
      "update quest.bet set accepted_at = accepted_at + interval '7 days'",
      "update quest.bet set accepted_at = accepted_at - interval '7 days'",
    ],
    [
      "I24 the balance of a quest is its pool, less what it paid and returned",
      "update quest.week set adds = adds + 1000 where state = 'open'",
      "update quest.week set adds = adds - 1000 where state = 'open'",
    ],
    [
      "I25 a quest that is over has paid or returned its whole pool",
      "update quest.week set returned = returned - 1000 where state = 'cancelled'",
      "update quest.week set returned = returned + 1000 where state = 'cancelled'",
    ],
    [
      "I25 every paid place has a prize of its winner",
      "update prizes.prize set player_id = player_id + 1 where giver = 'quest'",
      "update prizes.prize set player_id = player_id - 1 where giver = 'quest'",
    ],
  ],
}
