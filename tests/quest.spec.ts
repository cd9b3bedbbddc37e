import { quest } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { sits } from "./steps/jackpots.ts"
import { isPlayer } from "./steps/player.ts"
import { questBegins, questIsOver, questsAre } from "./steps/quest.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

// A quest from joining to what it pays. The week and the policy are the whole house's: one journey after the other.
test.describe.configure({ mode: "serial" })
test.afterAll(({ casino }) => questsAre(casino, "on"))

for (const { language, screen } of viewsFor("desktop", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    test.use({ ...screens[screen], provoked: [/status of 404/] })

    test("a player joins, does stops while they look, and claims what their place pays", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "quest")
      const shell = translate(language, "shell")
      const isWellMade = async () => {
        await fits(page)
        expect(await axeFindings(page)).toEqual([])
      }
      const address = href("eliteQuest", language)
      /** The page, once it says so: what is the same for everybody is remembered for a second. */
      const opens = (name: string) =>
        expect(async () => {
          await page.goto(address)
          await expect(page.getByRole("heading", { name, exact: true })).toBeVisible({ timeout: 500 })
        }).toPass()

      await questsAre(casino, "off")
      await opens(shell("notFoundTitle"))
      const entry = page.getByRole("link", { name: shell("eliteQuest"), exact: true })
      await expect(entry).toHaveCount(0)
      await questsAre(casino, "on")
      await questBegins(casino)
      await opens(t("headline"))
      await seesPage(visitor, t("headline"))
      await expect(page.getByRole("link", { name: t("logIn") })).toBeVisible()
      await expect(page.getByText(t("nobody", { amount: formats.shortEuros(30) }))).toBeVisible()
      await isWellMade()

      const caller = await isPlayer(visitor, 20)
      await page.goto(address)
      await page.getByRole("button", { name: t("join"), exact: true }).click()
      await expect(page.getByText(translate(language, "answers")("questJoined"))).toBeVisible()
      await expect(page.getByText(t("points", { points: 0 }), { exact: true })).toBeVisible()
      await expect(page.getByText(t("each", { players: 1, amount: formats.shortEuros(30) }))).toBeVisible()
      await isWellMade()

      const table = await sits(casino, caller)
      await table.plays(1, 2)
      await expect(page.getByText(t("points", { points: 100 }), { exact: true })).toBeVisible()
      const bar = (name: string) => page.getByRole("progressbar", { name })
      const rounds = t("tasks.rounds", { amount: 3 })
      await expect(bar(rounds)).toHaveAttribute("aria-valuetext", t("ofAmount", { done: "1", amount: "3" }))
      await table.plays(1, 20)
      await table.plays(1, 0)
      await expect(page.getByText(t("points", { points: 500 }), { exact: true })).toBeVisible()
      await expect(page.getByText(t("bestOn", { times: "20", game: table.game.name }))).toBeVisible()
      const own = page.getByRole("row").filter({ hasText: formats.figure(500) })
      await expect(own).toContainText(t("ranking.you"))
      await expect(own).toContainText(formats.euros(30))
      await isWellMade()

      await page.getByRole("link", { name: t("ranking.all", { players: "1" }) }).click()
      await expect(page.getByRole("link", { name: t("ranking.first") })).toBeVisible()
      await expect(own).toBeVisible()

      await page.goto(href("eliteQuestHow", language))
      await seesPage(visitor, t("how.title"))
      await isWellMade()

      await questIsOver(casino)
      const prizes = async () => (await caller.call(quest.getQuestPrizes, {})).prizes
      await expect.poll(async () => (await prizes()).count).toBe(1)
      await page.goto(`${href("balances", language)}?view=quests`)
      const claim = translate(language, "history")("claim", { amount: formats.euros(30) })
      await page.getByRole("button", { name: claim }).click()
      await expect(page.getByText(translate(language, "answers")("prizeClaimed"))).toBeVisible()
      await expect(page.getByRole("button", { name: claim })).toHaveCount(0)
      await isWellMade()

      await opens(t("headline"))
      await expect(page.getByText(t("over.title"))).toBeVisible()
      await page.goto(href("eliteQuestHistory", language))
      await seesPage(visitor, t("past.title"))
      const [past] = (await caller.call(quest.getPastQuests, {})).quests.rows
      const week = page.getByRole("region", { name: t("past.week", { week: String(past!.week) }) }).first()
      await expect(week).toContainText(formats.euros(30))
      await isWellMade()
    })
  })

test("a visitor sees what is guaranteed from the first day, and the way to an account", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "en")
  const t = translate("en", "quest")
  await questsAre(casino, "on")
  await questBegins(casino, undefined, 100_000)
  const amount = visitor.formats.shortEuros(1_000)
  await expect(async () => {
    await page.goto(href("eliteQuest", "en"))
    await expect(page.getByText(t("guaranteed", { players: 0, amount }))).toBeVisible({ timeout: 500 })
  }).toPass()
  const scene = page.getByRole("region", { name: t("headline") })
  await expect(scene.getByText(t("guaranteedPool")).first()).toBeVisible()
  await expect(scene.getByText(amount, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(visitor.formats.euros(300), { exact: true })).toBeVisible()
  await expect(page.getByText(t("pays.full"))).toBeVisible()
  await expect(scene.getByRole("link", { name: t("signUp") })).toHaveAttribute("href", href("signup", "en"))
  await fits(page)
  expect(await axeFindings(page)).toEqual([])
})
