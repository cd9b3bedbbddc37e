import { href } from "@elite/paths"
import type { Person } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { all } from "@elite/words/all.ts"
import { expect, type Page } from "@playwright/test"
import { labelled, seesPage, type Visitor, withoutTags } from "./visitor.ts"

/** Says on itsme's page who holds the phone, and how it ends. */
export async function confirms(page: Page, person: Person, ending = "approve"): Promise<void> {
  await page.locator("#givenName").fill(`${person.firstName} Frans J`)
  await page.locator("#familyName").fill(person.lastName)
  await page.locator("#birthDate").fill(person.birthDate)
  await page.locator("#nationalNumber").fill(person.nationalNumber)
  await page.locator("#email").fill(person.email)
  await page.getByTestId(ending).click()
}

/** Goes to itsme from the registration, and comes back to what it does not say; without scripts by one press more. */
export async function beginsByItsme(visitor: Visitor, hasScripts = true, search = ""): Promise<void> {
  const { page, person, language } = visitor
  const t = translate(language, "itsme")
  await page.goto(href("signup", language) + search)
  await page.getByRole("button", { name: t("signUp"), exact: true }).click()
  await confirms(page, person)
  if (!hasScripts) await page.getByRole("button", { name: t("check.confirm"), exact: true }).click()
  await seesPage(visitor, t("newcomer.title"))
}

/** Says what itsme did not, and is asked for a name. */
export async function completesByItsme(visitor: Visitor): Promise<void> {
  const { page, language } = visitor
  const signup = translate(language, "signup")
  const profession = labelled(page, "combobox", signup("fields.profession"))
  await profession.selectOption({ label: signup("professions.employee") })
  const terms = labelled(page, "checkbox", withoutTags(all[language].signup.terms))
  await terms.locator("+ span").click()
  await page.getByRole("button", { name: signup("submit"), exact: true }).click()
  await seesPage(visitor, translate(language, "password")("username.title"))
}

/** Chooses the name that others see, and is led on. */
export async function choosesName({ page, person, language }: Visitor): Promise<void> {
  const words = translate(language, "password")
  await labelled(page, "textbox", words("username.label")).fill(person.username)
  await page.getByRole("button", { name: words("username.submit"), exact: true }).click()
  await expect(page).not.toHaveURL(new RegExp(href("setUsername", language)))
}
