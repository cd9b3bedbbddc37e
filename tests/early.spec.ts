import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { isPlayer } from "./steps/player.ts"
import { labelled, newVisitor } from "./steps/visitor.ts"

test("an amount written before the page's scripts arrive is kept", async ({ page, casino }) => {
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
  gate.resolve()
  // The button says the amount once the page has been taken over.
  const button = t("submitAmount", { amount: visitor.formats.euros(50) })
  await page.getByRole("radio", { name: /^Bancontact/ }).check()
  await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible()
  await expect(amount).toHaveValue("50")
})
