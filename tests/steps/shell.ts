import { translate } from "@elite/words"
import { expect, type Locator, type Page } from "@playwright/test"
import type { Visitor } from "./visitor.ts"

/** The amount beside its name in the header. */
function headerFigure({ page }: Visitor, name: string): Locator {
  return page
    .getByRole("banner")
    .locator("dl > div", { has: page.getByText(name, { exact: true }) })
    .locator("dd")
}
export const headerBalance = (visitor: Visitor): Locator =>
  headerFigure(visitor, translate(visitor.language, "shell")("balance"))

/** Today's wins minus stakes in the strip that is always there. */
export const stripNet = ({ page, language }: Visitor): Locator =>
  page.getByTitle(translate(language, "shell")("todayHint"))

/** Goes to a page of the account by the menu under the player's initial, or by the menu of a phone. */
export async function opensAccountPage(visitor: Visitor, name: string): Promise<void> {
  const { page, language, person, isPhone } = visitor
  const t = translate(language, "shell")
  if (isPhone) {
    await page
      .getByRole("navigation", { name: t("bottomNavigation") })
      .getByRole("link", { name: t("account") })
      .click()
    const sheet = page.getByRole("dialog", { name: person.username })
    await sheet.getByRole("link", { name, exact: true }).click()
    await expect(sheet).toBeHidden()
    return
  }
  await page.getByRole("button", { name: t("accountMenu", { username: person.username }) }).click()
  await page.getByRole("menuitem", { name, exact: true }).click()
}

/** From another page of the account: by the list on a phone, by the menu at the side elsewhere. */
export async function opensNextAccountPage(
  { page, language, isPhone }: Visitor,
  name: string,
): Promise<void> {
  const main = page.getByRole("main")
  if (isPhone) await main.locator("summary").first().click()
  const links = isPhone
    ? main.getByRole("navigation", { name: translate(language, "account")("navigation") })
    : page.getByRole("navigation", { name: translate(language, "shell")("account"), exact: true })
  await links.getByRole("link", { name, exact: true }).click()
}

/** What an act answered: in a toast, or on the page itself where no script shows one. */
export async function seesNotice(page: Page, hasScripts: boolean, sentence: string): Promise<void> {
  if (hasScripts) await expect(page.getByText(sentence)).toBeVisible()
  else await expect(page.locator("noscript [role=status]")).toHaveText(sentence)
}
