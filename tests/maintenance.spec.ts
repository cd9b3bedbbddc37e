import { content } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { operatorDoes } from "./steps/desk.ts"
import { opensSlot } from "./steps/game.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

// The site closes for the whole casino of a worker: one journey after the other, and each opens it again.
test.describe.configure({ mode: "serial" })
test.afterEach(async ({ casino }) => {
  await operatorDoes(casino, "end-maintenance", "a test")
  await expect.poll(async () => (await fetch(casino.url)).status, { timeout: 5_000 }).toBe(200)
})

for (const { language, screen } of [...viewsFor("desktop", "en"), ...viewsFor("phone", "fr")])
  test.describe(`${screen}, ${language}`, () => {
    test.use({ ...screens[screen], provoked: [/\b503\b/] })

    test("an open page closes for maintenance, says so, and opens by itself", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "shell")
      await isPlayer(visitor, 10)
      await page.goto(href("about", language))
      await expect(page.locator("html[lang]")).toBeVisible()
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await operatorDoes(casino, "start-maintenance", "a new database")
      await seesPage(visitor, t("maintenanceTitle"))
      await expect(page.getByText(t("maintenancePrevention"))).toBeVisible()
      const answer = await page.request.get(casino.url + href("allGames", language))
      expect([answer.status(), answer.headers()["retry-after"]]).toEqual([503, "300"])
      const call = await page.request.get(casino.url + content.siteDetail.path)
      expect([call.status(), call.headers()["retry-after"]]).toEqual([503, "300"])

      await operatorDoes(casino, "end-maintenance", "all is well")
      await expect(page.getByRole("heading", { level: 1, name: t("maintenanceTitle") })).toBeHidden({
        timeout: 6_000,
      })
      await expect(page.locator("#content h1")).toBeVisible()
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true)
    })

    test("whoever comes while it is closed sees the page of the address once it opens", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "shell")
      await operatorDoes(casino, "start-maintenance", "a new database")
      await expect.poll(async () => (await fetch(casino.url)).status, { timeout: 5_000 }).toBe(503)
      await page.goto(href("maintenance", language))
      await seesPage(visitor, t("maintenanceTitle"))
      await operatorDoes(casino, "end-maintenance", "all is well")
      await seesPage(visitor, t("openTitle"))
    })

    test("a game stays open, so that its round can finish", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "shell")
      await isPlayer(visitor, 10)
      await page.goto(href("home", language))
      const game = await opensSlot(visitor)
      await expect(game.getByTestId("spin")).toBeVisible()
      await operatorDoes(casino, "start-maintenance", "a new database")
      await expect(page.getByText(t("maintenanceFinish"))).toBeVisible()
      await expect(game.getByTestId("spin")).toBeVisible()
      await game.getByTestId("spin").click()
      await expect(game.getByTestId("spin")).toHaveAttribute("aria-disabled", "false")
      await operatorDoes(casino, "end-maintenance", "all is well")
      await expect(page.getByText(t("maintenanceFinish"))).toBeHidden()
      await expect(game.getByTestId("spin")).toBeVisible()
    })
  })
