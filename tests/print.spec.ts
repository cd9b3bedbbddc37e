import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { isPlayer } from "./steps/player.ts"
import { newVisitor } from "./steps/visitor.ts"

test("a statement is printed black on white, without strip, header, menus and buttons", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "fr")
  const shell = translate("fr", "shell")
  await isPlayer(visitor, 30)
  await page.goto(`${href("balances", "fr")}?view=statement`)
  const table = page.getByRole("table", { name: translate("fr", "statement")("caption") })
  await expect(table.getByText(visitor.formats.euros(30)).first()).toBeVisible()
  const parts = [
    page.getByRole("region", { name: shell("session") }),
    page.getByRole("banner"),
    page.getByRole("navigation", { name: shell("account"), exact: true }),
  ]
  for (const part of parts) await expect(part).toBeVisible()
  await page.emulateMedia({ media: "print" })
  for (const part of parts) await expect(part).toBeHidden()
  await expect(page.locator("button:visible")).toHaveCount(0)
  await expect(table.getByText(visitor.formats.euros(30)).first()).toBeVisible()
  await expect(table).toHaveCSS("color", "rgb(0, 0, 0)")
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)")
})
