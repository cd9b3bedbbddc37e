import { href, languagePrefix } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

// What stands where no page is: drawn once for all strangers, whatever the page hides that would have been there.
test.use({ provoked: [/status of 404/] })

const addresses = {
  "an address of nothing": `${languagePrefix("fr")}/rien/du/tout`,
  "a game that does not exist": href("play", "fr", { gameId: "aucun-jeu" }),
  "a word that is no category": href("category", "fr", { category: "rien" }),
  "a text that does not exist": href("siteInfo", "fr", { slug: "rien" }),
}

for (const [what, address] of Object.entries(addresses))
  test(`${what} says so once, and leads on`, async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "fr")
    const t = translate("fr", "shell")
    await page.goto(address)
    await seesPage(visitor, t("notFoundTitle"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await expect(page.getByRole("main")).toHaveCount(1)
    for (const link of await page.getByRole("link", { name: "Nederlands" }).all())
      await expect(link).toHaveAttribute("href", href("home", "nl"))
    await page
      .getByRole("main")
      .getByRole("link", { name: t("toHome") })
      .click()
    await expect(page).toHaveURL(`${casino.url}${href("home", "fr")}`)
  })
