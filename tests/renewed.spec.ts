import { me } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { test } from "./casino.ts"
import { belgianIban, savesAccount } from "./steps/money.ts"
import { isPlayer } from "./steps/player.ts"
import { hasAccount, longAfterLogIn } from "./steps/time.ts"
import { labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// A session goes on under a new token once its player has shown who they are; the browser hears of it with the answer.
test.use({ provoked: [/the server responded with a status of 4\d\d/] })

/**
 * Keeps the answer to the next form from the browser until something that asked meanwhile was refused under the old token, and
 * has had a second to lead home.
 */
async function answersLate(page: Page, home: string): Promise<void> {
  const old = (await page.context().cookies()).find(({ name }) => name === "access_token")!
  const isRenewed = Promise.withResolvers<void>()
  const summary = `**${me.getSessionSummary.path}*`
  const refused = page.waitForResponse(
    (response) => response.url().includes(me.getSessionSummary.path) && response.status() === 401,
  )
  await page.route(summary, async (route) => {
    await isRenewed.promise
    await route.continue()
  })
  await page.route(
    ({ pathname }) => pathname.endsWith(".data"),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      await page.context().addCookies([old])
      isRenewed.resolve()
      await refused
      await page.waitForURL(home, { timeout: 1000 }).catch(() => null)
      await route.fulfill({ response })
    },
    { times: 1 },
  )
}

test("what the page reads by itself while its player steps up leads nobody home", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "nl")
  const { person, language } = visitor
  const t = translate(language, "withdraw")
  const [old, fresh] = [belgianIban(person.nationalNumber), belgianIban(`0${person.nationalNumber}`)]
  await isPlayer(visitor, 50)
  await hasAccount(visitor, old)
  await longAfterLogIn(visitor)
  await page.goto(href("withdrawals", language))
  await seesPage(visitor, t("title"))
  await page.getByText(t("accounts.another")).click()
  await labelled(page, "textbox", t("iban")).fill(fresh)
  await page.getByRole("button", { name: t("accounts.add") }).click()
  await page
    .getByRole("textbox", { name: translate(language, "factor")("stepUp.password") })
    .fill(person.password)
  await answersLate(page, href("home", language))
  await savesAccount(visitor, fresh)
})
