import { limits } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

for (const { screen, language } of viewsFor("desktop", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("the strip, the cards and the form show what the player's own limit leaves", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const caller = await isPlayer(visitor)
      await caller.call(limits.setDepositLimit, { dailyDepositLimit: 50 })
      const fifty = formats.shortEuros(50)
      const inStrip = translate(language, "shell")("depositRoomOf", {
        remaining: fifty,
        limit: fifty,
        limitedBy: "dailyDepositLimit",
      })
      const strip = page.getByRole("region", { name: translate(language, "shell")("session") }).first()
      const region = (name: string) => page.getByRole("region", { name, exact: true })
      const left = translate(language, "content")("roomLeft", { remaining: fifty })
      await page.goto(href("responsibleGambling", language))
      const room = region(translate(language, "content")("roomTitle"))
      await expect(room.getByText(left, { exact: true })).toBeVisible()
      await expect(strip).toContainText(inStrip)
      await page.goto(href("limits", language))
      const own = translate(language, "ownLimits")
      await expect(region(own("groups.Deposit")).getByText(inStrip, { exact: true })).toBeVisible()
      await expect(strip).toContainText(inStrip)
      await page.goto(href("deposits", language))
      await seesPage(visitor, translate(language, "deposit")("title"))
      await expect(strip).toContainText(inStrip)
      const t = translate(language, "deposit")
      const period = t("ownLimit.periods.dailyDepositLimit")
      await expect(page.getByText(t("ownLimit.left", { period, remaining: fifty }))).toBeVisible()
    })
  })
