import type { TestCasino } from "../../../../testing/casino.ts"
import { playingOn } from "../../../../testing/playing.ts"
import { storeForTest, type TestStore } from "../../../../testing/store.ts"
import type { Event } from "../../../platform/db/handlerType.ts"
import { ensureDefaults, setPolicy } from "../../content/index.ts"
import { questJoined } from "../events.ts"
import { weekStarting, weeksAt } from "../rules.ts"
import { questHouseMoney, questRules, questTerms } from "../settings.ts"
import { scoreSubscriber } from "../subscribers.ts"
import type { Task } from "../tasks/catalogue.ts"
import { findRunningWeek, insertEntry, insertWeek, updateWeekJoined } from "../weeks/store.ts"
import { endWeeks, openWeek } from "../weeks/weeks.ts"

export const euro = 100_000n
export const plainTasks: Task[] = [
  { kind: "studios", amount: 2, points: 100 },
  { kind: "multiple", amount: 500, points: 200 },
  { kind: "staked", amount: 1_000, points: 200 },
  { kind: "wins", amount: 3, points: 200 },
  { kind: "diceRounds", amount: 2, points: 300 },
]

/** Switches quests on, with these tasks in the current week. */
export async function enableQuest(
  { platform }: Pick<TestCasino, "platform">,
  tasks: readonly Task[] = plainTasks,
): Promise<void> {
  await platform.transact(async (tx) => {
    const [week] = weeksAt(tx.now)
    await insertWeek(tx, week, {
      tasks,
      adds: 30n * euro,
      guaranteed: 0n,
      percents: questTerms.initial.percents,
    })
    await setPolicy(tx, questHouseMoney, "on", "a test")
  })
}

/** Quests on a database of their own; the test publishes the events of play. */
export async function openQuests(now = new Date("2026-11-18T12:00:00Z")) {
  const store = await storeForTest(now)
  await store.transact(async (tx) => {
    await ensureDefaults(tx, [questRules, questTerms, questHouseMoney])
    await setPolicy(tx, questHouseMoney, "on", "a test")
  })
  return { ...store, ...publishers(store) }
}
export type QuestFixture = Awaited<ReturnType<typeof openQuests>>

/** Joins somebody without an account to the current week, past the gate. */
const joining =
  ({ transact }: TestStore) =>
  (playerId: bigint, knew: number[] = []) =>
    transact(async (tx) => {
      const week = (await findRunningWeek(tx))!
      const id = (await insertEntry(tx, { week_id: week.id, player_id: playerId, knew }))!
      await updateWeekJoined(tx, week.id, id)
      await tx.publish(questJoined, { playerId, questId: week.id })
      return id
    })

function publishers(store: TestStore) {
  const { transact, owner, clock } = store
  return {
    ...playingOn(store, [scoreSubscriber]),
    join: joining(store),
    begin: (monday: string, tasks: readonly Task[] = plainTasks, guaranteed = 0n) =>
      transact((tx) =>
        openWeek(tx, weekStarting(monday), {
          tasks,
          adds: 30n * euro,
          guaranteed,
          percents: questTerms.initial.percents,
        }),
      ),
    /** Reads all events in a process that loses its connection before the commit. */
    async loseReading(): Promise<void> {
      const { rows } = await owner.pool.query<Event>(
        `select id, at, kind, player_id as "playerId", data from kernel.event where kind = any($1) order by xid, id`,
        [scoreSubscriber.kinds],
      )
      const lost = new Error("the connection was lost")
      const reading = transact(async (tx) => {
        await scoreSubscriber.handle(tx, rows)
        throw lost
      })
      await reading.catch((error) => {
        if (error !== lost) throw error
      })
    },
    /** Runs the timetable at an instant. */
    async at(instant: string | Date): Promise<void> {
      clock.set(new Date(instant))
      await transact(endWeeks)
    },
    async ranking() {
      const { rows } = await owner.pool.query<{
        id: bigint
        player_id: bigint
        points: number
        reached_at: Date | null
        place: number | null
        prize: bigint | null
      }>(
        `select id, player_id, points, reached_at, place, prize from quest.entry
         order by week_id, points desc, reached_at, id`,
      )
      return rows
    },
  }
}
