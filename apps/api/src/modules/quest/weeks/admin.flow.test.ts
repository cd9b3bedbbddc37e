import { quest } from "@elite/contract"
import { expect, test } from "vitest"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import { tablesForFile } from "../../../../testing/table.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { weeksAt } from "../rules.ts"
import { enableQuest, plainTasks } from "../testing/fixture.ts"
import { ensureWeeks } from "./weeks.ts"

const { casino, seat } = tablesForFile({})
const operatorCli = operatorCliFor(casino)

test("an operator changes a coming week within bounds and cancels a running one, with a reason", async () => {
  expect((await operatorCli("anna", "quests")).text).toBe("There is no quest.")
  await enableQuest(casino())
  await casino().platform.transact(ensureWeeks)
  const [running, next] = weeksAt(casino().clock.now())
  const mine = ["games", "rounds", "slotStaked", "winDays", "multiple"].map((kind, n) => ({
    kind,
    amount: [1, 10, 500, 1, 300][n]!,
    points: 150,
  }))
  const change = (monday: string, tasks: unknown, ...why: string[]) =>
    operatorCli("anna", "change-quest", monday, JSON.stringify(tasks), ...why)
  expect(await change(next.monday, mine, "a", "quiet", "week")).toEqual({
    code: 0,
    text: `The quest of ${next.monday} has these tasks.`,
  })
  expect((await change(next.monday, mine)).code).toBe(2)
  expect((await change(running.monday, mine, "no")).text).toContain("has begun")
  expect((await change("2020-01-06", mine, "no")).text).toBe("There is no quest for the week of 2020-01-06.")
  expect((await change(next.monday, plainTasks, "no")).text).toBe("There are no games for studios 2.")
  expect((await change(next.monday, mine.slice(1), "no")).code).toBe(1)

  const table = await seat(0)
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", table.cookie)
  const { questId } = await visitor.call(quest.joinQuest, {})
  const { text } = await operatorCli("bert", "quests")
  expect(text).toContain(`from ${running.monday}: open, 1 players, €\u00a030,00`)
  expect(text).toContain("games 1 for 150, rounds 10 for 150, slotStaked €\u00a05,00 for 150")
  expect(text).toContain("changed by anna: a quiet week")

  expect((await operatorCli("bert", "cancel-quest", "999", "a", "slip")).text).toBe("There is no quest 999.")
  expect((await operatorCli("bert", "cancel-quest", String(questId), "a", "slip")).text).toContain(
    "is cancelled",
  )
  expect((await operatorCli("bert", "cancel-quest", String(questId), "a", "slip")).code).toBe(1)
  expect((await operatorCli("bert", "quests")).text).toContain("cancelled by bert: a slip")
  const [pool] = await asOwner(casino(), "select amount from wallet.balance where account like 'quest:%'")
  expect(pool).toEqual({ amount: "0" })
  await casino().drain()
  const reply = await visitor.call(quest.getQuest, {})
  expect(reply.quest).toMatchObject({ state: "cancelled", shares: [] })
  await expect(visitor.call(quest.joinQuest, {})).rejects.toMatchObject({ name: "QuestNotOfferedErrorType" })
  const query = "select key from notifications.notification where player_id = $1"
  expect(await asOwner(casino(), query, [table.playerId])).toEqual([{ key: "questCancelled" }])
})
