import { drops as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { prizeDrops } from "../apps/api/src/modules/drops/settings.ts"
import { expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { dropsRun, dropsStop, winsDrop } from "./steps/drops.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { seesNotice } from "./steps/shell.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

test.afterAll(({ casino }) => dropsStop(casino))

for (const { language, screen } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("a prize that a bet has won is shown and claimed where its notification leads", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "history")
      await dropsRun(casino)
      const caller = await isPlayer(visitor, 50)
      await winsDrop(casino, caller)
      const own = async () => (await caller.call(contract.getOwnDrops, {})).prizes.rows

      const amount = formats.euros(10)
      const title = translate(language, "notificationTexts")("game.dropWon.title", { amount })
      const notification = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: title }) })
      await expect(async () => {
        await page.goto(href("notifications", language))
        await expect(notification).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await notification.getByRole("button").first().click()
      await seesPage(visitor, t("balancesTitle"))
      const prizes = page.getByRole("table", { name: t("dropsCaption") })
      await expect(prizes.getByText(t("jackpotStates.open"), { exact: true })).toBeVisible()
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
      await prizes.getByRole("button", { name: t("claim", { amount }) }).click()
      await expect(page.getByText(translate(language, "answers")("prizeClaimed"))).toBeVisible()
      await expect(prizes.getByText(t("jackpotStates.claimed"), { exact: true })).toBeVisible()
      expect(await own()).toMatchObject([{ state: "claimed" }])
    })
  })

for (const { language, screen } of [...viewsFor("phone", "nl"), ...viewsFor("desktop", "en")])
  test.describe(`${screen}, ${language}, on home and promotions`, () => {
    test.use(screens[screen])

    test("the campaign that runs is shown with its prizes, its rules and who wins, while the policy is on", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "drops")
      const name = translate(language, "claims")
      await dropsRun(casino)
      const caller = await isPlayer(visitor, 50)
      await page.goto(href("home", language))
      const running = page.getByRole("region").filter({ has: page.getByRole("link", { name: t("toDrops") }) })
      await expect(running.getByRole("list", { name: t("prizes") })).toContainText(formats.shortEuros(10))
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
      const winner = running.getByText(/Grand Sablon/)
      const before = await winner.count()
      // A visitor's or player's page hears of it without being read again.
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await winsDrop(casino, caller)
      await expect.poll(() => winner.count()).toBeGreaterThan(before)
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true)

      await running.getByRole("link", { name: t("toDrops") }).click()
      await seesPage(visitor, translate(language, "promotions")("title"))
      const drops = page.getByRole("region", { name: t("title") })
      await drops.getByText(t("rules")).last().press("Enter")
      await expect(drops.getByText(t("least", { amount: formats.euros(0.1) })).last()).toBeVisible()
      await expect(drops.getByText(/Grand Sablon/).first()).toBeVisible()
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
      const claim = name("claimNamed", { amount: formats.euros(10), source: name("sources.drops") })
      await page.getByRole("main").getByRole("button", { name: claim }).click()
      await expect(page.getByText(translate(language, "answers")("prizeClaimed"))).toBeVisible()
      await expect(page.getByRole("main").getByRole("button", { name: claim })).toHaveCount(0)

      await switchPolicy(casino, prizeDrops, "off")
      await expect(async () => {
        await page.goto(href("promotions", language))
        await expect(drops).toHaveCount(0, { timeout: 1_000 })
      }).toPass()
      await page.goto(href("home", language))
      await expect(running).toHaveCount(0)
    })
  })

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("the rules open, and a prize is claimed on the page of promotions", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "fr")
    const t = translate("fr", "drops")
    const claims = translate("fr", "claims")
    await dropsRun(casino)
    const caller = await isPlayer(visitor, 50)
    await winsDrop(casino, caller)
    await page.goto(href("promotions", "fr"))
    await page.getByText(t("rules")).last().click()
    await expect(page.getByText(t("claimed", { days: "7" })).last()).toBeVisible()
    const amount = visitor.formats.euros(10)
    await page
      .getByRole("button", { name: claims("claimNamed", { amount, source: claims("sources.drops") }) })
      .click()
    await seesPage(visitor, translate("fr", "history")("balancesTitle"))
    await seesNotice(page, false, translate("fr", "answers")("prizeClaimed"))
    const { rows } = (await caller.call(contract.getOwnDrops, {})).prizes
    expect(rows).toMatchObject([{ state: "claimed" }])
  })
})
