import { translate } from "@elite/words"
import { expect, type FrameLocator } from "@playwright/test"
import { wordsFor } from "../../apps/sandbox/game-page/words.ts"
import { allSay, balanceLine } from "./balance.ts"
import { stripNet } from "./shell.ts"
import { centsIn, fits, seesPage, type Visitor } from "./visitor.ts"

export const slot = { name: "Grand Sablon", studio: "Kobalt" }
/** The highest stake of the slot: one round of it is worth two EliteCoins. */
export const stakeEuros = 2
const mostRounds = 8

export type Played = { rounds: number; balanceEuros: number; netEuros: number }

/** Looks for the slot among all games and opens it. */
export async function opensSlot(visitor: Visitor): Promise<FrameLocator> {
  const { page, language, isPhone } = visitor
  const shell = translate(language, "shell")
  const games = translate(language, "games")
  if (isPhone) {
    await page
      .getByRole("navigation", { name: shell("bottomNavigation") })
      .getByRole("link", { name: shell("search") })
      .tap()
    const search = page.getByRole("dialog", { name: shell("searchPopup.title") })
    await search.getByRole("combobox").fill(slot.name)
    await search.getByRole("option", { name: new RegExp(slot.name) }).tap()
  } else {
    await page
      .getByRole("navigation", { name: shell("mainNavigation") })
      .getByRole("link", { name: shell("allGames") })
      .click()
    await seesPage(visitor, games("allTitle"))
    await page.getByRole("searchbox", { name: games("searchLabel") }).fill(slot.name)
    await expect(page.getByText(games("count", { count: 1 }), { exact: true })).toBeVisible()
    // In the middle of the poster lies the button that a mouse brings.
    await page.getByRole("link", { name: `${slot.name}, ${slot.studio}` }).click({ position: { x: 8, y: 8 } })
  }
  await seesPage(visitor, slot.name)
  const title = translate(language, "play")("frameTitle", { game: slot.name, studio: slot.studio })
  return page.frameLocator(`iframe[title="${title}"]`)
}

/**
 * Plays with the game's own button until the balance is another than before, and sees the site follow every
 * round without being loaded again.
 */
export async function plays(visitor: Visitor, balanceEuros: number): Promise<Played> {
  const { page, language, formats, isPhone } = visitor
  const play = translate(language, "play")
  const game = await opensSlot(visitor)
  const shown = game.getByTestId("balance")
  await allSay(visitor, balanceLine(visitor, balanceEuros))
  await raisesStake(visitor, game)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  let [rounds, nowEuros] = [0, balanceEuros]
  while (nowEuros === balanceEuros && rounds < mostRounds) {
    await spins(game)
    rounds++
    nowEuros = centsIn((await shown.textContent()) ?? "") / 100
  }
  const netEuros = Math.round((nowEuros - balanceEuros) * 100) / 100
  expect(netEuros).not.toBe(0)
  await allSay(visitor, balanceLine(visitor, nowEuros))
  await expect(stripNet(visitor)).toContainText(formats.signedEuros(netEuros))
  await expect(page.getByTitle(play("netHint"))).toContainText(formats.signedEuros(netEuros))
  if (!isPhone) await expect(page.getByTestId("bar-coins")).toHaveText(formats.figure(rounds * stakeEuros))
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true)
  await fits(page)
  await page.getByRole("link", { name: play("back") }).click()
  return { rounds, balanceEuros: nowEuros, netEuros }
}

async function raisesStake({ language, formats }: Visitor, game: FrameLocator): Promise<void> {
  const stake = game.getByTestId("stake")
  const higher = game.getByRole("button", { name: wordsFor(language).higher })
  while (await higher.isEnabled()) await higher.click()
  expect(centsIn((await stake.textContent()) ?? "")).toBe(stakeEuros * 100)
  await expect(stake).toHaveText(formats.euros(stakeEuros))
}

/** One round: the game's own button, and its result when the reels stand; free spins are skipped one by one. */
export async function spins(game: FrameLocator): Promise<void> {
  const spin = game.getByTestId("spin")
  await spin.click()
  await expect(spin).toHaveAttribute("aria-disabled", "true")
  const skip = game.getByTestId("skip")
  const result = game.getByTestId("result")
  await expect(async () => {
    if (await skip.isEnabled()) await skip.click({ timeout: 500 }).catch(() => {})
    await expect(result).toHaveText(/\S/, { timeout: 200 })
  }).toPass({ timeout: 30_000 })
  await expect(spin).toHaveAttribute("aria-disabled", "false")
}
