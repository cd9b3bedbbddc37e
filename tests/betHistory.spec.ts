import { readFile } from "node:fs/promises"
import type { Client } from "@elite/client/visitor"
import { play } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { wordsFor } from "../apps/sandbox/game-page/words.ts"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { gameFrame } from "./steps/balance.ts"
import { slot, spins } from "./steps/game.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// The bet history by game, as a file, and a round of it that is watched again.

const slotSlug = "grand-sablon"
const otherSlug = "chess-salon"

/** One round of each game. */
async function playsBoth(visitor: Visitor): Promise<Client> {
  const { page, language } = visitor
  const caller = await isPlayer(visitor, 50)
  for (const gameId of [slotSlug, otherSlug]) {
    await page.goto(href("play", language, { gameId }))
    await spins(gameFrame(page))
  }
  return caller
}

const tableOf = (page: Page, language: Visitor["language"]) =>
  page.getByRole("table", { name: translate(language, "history")("roundsTitle") })

for (const { screen, language } of [...viewsFor("phone", "fr"), ...viewsFor("desktop", "en")])
  test.describe(`bet history, ${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("is filtered by game, downloaded as it is filtered, and a round is watched again", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "history")
      const caller = await playsBoth(visitor)
      await page.goto(href("betHistory", language))
      const rows = tableOf(page, language).getByRole("row")
      await expect(rows).toHaveCount(3)
      await fits(page)
      expect(await axeFindings(page)).toEqual([])

      await page.getByLabel(t("game"), { exact: true }).selectOption(slot.name)
      await page.getByRole("button", { name: t("show"), exact: true }).click()
      await expect(rows).toHaveCount(2)
      await expect(rows.nth(1)).toContainText(slot.name)
      await expect(page).toHaveURL(/[?&]game=\d+/)

      const arrives = page.waitForEvent("download")
      await page.getByRole("link", { name: t("download") }).click()
      const file = await arrives
      expect(file.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.csv$/)
      const lines = (await readFile(await file.path(), "utf8")).split("\r\n")
      expect(lines[0]).toContain(`${t("date")};${t("game")};${t("stake")} (EUR);`)
      const { transactions } = await caller.call(play.getUserCasinoTransactions, {})
      const round = transactions.rows.find(({ game }) => game.name === slot.name)!
      const stake = round.stake.toFixed(2).replace(".", ",")
      expect(lines[1]).toBe(
        [
          visitor.formats.dateTime(round.createdAt),
          slot.name,
          stake,
          round.win.toFixed(2).replace(".", ","),
          round.amount.toFixed(2).replace(".", ","),
          t(`roundStates.${round.status}`),
          round.transactionId,
        ].join(";"),
      )
      expect(lines.slice(2)).toEqual([""])

      await rows.nth(1).getByRole("link").click()
      await seesPage(visitor, t("roundTitle"))
      const watch = page.getByRole("button", { name: t("watch"), exact: true })
      await watch.click()
      const title = translate(language, "play")("panel.watched", { time: "" }).trim()
      const watched = page.getByRole("region", { name: title })
      const back = watched.getByRole("button", { name: t("watchedBack") })
      await expect(back).toBeFocused()
      await expect(back).toBeInViewport()
      const replay = watched.frameLocator("iframe")
      await expect(replay.getByTestId("watch")).toHaveText(wordsFor(language).watchAgain, { timeout: 30_000 })
      await expect(replay.getByTestId("result")).toHaveText(/\S/)
      await fits(page)
      await back.click()
      await expect(watched).toHaveCount(0)
      await expect(watch).toBeFocused()
    })
  })

test("the filter by game and the file need no scripts", async ({ page, casino, browser }) => {
  const visitor = newVisitor(page, casino, "nl")
  const t = translate("nl", "history")
  await playsBoth(visitor)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plain = await context.newPage()
  await plain.goto(casino.url + href("betHistory", "nl"))
  const rows = tableOf(plain, "nl").getByRole("row")
  await expect(rows).toHaveCount(3)
  await plain.getByLabel(t("game"), { exact: true }).selectOption(slot.name)
  await plain.getByRole("button", { name: t("show"), exact: true }).click()
  await expect(rows).toHaveCount(2)
  await expect(plain.getByLabel(t("game"), { exact: true }).locator("option:checked")).toHaveText(slot.name)
  const arrives = plain.waitForEvent("download")
  await plain.getByRole("link", { name: t("download") }).click()
  const text = await readFile(await (await arrives).path(), "utf8")
  expect(text.split("\r\n")).toHaveLength(3)
  await context.close()
})

test("a visitor is asked to log in before a history is downloaded", async ({ page }) => {
  await page.goto(`${href("historyDownload", "en")}?view=deposits`)
  await expect(page).toHaveURL(/\/login\?next=/)
})
