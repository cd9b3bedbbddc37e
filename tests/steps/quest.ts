import { sql } from "kysely"
import { weeksAt } from "../../apps/api/src/modules/quest/rules.ts"
import { finishWeek } from "../../apps/api/src/modules/quest/scores/finishWeek.ts"
import { questHouseMoney, questTerms } from "../../apps/api/src/modules/quest/settings.ts"
import type { Task } from "../../apps/api/src/modules/quest/tasks/catalogue.ts"
import { moveWeekBack } from "../../apps/api/src/modules/quest/testing/moveWeekBack.ts"
import { findRunningWeek } from "../../apps/api/src/modules/quest/weeks/store.ts"
import { openWeek } from "../../apps/api/src/modules/quest/weeks/weeks.ts"
import { centsToUnits } from "../../apps/api/src/modules/wallet/index.ts"
import type { Tx } from "../../apps/api/src/platform/db/transaction.ts"
import type { Casino } from "../casino.ts"
import { switchPolicy } from "../policy.ts"
import { inHouse } from "./house.ts"

/** The house plays quests from now on, or no longer. */
export const questsAre = (casino: Casino, state: "on" | "off"): Promise<void> =>
  switchPolicy(casino, questHouseMoney, state)

/** A week that a journey follows: what is new, what wins, and what nobody does in it. */
export const followed: readonly Task[] = [
  { kind: "games", amount: 1, points: 100 },
  { kind: "multiple", amount: 2_000, points: 200 },
  { kind: "staked", amount: 5_000, points: 200 },
  { kind: "rounds", amount: 3, points: 200 },
  { kind: "rouletteWins", amount: 10, points: 300 },
]

/** Whatever ran this week lies before every other, and a quest with these tasks and this guaranteed pool runs. */
export const questBegins = (casino: Casino, tasks = followed, guaranteedCents = 0): Promise<void> =>
  inHouse(casino, async (tx) => {
    const [week] = weeksAt(tx.now)
    const { rows } = await sql<{ id: bigint; weeks: number }>`
      update quest.week w set monday = monday - 7 * n.weeks
      from (select 1 + count(*)::integer as weeks from quest.week) n where monday = ${week.monday}
      returning id, weeks`.execute(tx.db)
    for (const { id, weeks } of rows) await moveWeekBack(tx, id, weeks * 7 * 86_400)
    const { addsCents, percents } = questTerms.initial
    const guaranteed = centsToUnits(guaranteedCents)
    await openWeek(tx, week, { tasks, adds: centsToUnits(addsCents), guaranteed, percents })
  })

/** The week that runs is counted. */
export const questIsOver = (casino: Casino): Promise<void> =>
  inHouse(casino, async (tx: Tx) => {
    await finishWeek(tx, (await findRunningWeek(tx))!.id)
  })
