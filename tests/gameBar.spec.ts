import { play, quest } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { wordsFor } from "../apps/sandbox/game-page/words.ts"
import { expect, test } from "./casino.ts"
import { axeFindings, wcag } from "./steps/axe.ts"
import { gameFrame } from "./steps/balance.ts"
import { dropsRun, dropsStop, winsDrop } from "./steps/drops.ts"
import { slot, spins } from "./steps/game.ts"
import { isPlayer } from "./steps/player.ts"
import { questsAre } from "./steps/quest.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

// What a player follows while they play: the bar above the game, its panel, and the sounds of the game.

test.afterAll(({ casino }) => dropsStop(casino))

const gameId = "grand-sablon"
const stake = 0.75

const listsBets = async (caller: Awaited<ReturnType<typeof isPlayer>>) =>
  (await caller.call(play.getUserCasinoTransactions, {})).transactions

const overlaps = async (page: Page, text: string) => {
  const [game, notice] = [
    await page.locator("iframe").boundingBox(),
    await page.getByText(text).boundingBox(),
  ]
  return game!.y + game!.height > notice!.y && notice!.y + notice!.height > game!.y
}

for (const { screen, language } of [...viewsFor("phone", "nl"), ...viewsFor("desktop", "fr")])
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("the panel above a game lists its rounds, opens one of them, and tells how the quest goes", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "play")
      await questsAre(casino, "on")
      const caller = await isPlayer(visitor, 10)
      await caller.call(quest.joinQuest, {})
      await page.goto(href("play", language, { gameId }))
      const opens = page.getByRole("button", { name: t("panel.open") })
      await expect(opens).toHaveAccessibleName(/Elite Quest/)
      const panel = page.getByRole("dialog", { name: t("panel.title") })
      await opens.click()
      await expect(panel.getByText(t("panel.none"))).toBeVisible()
      await expect(panel.getByRole("progressbar")).toHaveCount(5)
      await page.keyboard.press("Escape")
      await expect(opens).toBeFocused()

      await spins(gameFrame(page))
      await opens.click()
      const rounds = panel.getByRole("list", { name: t("panel.rounds") })
      await expect(rounds.getByRole("listitem")).toHaveCount(1)
      await expect(rounds).toContainText(t("panel.stake", { stake: formats.euros(stake) }))
      await fits(page)
      expect(await axeFindings(page, { rules: wcag })).toEqual([])

      const own = await page.getByTestId("bar-balance").textContent()
      const bets = await listsBets(caller)
      await rounds.getByRole("button").click()
      await expect(panel).toBeHidden()
      const watched = page.getByRole("region", { name: t("panel.watched", { time: "" }).trim() })
      const back = watched.getByRole("button", { name: t("panel.watchedBack") })
      await expect(back).toBeFocused()
      await expect(watched).toContainText(t("panel.stake", { stake: formats.euros(stake) }))
      const replay = watched.frameLocator("iframe")
      await expect(replay.getByTestId("watch")).toHaveText(wordsFor(language).watchAgain, { timeout: 30_000 })
      await expect(replay.getByTestId("result")).toHaveText(/\S/)
      await fits(page)
      expect(await axeFindings(page, { rules: wcag })).toEqual([])
      await back.press("Escape")
      await expect(watched).toHaveCount(0)
      await expect(opens).toBeFocused()
      await expect(page.getByTestId("bar-balance")).toHaveText(own!)
      expect(await listsBets(caller)).toEqual(bets)
      await expect(gameFrame(page).getByTestId("spin")).toBeEnabled()

      await opens.click()
      await rounds.getByRole("link").click()
      await seesPage(visitor, translate(language, "history")("roundTitle"))
      await expect(page.getByRole("main")).toContainText(slot.name)
    })

    test("a prize that is won while a game is open is claimed below it, and the bar counts the notification", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "play")
      const claims = translate(language, "claims")
      const amount = visitor.formats.euros(10)
      const source = claims("sources.drops")
      await dropsRun(casino)
      const caller = await isPlayer(visitor, 50)
      await page.goto(href("play", language, { gameId }))
      await expect(gameFrame(page).getByTestId("spin")).toBeVisible()
      await winsDrop(casino, caller)
      const won = t("prizeWon", { source, amount })
      await expect(page.getByText(won)).toBeVisible()
      expect(await overlaps(page, won)).toBe(false)
      await fits(page)
      const bell = translate(language, "shell")("notificationsUnseen", { count: 3 })
      await expect(page.getByRole("main").getByRole("link", { name: bell })).toBeVisible()
      await page.getByRole("button", { name: claims("claimNamed", { amount, source }) }).click()
      await expect(page.getByText(translate(language, "answers")("prizeClaimed"))).toBeVisible()
      await expect(page.getByText(won)).toBeHidden()
    })

    test("the sounds of a game are off until its button is pressed, and the choice is remembered", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const words = wordsFor(language)
      await isPlayer(visitor, 10)
      await page.goto(href("play", language, { gameId }))
      const sound = gameFrame(page).getByRole("button", { name: words.sound, exact: true })
      await expect(sound).toHaveAttribute("aria-pressed", "false")
      await sound.focus()
      await page.keyboard.press("Enter")
      await expect(sound).toHaveAttribute("aria-pressed", "true")
      await spins(gameFrame(page))
      await page.reload()
      await expect(sound).toHaveAttribute("aria-pressed", "true")
    })
  })

test.describe("a phone on its side", () => {
  test.use({ ...screens.phone, viewport: { width: 844, height: 390 } })

  test("a game fills the screen under its bar alone", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "fr")
    await isPlayer(visitor, 10)
    await page.goto(href("play", "fr", { gameId }))
    const game = page.locator("iframe")
    await expect(game).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await game.boundingBox())?.height).toBeGreaterThanOrEqual(345)
    await expect(gameFrame(page).getByTestId("spin")).toBeInViewport()
    await fits(page)
  })
})

test.describe("a phone", () => {
  test.use(screens.phone)

  test("the name of a game is whole in its bar, upright and sideways", async ({ page, casino }) => {
    await isPlayer(newVisitor(page, casino, "nl"), 10)
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(href("play", "nl", { gameId: "roulette-royale" }))
      const name = page.getByRole("heading", { level: 1, name: "Roulette Royale" })
      await expect(name).toBeVisible()
      const isWhole = await name.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1,
      )
      expect([width, isWhole]).toEqual([width, true])
      await fits(page)
    }
  })
})
