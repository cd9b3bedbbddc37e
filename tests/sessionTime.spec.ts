import AxeBuilder from "@axe-core/playwright"
import { limits } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { dayMs } from "../apps/api/src/platform/lib/calendar.ts"
import { expect, test } from "./casino.ts"
import { opensSlot, spins } from "./steps/game.ts"
import { fillsLogIn } from "./steps/login.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { headerBalance } from "./steps/shell.ts"
import { anHourIntoSession, halfAYearLater } from "./steps/time.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

// How long a session may be, on the page of the limits and over a game; and the way back from a long exclusion, without scripts.

for (const { screen, language } of viewsFor("phone", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("a session's time is set, shown, over, and said at the game", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "sessionTime")
      const caller = await isPlayer(visitor, 50)
      const held = async () => (await caller.call(limits.getLimits, {})).sessionTime
      await page.goto(href("limits", language))
      const card = page.getByRole("main").getByRole("region", { name: t("title"), exact: true })
      const longest = card.getByRole("combobox", { name: t("longest") })
      const choose = async (label: string) => {
        await longest.selectOption({ label })
        await card.getByRole("button", { name: t("save") }).click()
      }
      await choose(t("length.hours", { hours: "1" }))
      await expect.poll(async () => (await held()).limit).toBe(60)
      await expect(card.getByText(formats.time((await held()).endsAt!))).toBeVisible()
      // One clock: the session's time is the strip's.
      const strip = page.getByRole("region", { name: translate(language, "shell")("session") }).first()
      const [hours] = /\d\d:\d\d:\d\d/.exec(await strip.innerText()) ?? [""]
      await expect(card).toContainText(hours.slice(0, 5))
      await choose(t("none"))
      await expect(card.getByText(t("removal"))).toBeVisible()
      expect((await held()).limit).toBe(60)

      await page.goto(href("home", language))
      const game = await opensSlot(visitor)
      await spins(game)
      await anHourIntoSession(visitor)
      const { restsUntil } = await held()
      await page.reload()
      const over = translate(language, "play")("sessionOver", { until: formats.dateTime(restsUntil!) })
      await expect(page.getByRole("status").filter({ hasText: over })).toBeVisible()
      await expect(page.getByRole("region", { name: translate(language, "shell")("session") })).toContainText(
        translate(language, "shell")("sessionOver"),
      )
      expect((await new AxeBuilder({ page }).exclude("iframe").analyze()).violations).toEqual([])
    })
  })

for (const { screen, language } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}, without scripts`, () => {
    test.use({ ...screens[screen], javaScriptEnabled: false })

    test("who was away for half a year asks to come back, and is told from when", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const [t, why] = [translate(language, "limits"), translate(language, "restricted")]
      const caller = await isPlayer(visitor)
      await caller.call(limits.setDisableUntil, { type: "SELF_EXCLUSION", days: 180 })
      await halfAYearLater(visitor)
      await fillsLogIn(visitor)
      const login = translate(language, "login")
      await page
        .getByRole("main")
        .getByRole("button", { name: login("submit"), exact: true })
        .click()
      await expect(headerBalance(visitor)).toBeVisible()
      await page.goto(href("limits", language))
      await seesPage(visitor, t("title"))
      const card = page.getByRole("main").getByRole("region", { name: t("nowTitle") })
      await expect(card.getByText(why("why.return"))).toBeVisible()
      await card.getByRole("button", { name: t("back.ask") }).click()
      await expect(card.getByText(why("why.return"))).toHaveCount(0)
      await expect(card.getByRole("button", { name: t("back.ask") })).toHaveCount(0)
      const [day] = visitor.formats.dateTime(Date.now() + dayMs).split(" ")
      await expect(card.getByText(day!)).toBeVisible()
    })
  })
