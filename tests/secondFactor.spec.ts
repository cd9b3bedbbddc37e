import { sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { listMails } from "@elite/testkit/person"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { appCode } from "../apps/api/src/modules/sessions/testing/secondFactor.ts"
import { expect, test } from "./casino.ts"
import { fillsLogIn } from "./steps/login.ts"
import { belgianIban } from "./steps/money.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { hasAccount, longAfterLogIn } from "./steps/time.ts"
import { labelled, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// Two-step login, set up and used where no script runs; and a withdrawal that asks once more who it is.
const secretIn = async (page: Page) =>
  (await page.locator("input[name=secret]").getAttribute("value")) as string

async function entersCode({ page, language }: Visitor, code: string): Promise<void> {
  const t = translate(language, "factor")
  await labelled(page, "textbox", t("login.code")).fill(code)
  await page
    .getByRole("main")
    .getByRole("button", { name: t("login.submit"), exact: true })
    .click()
}

for (const { screen, language } of viewsFor("phone", "nl"))
  test.describe(`${screen}, ${language}, without scripts`, () => {
    test.use({
      ...screens[screen],
      javaScriptEnabled: false,
      provoked: [/the server responded with a status of 4\d\d/],
    })

    test("two-step login is set up, asked for, and done with a recovery code and by e-mail", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { person } = visitor
      const t = translate(language, "factor")
      await isPlayer(visitor)
      await longAfterLogIn(visitor)
      await page.goto(href("devices", language))
      await page.getByRole("button", { name: t("setUp") }).click()
      await page.getByRole("textbox", { name: t("stepUp.password") }).fill(person.password)
      await page.getByRole("button", { name: t("setUp") }).click()
      await expect(page.getByRole("img", { name: t("picture") })).toBeVisible()
      const secret = await secretIn(page)
      const confirm = page.getByRole("button", { name: t("confirm") })
      await labelled(page, "textbox", t("code")).fill(appCode(secret, new Date(), 5))
      await confirm.click()
      await expect(
        page.getByText(translate(language, "errors")("SecondFactorCodeInvalidErrorType")),
      ).toBeVisible()
      expect(await secretIn(page)).toBe(secret)
      await labelled(page, "textbox", t("code")).fill(appCode(secret, new Date()))
      await confirm.click()
      const codes = await page.getByRole("main").locator("li code").allTextContents()
      expect(codes).toHaveLength(sessions.recoveryCodesMade)
      await page.getByRole("link", { name: t("codesKept") }).click()
      await expect(page.getByText(t("codesLeft", { count: 10 }))).toBeVisible()
      await expect(page.getByText(codes[0]!)).toHaveCount(0)

      await fillsLogIn(visitor)
      const submit = page
        .getByRole("main")
        .getByRole("button", { name: translate(language, "login")("submit"), exact: true })
      await submit.click()
      await seesPage(visitor, t("login.title"))
      await entersCode(visitor, "AAAAA-AAAAA")
      await expect(
        page.getByText(translate(language, "errors")("SecondFactorCodeInvalidErrorType")),
      ).toBeVisible()
      // The phone forgot the page behind.
      await page.goto(href("login", language))
      await entersCode(visitor, codes[0]!)
      const hero = translate(language, "home")("heroPlayer", { username: person.username })
      await seesPage(visitor, hero)

      await fillsLogIn(visitor)
      await submit.click()
      await page.getByRole("button", { name: t("login.mail") }).click()
      const mailed = async () => {
        const subject = translate(language, "mails")("loginCode.subject")
        const letter = (await listMails(worldOf(casino), person.email)).find(
          (mail) => mail.subject === subject,
        )
        return /^(\d{6})$/m.exec(letter?.text ?? "")?.[1]
      }
      await expect.poll(mailed).toBeDefined()
      await entersCode(visitor, (await mailed())!)
      await seesPage(visitor, hero)
    })
  })

for (const { screen, language } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use({ ...screens[screen], provoked: [/the server responded with a status of 4\d\d/] })

    test("a withdrawal asks who it is, keeps what was written, and goes on", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const { person, formats } = visitor
      const [t, factor] = [translate(language, "withdraw"), translate(language, "factor")]
      await isPlayer(visitor, 50)
      await hasAccount(visitor, belgianIban(person.nationalNumber))
      await longAfterLogIn(visitor)
      await page.goto(href("withdrawals", language))
      await labelled(page, "textbox", t("amount")).fill("20")
      const send = page.getByRole("button", { name: t("submitAmount", { amount: formats.euros(20) }) })
      await send.click()
      await page.getByRole("button", { name: t("confirm") }).click()
      const proof = page.getByRole("textbox", { name: factor("stepUp.password") })
      await expect(proof).toBeFocused()
      await expect(labelled(page, "textbox", t("amount"))).toHaveValue(/20/)
      await proof.fill("not the password")
      await send.click()
      await expect(page.getByText(translate(language, "errors")("OldPasswordInvalidErrorType"))).toBeVisible()
      await proof.fill(person.password)
      await send.click()
      await expect(page.getByText(t("sent", { amount: formats.euros(20), purse: "cash" }))).toBeVisible()
      // It is their first: on its way, or with them by the time that the page is looked at.
      const heading = (name: string) => page.getByRole("heading", { name })
      await expect(heading(t("underWayTitle")).or(heading(t("pastTitle")))).toBeVisible()
    })
  })
