import { limits, me } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { opensSlot, spins } from "./steps/game.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

// The page of the limits as a whole: how long it is, what its rings and bars say, and that it holds at the narrowest width.

/** The height in px down to the end of what the page itself shows, and with the footer. */
const tallest = { desktop: { page: 1_620, whole: 2_130 }, phone: { page: 2_960, whole: 4_330 } } as const

for (const { language, screen } of [...viewsFor("desktop", "en"), ...viewsFor("phone", "fr")])
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("the page of the limits is short, and its rings say what is used", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "ownLimits")
      const caller = await isPlayer(visitor, 60)
      await caller.call(limits.setLimits, { weeklyLossLimit: 50, dailyLossLimit: 20 })
      await page.goto(href("home", language))
      const game = await opensSlot(visitor)
      await spins(game)
      await page.goto(href("limits", language))
      await seesPage(visitor, translate(language, "limits")("title"))

      const height = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().bottom)
      expect(height).toBeLessThanOrEqual(tallest[screen].page)
      const whole = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(whole).toBeLessThanOrEqual(tallest[screen].whole)

      const card = (kind: "Deposit" | "Loss" | "Bet") =>
        page.getByRole("region", { name: t(`groups.${kind}`), exact: true })
      const statutory = { used: formats.euros(60), limit: formats.euros(200) }
      await expect(card("Deposit").getByRole("img")).toHaveAccessibleName(t("ring.statutoryUsed", statutory))
      const { weeklyLossLimit, dailyLossLimit, monthlyLossLimit, weeklyBetLimit } = (
        await caller.call(limits.getLimits, {})
      ).limits
      const ringOf = ({ usedLimit, limit }: typeof weeklyLossLimit) =>
        t("used", { used: formats.euros(usedLimit), limit: formats.euros(limit!) })
      const loss = card("Loss").getByRole("img")
      await expect(loss).toHaveAccessibleName(ringOf(weeklyLossLimit))
      // By the keyboard: a segment of a radio group.
      await card("Loss").getByRole("radio", { checked: true }).focus()
      await page.keyboard.press("ArrowLeft")
      await expect(loss).toHaveAccessibleName(ringOf(dailyLossLimit))
      await card("Loss")
        .getByRole("radio", { name: t("segments.monthly") })
        .check()
      await expect(loss).toHaveAccessibleName(
        t("unlimited", { used: formats.euros(monthlyLossLimit.usedLimit) }),
      )
      await expect(card("Bet").getByRole("img")).toHaveAccessibleName(
        t("unlimited", { used: formats.euros(weeklyBetLimit.usedLimit) }),
      )
      await expect(card("Bet").locator("summary")).toContainText(t("set"))

      // The last bar is today, and says what the strip says.
      const { net } = (await caller.call(me.getSessionSummary, {})).today
      const days = page.getByRole("table", { name: translate(language, "protection")("fourWeeks.chart") })
      await expect(days.getByRole("row").last()).toContainText(formats.signedEuros(net))
      expect(net).not.toBe(0)
      expect(await axeFindings(page)).toEqual([])

      await page.setViewportSize({ width: 320, height: 640 })
      for (const summary of await page.getByRole("main").locator("summary").all()) await summary.click()
      await fits(page)
    })
  })
