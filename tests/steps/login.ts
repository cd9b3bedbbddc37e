import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { labelled, seesPage, type Visitor } from "./visitor.ts"

/** Goes to the log-in and fills it in; the browser knows nobody. */
export async function fillsLogIn(visitor: Visitor, password = visitor.person.password): Promise<void> {
  const { page, language, person } = visitor
  const t = translate(language, "login")
  await page.context().clearCookies()
  await page.goto(href("login", language))
  await seesPage(visitor, t("title"))
  await labelled(page, "textbox", t("email")).fill(person.email)
  await labelled(page, "textbox", t("password")).fill(password)
}
