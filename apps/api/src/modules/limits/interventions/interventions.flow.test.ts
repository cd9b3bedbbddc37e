import { limits } from "@elite/contract"
import { translate } from "@elite/words"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { isLoggedIn, listMailsTo } from "../../../../testing/people.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"

const casino = casinoForFile()
/** Runs an operator command under the application’s own role. */
const runCommand = async (...words: string[]) => {
  const answer = runOperatorCommand(words, "Anna")
  return typeof answer === "function" ? answer(casino().config.databaseUrl!) : answer
}
const nobody = { code: 1, text: "There is no player 999999999." }

test("an operator excludes a player, and extends the exclusion but never shortens it; the e-mail says so", async () => {
  const { visitor, playerId, email } = await seededVisitor(casino())
  const exclude = (days: string, ...why: string[]) => runCommand("exclude", String(playerId), days, ...why)
  expect(await exclude("7", "asked", "by", "phone")).toMatchObject({ code: 0 })
  await casino().drain()
  expect(await isLoggedIn(visitor)).toBe(false)
  const [letter] = await listMailsTo(casino(), email)
  expect(letter!.text).toContain("We hebben u uitgesloten van spelen")

  expect(await exclude("1", "a mistake")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/nothing has changed/),
  })
  expect(await exclude("180", "their family wrote")).toMatchObject({ code: 0 })
  await casino().drain()
  const [longer] = await listMailsTo(casino(), email)
  expect(longer!.text).toContain(translate("nl", "mails")("excludedByHouse.returns"))
  const { text } = await runCommand("limits-of", String(playerId))
  expect(text).toMatch(/barred: SelfExcludedErrorType until/)
  expect(text).toMatch(
    /by anna: exclude until .* \(their family wrote\)\n.*by anna: exclude until .* \(asked by phone\)/,
  )

  expect(await exclude("2", "not offered")).toMatchObject({ code: 2 })
  expect(await exclude("7")).toMatchObject({ code: 2 })
  expect(await exclude("-1", " ")).toEqual({ code: 1, text: "Say why." })
  expect(await runCommand("exclude", "999999999", "7", "nobody")).toEqual(nobody)
})

test("an operator lowers a limit and never raises it, and the operator and reason are recorded", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  const lower = (limit: string, to: string, ...why: string[]) =>
    runCommand("lower-limit", String(playerId), limit, to, ...why)
  const getLimits = () => visitor.call(limits.getLimits, {})
  expect(await lower("dailyBetLimit", "20.50", "by phone")).toMatchObject({ code: 0 })
  expect((await getLimits()).limits.dailyBetLimit.limit).toBe(20.5)
  expect(await lower("dailyBetLimit", "21", "by phone")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/not lower/),
  })
  expect(await lower("weeklyBetLimit", "20", "by phone")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/lower that one first/),
  })
  expect(await lower("sessionTime", "60", "by phone")).toMatchObject({ code: 0 })
  expect(await lower("sessionTime", "90", "by phone")).toMatchObject({ code: 1 })
  expect(await lower("sessionTime", "14", "by phone")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/15 to 720/),
  })
  const { limits: nine, sessionTime } = await getLimits()
  expect([nine.dailyBetLimit, nine.weeklyBetLimit.limit, sessionTime.limit]).toMatchObject([
    { limit: 20.5 },
    null,
    60,
  ])
  const { text } = await runCommand("limits-of", String(playerId))
  expect(text).toMatch(/dailyBetLimit: 0 of 20\.5\nsessionTime: \d+ of 60 minutes/)
  expect(text).toMatch(/by anna: lower sessionTime to 60 \(by phone\)/)
  for (const words of [
    ["dailyBetLimit", "0", "x"],
    ["dailyBetLimit", "1.5", "x"],
    ["nightlyBetLimit", "1", "x"],
    ["dailyBetLimit", "1"],
  ])
    expect(await runCommand("lower-limit", String(playerId), ...words)).toMatchObject({ code: 2 })
  expect(await lower("dailyBetLimit", "10", " ")).toEqual({ code: 1, text: "Say why." })
  expect(await runCommand("lower-limit", "999999999", "dailyBetLimit", "10", "nobody")).toEqual(nobody)
  expect(await runCommand("limits-of", "999999999")).toEqual(nobody)
  await expect(
    casino().platform.transact(({ db }) =>
      db
        .withTables<{ "limits.desk_entry": { reason: string } }>()
        .updateTable("limits.desk_entry")
        .set({ reason: "another" })
        .execute(),
    ),
  ).rejects.toThrow(/permission denied/)
})
