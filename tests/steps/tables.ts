import { expect, type Locator, type Page } from "@playwright/test"
import type { EngineName } from "../../apps/sandbox/src/studio/engines.ts"

/** What has to lie on the table before a round can start. */
const bets: Partial<Record<EngineName, string>> = {
  roulette: "bet-red",
  baccarat: "bet-player",
  keno: "quick-pick",
}

/** The buttons of decisions, in the order in which they are tried. */
const decisions = ["upper", "collect", "action-stand", "draw", "field-0"]

const longestFrameCountMs = 2000
const roundTimeoutMs = 120_000

/** Frames per second over the first two seconds of a round, or over all of a shorter one. */
const countFrames = (spin: Locator): Promise<number> =>
  spin.evaluate(
    (button, mostMs) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now()
        let frames = 0
        const next = () => {
          frames++
          const ms = performance.now() - startedAt
          if (ms < mostMs && button.getAttribute("aria-disabled") === "true") requestAnimationFrame(next)
          else resolve((frames * 1000) / ms)
        }
        requestAnimationFrame(next)
      }),
    longestFrameCountMs,
  )

/** Whether one of the buttons of a decision was there and has been pressed. */
async function decides(page: Page): Promise<boolean> {
  for (const decision of decisions) {
    const button = page.locator(`[data-testid="${decision}"]:enabled:not([aria-disabled="true"])`)
    if (await button.isVisible()) {
      await button.click()
      return true
    }
  }
  return false
}

/** The animation may end before the press. */
const skips = (skip: Locator): Promise<void> =>
  skip.click({ timeout: 5_000 }).catch(async (error: unknown) => {
    if (await skip.isEnabled()) throw error
  })

const nextFrame = (page: Page): Promise<number> =>
  page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)))

/** Plays one round with the game’s own controls until its result is shown; answers its frames per second. */
export async function playsRound(page: Page, engine: EngineName): Promise<number> {
  const [spin, skip, result] = ["spin", "skip", "result"].map((id) => page.getByTestId(id)) as [
    Locator,
    Locator,
    Locator,
  ]
  const bet = bets[engine]
  if (bet) await page.getByTestId(bet).click()
  let isShown = false
  const shown = page.waitForRequest(/\/studio\/api\/shown$/, { timeout: roundTimeoutMs }).then(() => {
    isShown = true
  })
  await spin.click()
  await expect(spin).toHaveAttribute("aria-disabled", "true")
  const framesPerSecond = await countFrames(spin)
  while (!isShown) {
    if (await skip.isEnabled()) await skips(skip)
    else if (!(await decides(page))) await Promise.race([shown, nextFrame(page)])
  }
  await expect(spin).toHaveAttribute("aria-disabled", "false")
  await expect(result).toHaveText(/\S/)
  return framesPerSecond
}
