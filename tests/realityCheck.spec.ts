import { limits, me } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { opensSlot, spins } from "./steps/game.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { halfAnHourAfterCheck } from "./steps/time.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

// The reality check during a game, and on the page of the limits without scripts.

for (const { screen, language } of viewsFor("phone", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("a reality check waits for the end of a round, covers the game, and is answered", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "realityCheck")
      const caller = await isPlayer(visitor, 50)
      await page.goto(href("limits", language))
      const card = page.getByRole("main").getByRole("region", { name: t("title"), exact: true })
      await card.getByRole("radio", { name: t("short.m30") }).check()
      await card.getByRole("button", { name: t("save") }).click()
      const held = async () => (await caller.call(limits.getLimits, {})).realityCheck
      await expect.poll(async () => (await held())?.minutes).toBe(30)
      await expect(card.getByText(t("next", { at: formats.time((await held())!.dueAt) }))).toBeVisible()

      await page.goto(href("home", language))
      const game = await opensSlot(visitor)
      await spins(game)
      const question = page.getByRole("dialog", { name: t("dueTitle") })
      const says = (kind: string) =>
        game.locator("body").evaluate((_, kind) => parent.postMessage({ source: "studio", kind }, "*"), kind)
      await page.clock.install()
      await page.clock.runFor(1_000)
      await says("roundStarted")
      await page.clock.fastForward("31:00")
      await page.clock.runFor(2_000)
      await expect(question).toHaveCount(0)
      await halfAnHourAfterCheck(visitor)
      await says("roundEnded")
      await page.clock.runFor(2_000)
      await expect(question).toBeVisible()
      const { realityCheck } = await caller.call(me.getRealityCheck, {})
      expect(realityCheck!.stakes).toBeGreaterThan(0)
      await expect(
        question.getByText(formats.signedEuros(realityCheck!.net), { exact: true }).first(),
      ).toBeVisible()
      const choices = await question.locator(".button").all()
      const sizes = await Promise.all(choices.map((choice) => choice.boundingBox()))
      const rounded = sizes.map((box) => `${Math.round(box!.width)} ${Math.round(box!.height)}`)
      expect(new Set(rounded).size).toBe(1)
      expect(sizes).toHaveLength(4)
      await expect(question.locator(".button-primary")).toHaveText([t("pause")])
      expect(await axeFindings(page, { part: "dialog" })).toEqual([])
      await page.keyboard.press("Escape")
      await expect(question).toBeVisible()
      await question.getByRole("button", { name: t("continue") }).click()
      const dueAt = async () => Date.parse((await held())!.dueAt)
      await expect.poll(dueAt).toBeGreaterThan(Date.now())
      // This browser's clock ran ahead of the casino's: read anew, the page knows the time again.
      await page.reload()
      await expect(game.getByTestId("balance")).toHaveText(/\d/)
      await expect(question).toHaveCount(0)
    })
  })

for (const { screen, language } of viewsFor("desktop", "nl"))
  test.describe(`${screen}, ${language}, without scripts`, () => {
    test.use({ ...screens[screen], javaScriptEnabled: false })

    test("a reality check is set, answered and taken away on the page of the limits", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "realityCheck")
      const caller = await isPlayer(visitor)
      const held = async () => (await caller.call(limits.getLimits, {})).realityCheck
      await page.goto(href("limits", language))
      await seesPage(visitor, translate(language, "limits")("title"))
      const every = page.getByRole("group", { name: t("every") })
      const chooses = (name: string) => every.getByRole("radio", { name }).check()
      const saves = page
        .getByRole("region", { name: t("title"), exact: true })
        .getByRole("button", { name: t("save") })
      await chooses(t("short.m30"))
      await saves.click()
      await expect.poll(async () => (await held())?.minutes).toBe(30)
      await halfAnHourAfterCheck(visitor)
      await page.reload()
      await page
        .getByRole("region", { name: t("dueTitle") })
        .getByRole("button", { name: t("continue") })
        .click()
      await expect(every).toBeVisible()
      await expect.poll(async () => Date.parse((await held())!.dueAt)).toBeGreaterThan(Date.now())
      await chooses(t("short.off"))
      await saves.click()
      await expect.poll(held).toBeNull()
    })
  })
