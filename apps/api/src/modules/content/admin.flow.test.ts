import { expect, it } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { runOperatorCommand } from "../../operatorCli.ts"
import { jackpotTerms } from "../jackpots/settings.ts"
import { demoPlay } from "../play/settings.ts"
import { getPolicyState, getSetting } from "./index.ts"

const casino = casinoForFile({ sandbox: false })
const runCommand = (operator: string, ...words: string[]) => {
  const answer = runOperatorCommand(words, operator)
  return typeof answer === "function" ? answer(casino().config.databaseUrl!) : answer
}
const terms = () => getSetting(casino().platform.reads(), jackpotTerms)

it("changes one value of a setting within its bounds, and records operator and reason", async () => {
  const before = await terms()
  expect(
    await runCommand("Anna", "change-setting", "jackpotTerms", "anyTime.ratePpm", "2500", "quiet", "weeks"),
  ).toEqual({
    code: 0,
    text: "jackpotTerms anyTime.ratePpm is 2500.",
  })
  expect(await terms()).toEqual({ ...before, anyTime: { ...before.anyTime, ratePpm: 2500 } })
  const { text } = await runCommand("anna", "settings", "jackpotTerms")
  expect(text).toContain('"ratePpm":2500')
  expect(text).toContain("anna: ")
  expect(text).toContain("quiet weeks")
})

it("refuses a value out of bounds, an unknown path and a missing reason", async () => {
  const before = await terms()
  const refused = async (...words: string[]) => {
    const { code, text } = await runCommand("anna", "change-setting", "jackpotTerms", ...words)
    expect(code).toBeGreaterThan(0)
    return text
  }
  expect(await refused("anyTime.ratePpm", "3000000", "generous")).toContain("<=50000")
  expect(await refused("anyTime.ratePpm", "many", "generous")).toContain("expected number")
  expect(await refused("anyTime.rate", "1", "generous")).toBe("There is no anyTime.rate in jackpotTerms.")
  expect(await refused("anyTime.__proto__.ratePpm", "1", "generous")).toContain("There is no")
  expect(await refused("hitTheTarget.ceilingCents", "100000", "generous")).toContain("above the seed")
  expect(await refused("anyTime.ratePpm", "1", " ")).toBe("Say why.")
  expect((await runCommand("anna", "change-setting", "nothing", "a", "1", "why")).text).toBe(
    "There is no setting nothing.",
  )
  expect(await terms()).toEqual(before)
})

it("sets a policy with its reason", async () => {
  expect((await runCommand("anna", "set-policy", "demoPlay", "infoOnly", "the regulator asked")).code).toBe(0)
  expect(await getPolicyState(casino().platform.reads(), demoPlay)).toBe("infoOnly")
  const { text } = await runCommand("anna", "policies")
  expect(text).toContain(`demoPlay: infoOnly\n        ${demoPlay.concern}`)
  expect((await runCommand("anna", "set-policy", "dreams", "on", "why not")).text).toBe(
    "There is no policy for dreams.",
  )
  expect((await runCommand("anna", "set-policy", "demoPlay", "maybe", "why not")).code).toBe(2)
})
