import type { Page } from "@playwright/test"
import type { Person } from "../../product/person.ts"

/** Says on itsme's page who holds the phone, and how it ends. */
export async function confirms(page: Page, person: Person, ending = "approve"): Promise<void> {
  await page.locator("#givenName").fill(`${person.firstName} Frans J`)
  await page.locator("#familyName").fill(person.lastName)
  await page.locator("#birthDate").fill(person.birthDate)
  await page.locator("#nationalNumber").fill(person.nationalNumber)
  await page.locator("#email").fill(person.email)
  await page.getByTestId(ending).click()
}
