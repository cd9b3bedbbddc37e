import { languages } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// Somebody without an account tries a game: asked their age, ten minutes, and asked again.
const address = (language: (typeof languages)[number]) =>
  `${href("play", language, { gameId: "grand-sablon" })}?demo=1`

/** The question is asked beside the game that it is about. */
async function seesAgeQuestion(visitor: Visitor): Promise<void> {
  await seesPage(visitor, "Grand Sablon")
  const title = translate(visitor.language, "play")("ageTitle")
  await expect(visitor.page.getByRole("heading", { level: 2, name: title })).toBeVisible()
}

for (const language of languages)
  test(`a visitor tries a game for ten minutes (${language})`, async ({ page, casino, context }) => {
    const visitor = newVisitor(page, casino, language)
    const t = translate(language, "play")
    const frame = page.locator("iframe")
    await page.goto(address(language))
    await seesAgeQuestion(visitor)
    // Not before the page has come: a faked clock keeps nothing in the browser's timeline, where `goto` looks.
    await page.clock.install()
    await expect(frame).toHaveCount(0)
    await page.getByRole("button", { name: t("ageYes") }).click()
    await expect(frame).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(page.getByRole("timer")).toHaveText(/^(10:00|09:\d\d)$/)

    await page.clock.fastForward("09:00")
    await expect(page.getByRole("timer")).toHaveText(/^0[01]:\d\d$/)
    await expect(frame).toBeVisible()
    await page.clock.fastForward("01:00")
    await seesPage(visitor, t("demoOverTitle"))
    await expect(frame).toHaveCount(0)
    const main = page.getByRole("main")
    await expect(main.getByRole("status")).toHaveText(t("demoOverText"))
    await expect(main.getByRole("link", { name: t("logIn") })).toBeVisible()
    await expect(main.getByRole("link", { name: t("signUp") })).toBeVisible()

    // The browser's clock ran ahead of the casino's, whose period is still open: it goes as it would have gone.
    await context.clearCookies({ name: "demo_period" })
    await main.getByRole("link", { name: t("demoAgain") }).click()
    await seesAgeQuestion(visitor)
    await page.getByRole("button", { name: t("ageYes") }).click()
    await expect(frame).toBeVisible()
  })

test("the age question is answered without scripts too", async ({ browser, casino }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: casino.url })
  const page = await context.newPage()
  const t = translate("nl", "play")
  await page.goto(address("nl"))
  await page.getByRole("button", { name: t("ageYes") }).click()
  await expect(page).toHaveURL(new RegExp(`${address("nl").replace("?", "\\?")}$`))
  await expect(page.getByRole("heading", { name: t("ageTitle") })).toHaveCount(0)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "demo_period")
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" })
  expect(cookie!.expires - Date.now() / 1000).toBeLessThanOrEqual(600)
  await context.close()
})

test("who is not 21 is led to where help is", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "fr")
  const t = translate("fr", "play")
  await page.goto(address("fr"))
  await seesAgeQuestion(visitor)
  await page.getByRole("button", { name: t("ageNo"), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${href("responsibleGambling", "fr")}$`))
})
