import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { isPlayer } from "./steps/player.ts"
import { screens } from "./steps/screens.ts"
import { fits, labelled, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// A deposit that is paid on our own page, by scanning a code with the app of Bancontact.
/** Asks for a deposit with the app and answers the address that the code leads to. */
async function asksToScan({ page, language, formats }: Visitor, euros: number): Promise<string> {
  const t = translate(language, "deposit")
  await page.goto(href("deposits", language))
  await labelled(page, "textbox", t("amount")).fill(String(euros))
  await page.getByRole("radio", { name: /Bancontact-app|app Bancontact|Bancontact app/ }).check()
  await expect(page.getByText(t("opensCode"))).toBeVisible()
  await page.getByRole("button", { name: t("submitAmount", { amount: formats.euros(euros) }) }).click()
  await expect(page.getByRole("img", { name: t("scan.picture") })).toBeVisible()
  await expect(page.getByRole("timer")).toContainText(/\d+:\d\d/)
  return (await page.getByRole("link", { name: t("scan.open") }).getAttribute("href"))!
}
const confirms = (address: string, outcome: string) =>
  fetch(address, { method: "POST", redirect: "manual", body: new URLSearchParams({ outcome }) })

for (const { screen, language } of [
  { screen: "desktop", language: "fr" },
  { screen: "phone", language: "nl" },
] as const)
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("a code is scanned, the payment confirmed, and the page leads on to the receipt", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      await isPlayer(visitor)
      const address = await asksToScan(visitor, 25)
      await fits(page)
      await confirms(address, "pay")
      await seesPage(visitor, translate(language, "deposit")("result.successTitle"))
    })
  })

test("a code that is refused in the app leads to what became of it", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "nl")
  await isPlayer(visitor)
  await confirms(await asksToScan(visitor, 25), "refuse")
  await seesPage(visitor, translate("nl", "deposit")("result.failedTitle"))
})
