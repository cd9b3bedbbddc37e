import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { all } from "@elite/words/all.ts"
import { expect } from "@playwright/test"
import { labelled, seesPage, type Visitor, withoutTags } from "./visitor.ts"

/** Opens the door of the house and goes to the registration. */
export async function comesIn(visitor: Visitor): Promise<void> {
  const { page, language } = visitor
  const home = translate(language, "home")
  const shell = translate(language, "shell")
  await page.goto(href("home", language))
  await seesPage(visitor, home("heroTitle"))
  await page
    .getByRole("banner")
    .getByRole("link", { name: shell("signUp") })
    .click()
}

/** Fills in the three steps as their labels ask; only the last button is left. */
export async function fillsRegistration(visitor: Visitor): Promise<void> {
  const { page, language } = visitor
  const t = translate(language, "signup")
  await seesPage(visitor, t("title"))
  await fillsAccount(visitor)
  await page.getByRole("button", { name: t("next") }).click()
  await fillsPerson(visitor)
  await page.getByRole("button", { name: t("next") }).click()
  await fillsAddress(visitor)
}

/** Fills in the registration and sends it. */
export async function registers(visitor: Visitor): Promise<void> {
  const { page, language } = visitor
  await fillsRegistration(visitor)
  const t = translate(language, "signup")
  await page.getByRole("button", { name: t("submit") }).click()
  await expect(page.getByRole("status").filter({ hasText: t("opened") })).toBeVisible()
  await seesPage(visitor, translate(language, "login")("verify.checkTitle"))
  await expect(page.getByText(visitor.person.email)).toBeVisible()
}

export async function fillsAccount({ page, language, person }: Visitor): Promise<void> {
  const t = translate(language, "signup")
  await labelled(page, "textbox", t("fields.email")).fill(person.email)
  await labelled(page, "textbox", t("fields.username")).fill(person.username)
  await labelled(page, "textbox", t("fields.password")).fill(person.password)
}

export async function fillsPerson({ page, language, person }: Visitor): Promise<void> {
  const t = translate(language, "signup")
  await labelled(page, "textbox", t("fields.firstName")).fill(person.firstName)
  await labelled(page, "textbox", t("fields.lastName")).fill(person.lastName)
  const [year, month, day] = person.birthDate.split("-") as [string, string, string]
  const date = page.getByRole("group", { name: t("fields.dateOfBirth") })
  await date.getByRole("textbox", { name: t("date.day") }).fill(day)
  await date.getByRole("textbox", { name: t("date.month") }).fill(month)
  await date.getByRole("textbox", { name: t("date.year") }).fill(year)
  await labelled(page, "combobox", t("fields.gender")).selectOption({ label: t("genders.male") })
  await labelled(page, "textbox", t("fields.placeOfBirth")).fill("Gent")
  await labelled(page, "combobox", t("fields.profession")).selectOption({ label: t("professions.employee") })
  await labelled(page, "textbox", t("fields.nationalNumber")).fill(person.nationalNumber)
}

export async function fillsAddress({ page, language }: Visitor): Promise<void> {
  const t = translate(language, "signup")
  await labelled(page, "textbox", t("fields.address")).fill("Kouter 12")
  await labelled(page, "textbox", t("fields.postalCode")).fill("9000")
  await labelled(page, "textbox", t("fields.city")).fill("Gent")
  await labelled(page, "textbox", t("fields.phone")).fill("+32 470 12 34 56")
  const terms = labelled(page, "checkbox", withoutTags(all[language].signup.terms))
  // The box that people see is drawn beside the real one, which has no size.
  await terms.locator("+ span").click()
  await expect(terms).toBeChecked()
}

/** Opens the mailbox in another tab, reads the mail and presses its button, which opens the site in a third. */
export async function confirmsEmail(visitor: Visitor): Promise<void> {
  const { page, casino, person, language } = visitor
  const mails = translate(language, "mails")
  const mailbox = await page.context().newPage()
  await mailbox.goto(`${casino.sandboxUrl}/mailbox`)
  const row = mailbox.getByRole("row").filter({ hasText: person.email })
  await expect(async () => {
    await mailbox.reload()
    await expect(row).toBeVisible({ timeout: 200 })
  }).toPass()
  await row.getByRole("link", { name: mails("verification.subject") }).click()
  const opened = page.context().waitForEvent("page")
  await mailbox
    .frameLocator("iframe")
    .getByRole("link", { name: mails("verification.action") })
    .click()
  visitor.page = await opened
  await mailbox.close()
  await page.close()
  await visitor.page.getByRole("button", { name: translate(language, "login")("verify.confirm") }).click()
  await seesPage(visitor, translate(language, "identity")("title"))
  await expect(visitor.page.getByText(translate(language, "answers")("emailVerified"))).toBeVisible()
}

/** Shows the identity card on the page of the verifier and waits until it is accepted. */
export async function provesIdentity(visitor: Visitor): Promise<void> {
  const { page, person, language } = visitor
  const t = translate(language, "identity")
  await page.getByRole("button", { name: t("start") }).click()
  await page.waitForURL((url) => url.origin === visitor.casino.sandboxUrl)
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  await page.locator("[name=documentNumber]").fill(person.nationalNumber)
  await page.getByTestId("accept").click()
  await expect(page.getByRole("heading", { name: t("acceptedTitle") })).toBeVisible()
  await seesPage(visitor, t("title"))
}
