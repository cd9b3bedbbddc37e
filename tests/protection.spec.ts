import { protection as contract, limits, content as site } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { opens } from "./steps/limits.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { seesNotice } from "./steps/shell.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

// What a player sees of how they play: limits at a glance, when room returns, the last weeks; and the self-test, of which
// nothing is kept without a yes. With scripts and without.
test.use({ provoked: [/the server responded with a status of 4\d\d/] })

const section = (page: Page, name: string) =>
  page.getByRole("main").getByRole("region", { name, exact: true })

for (const { language, screen } of viewsFor("phone", "fr"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("limits and weeks, and a test with its result kept and deleted", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const [t, content] = [translate(language, "protection"), translate(language, "content")]
        const answers = translate(language, "answers")
        const { formats } = visitor
        const caller = await isPlayer(visitor, 50)
        await caller.call(limits.setLimits, { weeklyLossLimit: 40 })

        await page.goto(href("limits", language))
        const o = translate(language, "ownLimits")
        const [deposit, loss] = [section(page, o("groups.Deposit")), section(page, o("groups.Loss"))]
        const ring = (card: Locator, name: string) => card.getByRole("img", { name, exact: true })
        const statutory = { used: formats.euros(50), limit: formats.euros(200) }
        await expect(ring(deposit, o("ring.statutoryUsed", statutory))).toBeVisible()
        await expect(deposit.getByText(o("left", { left: formats.shortEuros(150) }))).toBeVisible()
        const own = { used: formats.euros(0), limit: formats.euros(40) }
        await expect(ring(loss, o("used", own))).toBeVisible()
        await opens(deposit, o("change"))
        await expect(section(page, content("roomFrees")).getByRole("listitem")).toHaveCount(1)
        const last = section(page, t("fourWeeks.title"))
        await opens(last, t("fourWeeks.more"))
        const weeks = last.getByRole("table", { name: t("weeks.title") })
        await expect(weeks.getByRole("row").filter({ hasText: t("weeks.running") })).toContainText(
          formats.euros(50),
        )

        await section(page, t("test.cardTitle"))
          .getByRole("link", { name: t("test.cardAction") })
          .click()
        await seesPage(visitor, t("test.title"))
        const chooses = async (n: number, answer: "a0" | "a1" | "a2" | "a3") => {
          const questions = page.getByRole("main").getByRole("group")
          await questions
            .nth(n)
            .getByText(t(`test.answers.${answer}`), { exact: true })
            .click()
        }
        for (const n of [0, 1, 2, 3, 4, 5, 6, 7]) await chooses(n, n === 2 ? "a3" : "a0")
        await page.getByRole("button", { name: t("test.submit") }).click()
        await expect(
          page.getByRole("main").getByRole("group").nth(8).getByText(t("test.unanswered")),
        ).toBeVisible()
        await chooses(8, "a1")
        await page.getByRole("button", { name: t("test.submit") }).click()
        const result = page.getByRole("heading", {
          name: t("test.resultTitle", { score: "4", most: String(contract.highestScore) }),
        })
        await expect(result).toBeVisible()
        if (javaScriptEnabled) await expect(result).toBeFocused()
        await expect(page.getByText(t("test.bands.moderate"), { exact: true })).toBeVisible()
        const kept = async () => (await caller.call(contract.getSelfTests, {})).selfTests.length
        expect(await kept()).toBe(0)

        await page.getByRole("button", { name: t("test.keep") }).click()
        await expect(page.getByText(t("test.agreeMissing"))).toBeVisible()
        await expect(result).toBeVisible()
        expect(await kept()).toBe(0)
        await page.getByText(t("test.agree")).click()
        await page.getByRole("button", { name: t("test.keep") }).click()
        await seesNotice(page, javaScriptEnabled, answers("selfTestKept"))
        const results = section(page, t("test.keptTitle"))
        await expect(results.getByRole("listitem")).toContainText(t("test.bands.moderate"))
        expect(await kept()).toBe(1)
        await results.getByRole("button").click()
        await seesNotice(page, javaScriptEnabled, answers("selfTestDeleted"))
        await expect(results).toHaveCount(0)
        expect(await kept()).toBe(0)
      })
    })

for (const { language, screen } of viewsFor("phone", "fr"))
  test.describe(`help, ${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("a number to call and a chat stand on every page of protection, which offers no deposit", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const caller = await isPlayer(visitor, 50)
      const [content, shell] = [translate(language, "content"), translate(language, "shell")]
      const { phone, chat } = (await caller.call(site.siteDetail, {})).siteDetail.helpline
      const main = page.getByRole("main")
      for (const at of ["responsibleGambling", "limits"] as const) {
        await page.goto(href(at, language))
        const call = main.getByRole("link", { name: content("helpCall", { phone }) })
        await expect(call).toHaveAttribute("href", "tel:080035777")
        await expect(main.getByRole("link", { name: content("helpChat.fr") })).toHaveAttribute(
          "href",
          chat.fr.url,
        )
        const deposit = main.locator("section").getByRole("link", { name: shell("deposit"), exact: true })
        await expect(deposit).toHaveCount(0)
      }
      const footer = page.getByRole("contentinfo")
      await expect(footer.getByRole("link", { name: shell("helpline", { phone }) })).toBeVisible()
      await footer.getByRole("link", { name: shell("helpCentre"), exact: true }).click()
      await seesPage(visitor, "Aide")
      const bar = page.getByRole("navigation", { name: shell("bottomNavigation") })
      await bar.getByRole("link", { name: shell("account") }).click()
      await page
        .getByRole("dialog")
        .getByRole("button", { name: shell("allRooms") })
        .click()
      await page
        .getByRole("dialog")
        .getByRole("link", { name: shell("helpCentre"), exact: true })
        .click()
      await expect(page).toHaveURL(`${casino.url}${href("help", language)}`)
    })
  })
