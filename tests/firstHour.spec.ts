import { consent, languages } from "@elite/contract"
import { translate } from "@elite/words"
import type { BrowserContext, FrameLocator } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { deposits } from "./steps/money.ts"
import { comesIn, confirmsEmail, provesIdentity, registers } from "./steps/registration.ts"
import { screens } from "./steps/screens.ts"
import { newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// A newcomer on a phone who leaves the question about cookies open: to a demo round, and to a round for real money.
test.use({
  ...screens.phone,
  hasChosen: false,
  // A mail's frame runs no script, so nothing counts there.
  provoked: [/^Blocked script execution in '\S+\/mailbox\//],
})

const depositEuros = 20
const mostDemoPresses = 5
const [mostPresses, mostFields] = [24, 20]
/** How long a person takes, by estimate. */
const [secondsForPress, secondsForField] = [2, 6]
const mostSeconds = 6 * 60

type Effort = { presses: number; fields: number }

/** Counts the presses and the fields filled in on every tab and in every frame, those of third parties too. */
async function countsEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { presses: 0, fields: 0 }
  await context.exposeBinding("countEffort", (_source, kind: keyof Effort) => {
    effort[kind]++
  })
  await context.addInitScript(() => {
    const { countEffort } = window as unknown as { countEffort: (kind: string) => void }
    const known = new WeakSet<EventTarget>()
    addEventListener("pointerdown", ({ isTrusted }) => isTrusted && countEffort("presses"), true)
    addEventListener(
      "input",
      ({ target }) => {
        const isTicked = target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type)
        if (!target || isTicked || known.has(target)) return
        known.add(target)
        countEffort("fields")
      },
      true,
    )
  })
  return effort
}

/** Takes the first game of the home page, which is on the screen before anybody scrolls, and chooses in its sheet. */
async function opensFirstGame({ page }: Visitor, choice: string): Promise<FrameLocator> {
  const poster = page.getByRole("main").getByRole("article").first().getByRole("link").first()
  await poster.tap()
  await page.getByRole("dialog").getByRole("link", { name: choice, exact: true }).tap()
  return page.frameLocator("main iframe")
}

/** Plays one round with one press, and lets it end without skipping anything. */
async function playsRound(game: FrameLocator): Promise<void> {
  const spin = game.getByTestId("spin")
  await spin.tap()
  await expect(spin).toHaveAttribute("aria-disabled", "true")
  await expect(spin).toHaveAttribute("aria-disabled", "false", { timeout: 90_000 })
}

async function seesFirstPoster({ page }: Visitor): Promise<void> {
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const picture = page.getByRole("main").getByRole("article").first().locator("img")
  await expect(picture).toBeInViewport({ ratio: 1 })
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  )
}

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: `${language}-BE` })

    test(`a newcomer plays a demo round with five presses at most (${language})`, async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const effort = await countsEffort(page.context())
      const t = translate(language, "play")
      const since = performance.now()
      await page.goto("/")
      await seesPage(visitor, translate(language, "home")("heroTitle"))
      const cookies = page.getByRole("button", { name: translate(language, "consent")("onlyNecessary") })
      await expect(cookies).toBeVisible()
      await seesFirstPoster(visitor)
      const game = await opensFirstGame(visitor, translate(language, "tiles")("tryIt"))
      await page.getByRole("button", { name: t("ageYes") }).tap()
      await playsRound(game)
      const kept = await page.context().cookies()
      expect(kept.map(({ name }) => name)).not.toContain(consent.consentCookie)
      const seconds = (performance.now() - since) / 1_000
      console.log(
        `First demo round, ${language}: ${effort.presses} presses, ${seconds.toFixed(1)} s of the machine.`,
      )
      expect(effort.presses).toBeGreaterThan(0)
      expect(effort.presses).toBeLessThanOrEqual(mostDemoPresses)
      expect(effort.fields).toBe(0)
    })

    test(`a newcomer registers, deposits and plays for real money within six minutes (${language})`, async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const effort = await countsEffort(page.context())
      const since = performance.now()
      await comesIn(visitor)
      await registers(visitor)
      await confirmsEmail(visitor)
      // The press in the mail.
      effort.presses++
      await provesIdentity(visitor)
      await deposits(visitor, depositEuros)
      await playsRound(await opensFirstGame(visitor, translate(language, "tiles")("play")))
      const machineSeconds = (performance.now() - since) / 1_000
      const seconds = effort.presses * secondsForPress + effort.fields * secondsForField
      console.log(
        `First real round, ${language}: ${effort.presses} presses, ${effort.fields} fields, ${seconds} s by estimate, ${machineSeconds.toFixed(1)} s of the machine.`,
      )
      expect(effort.presses).toBeGreaterThan(0)
      expect(effort.presses).toBeLessThanOrEqual(mostPresses)
      expect(effort.fields).toBeGreaterThan(0)
      expect(effort.fields).toBeLessThanOrEqual(mostFields)
      expect(seconds).toBeLessThanOrEqual(mostSeconds)
    })
  })
