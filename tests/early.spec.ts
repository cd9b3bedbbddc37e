import { href } from "@elite/paths"
import { describe, translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { paymentPage } from "./steps/money.ts"
import { isPlayer } from "./steps/player.ts"
import { labelled, newVisitor } from "./steps/visitor.ts"

test("an amount and a way to pay, chosen before the page's scripts arrive, are kept", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "nl")
  await isPlayer(visitor)
  const gate = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(href("deposits", "nl"), { waitUntil: "commit" })
  const t = translate("nl", "deposit")
  const amount = labelled(page, "textbox", t("amount"))
  await amount.fill("50")
  await page.getByRole("radio", { name: /^Bancontact/ }).check()
  gate.resolve()
  // The button says the amount once the page has been taken over.
  const button = page.getByRole("button", {
    name: t("submitAmount", { amount: visitor.formats.euros(50) }),
    exact: true,
  })
  await expect(button).toBeVisible()
  await expect(amount).toHaveValue("50")
  await paymentPage(visitor, () => button.click())
})

test.describe(() => {
  test.use({ provoked: [/status of 400/] })
  test("a log-in that is sent before they arrive is refused where it stands, and said once", async ({
    page,
    casino,
  }) => {
    const visitor = newVisitor(page, casino, "fr")
    const t = translate("fr", "login")
    const gate = Promise.withResolvers<void>()
    let isHeld = true
    await page.route("**/assets/*.js", async (route) => {
      if (isHeld) await gate.promise
      // Whoever asked for what was held has left the page by then.
      await route.continue().catch(() => {})
    })
    await page.goto(href("login", "fr"), { waitUntil: "commit" })
    await labelled(page, "textbox", t("email")).fill(visitor.person.email)
    await labelled(page, "textbox", t("password")).fill("not the password")
    isHeld = false
    await page
      .getByRole("main")
      .getByRole("button", { name: t("submit"), exact: true })
      .click()
    gate.resolve()
    const sentence = describe("fr", "EmailNotFound")
    await expect(page.getByRole("main").getByText(sentence)).toBeVisible()
    await page.waitForFunction(() => performance.getEntriesByName("interactive").length > 0)
    // At once and not in the end: a toast would be gone after five seconds.
    expect(await page.getByRole("alert").count()).toBe(0)
    expect(await page.getByRole("main").getByText(sentence).isVisible()).toBe(true)
  })
})
