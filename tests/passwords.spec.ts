import { href } from "@elite/paths"
import { listMails } from "@elite/testkit/person"
import { describe, translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { isUnverified, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { labelled, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// Around the password: forgotten and chosen again, by link and by code, and changed. With scripts and without.
const other = "zeven groene kranen zingen zacht"
test.use({ provoked: [/the server responded with a status of 4\d\d/] })

/** Somebody with an account who is logged in nowhere. */
async function hasForgotten(visitor: Visitor): Promise<void> {
  await isUnverified(visitor)
  await visitor.page.context().clearCookies()
  await visitor.page.goto(href("login", visitor.language))
}

/** The newest letter with this subject. */
async function letterOf({ casino, person }: Visitor, subject: string) {
  const arrived = async () =>
    (await listMails(worldOf(casino), person.email)).find((mail) => mail.subject === subject)
  await expect.poll(async () => (await arrived()) !== undefined).toBe(true)
  return (await arrived())!
}

async function logsIn({ page, language, person }: Visitor, password: string): Promise<void> {
  const t = translate(language, "login")
  await labelled(page, "textbox", t("email")).fill(person.email)
  await labelled(page, "textbox", t("password")).fill(password)
  await page
    .getByRole("main")
    .getByRole("button", { name: t("submit"), exact: true })
    .click()
}

async function choosesByLink(visitor: Visitor): Promise<void> {
  const { page, language, person } = visitor
  const t = translate(language, "password")
  const mails = translate(language, "mails")
  await page.getByRole("link", { name: translate(language, "login")("forgotten") }).click()
  await seesPage(visitor, t("link.title"))
  const send = page.getByRole("button", { name: t("link.submit") })
  await send.click()
  await expect(page.getByText(t("required"))).toBeVisible()
  await labelled(page, "textbox", t("link.email")).fill("no address")
  await send.click()
  await expect(labelled(page, "textbox", t("link.email"))).toHaveAttribute("aria-invalid", "true")
  await labelled(page, "textbox", t("link.email")).fill(person.email)
  await send.click()
  await seesPage(visitor, t("link.sentTitle"))
  await expect(
    page.getByRole("main").getByText(translate(language, "answers")("resetLinkSentIfKnown")),
  ).toBeVisible()

  const { links } = await letterOf(visitor, mails("resetLink.subject"))
  const start = visitor.casino.url + href("newPassword", language, { newPasswordKey: "" })
  const link = links.find((one) => one.startsWith(start))!
  await page.goto(link)
  await seesPage(visitor, t("choose.title"))
  const save = page.getByRole("button", { name: t("choose.submit") })
  await labelled(page, "textbox", t("choose.password")).fill("wachtwoord")
  await save.click()
  await expect(page.getByText(describe(language, "WeakPasswordErrorType"))).toBeVisible()
  await labelled(page, "textbox", t("choose.password")).fill(other)
  await save.click()
  await seesPage(visitor, translate(language, "login")("title"))
  await letterOf(visitor, mails("passwordChanged.subject"))

  await page.goto(link)
  await labelled(page, "textbox", t("choose.password")).fill(other)
  await save.click()
  await seesPage(visitor, t("choose.failedTitle"))
  await page.getByRole("link", { name: t("choose.askAgain") }).click()
  await seesPage(visitor, t("link.title"))
  await page.goto(href("login", language))
  await logsIn(visitor, other)
}

async function choosesByCode(visitor: Visitor, hasScripts: boolean): Promise<void> {
  const { page, language, person } = visitor
  const t = translate(language, "password")
  await page.goto(href("resetPassword", language))
  await page.getByRole("link", { name: t("link.byCode") }).click()
  await seesPage(visitor, t("code.title"))
  await expect(page.getByRole("contentinfo")).toHaveCount(0)
  await labelled(page, "textbox", t("link.email")).fill(person.email)
  await page.getByRole("button", { name: t("code.submit") }).click()
  await seesPage(visitor, t("code.enterTitle"))
  const again = page.getByRole("button", { name: t("code.resend") })
  if (hasScripts) await expect(again).toBeDisabled()
  else {
    await again.click()
    await expect(page.getByText(describe(language, "TooManyRequestsErrorType", { minutes: 3 }))).toBeVisible()
  }

  const { text } = await letterOf(visitor, translate(language, "mails")("resetCode.subject"))
  const code = /^(\d{6})$/m.exec(text)![1]!
  const digits = labelled(page, "textbox", t("code.digits"))
  const save = page.getByRole("button", { name: t("choose.submit") })
  await page.reload()
  await save.click()
  await expect(page.getByText(t("code.digitsWrong"))).toBeVisible()
  await digits.fill(code === "000000" ? "000001" : "000000")
  await labelled(page, "textbox", t("choose.password")).fill(other)
  await save.click()
  await expect(page.getByText(describe(language, "OtpInvalidErrorType"))).toBeVisible()
  await digits.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await labelled(page, "textbox", t("choose.password")).fill(other)
  await save.click()
  await seesPage(visitor, translate(language, "login")("title"))
  await logsIn(visitor, other)
}

async function changes(visitor: Visitor): Promise<void> {
  const { page, language, person } = visitor
  const t = translate(language, "password")
  await page.goto(href("profile", language))
  const save = page.getByRole("button", { name: t("change.submit") })
  await save.click()
  await expect(page.getByText(t("required"))).toHaveCount(2)
  await labelled(page, "textbox", t("change.old")).fill("not the password")
  await labelled(page, "textbox", t("change.new")).fill(other)
  await save.click()
  await expect(page.getByText(describe(language, "OldPasswordInvalidErrorType"))).toBeVisible()
  await labelled(page, "textbox", t("change.old")).fill(person.password)
  await labelled(page, "textbox", t("change.new")).fill(other)
  await save.click()
  await letterOf(visitor, translate(language, "mails")("passwordChanged.subject"))
  await page.goto(href("profile", language))
}

for (const { language, screen } of viewsFor("phone", "nl"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("a forgotten password by link", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        await hasForgotten(visitor)
        await choosesByLink(visitor)
        const { username } = visitor.person
        await seesPage(visitor, translate(language, "home")("heroPlayer", { username }))
      })

      test("a forgotten password by code", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        await hasForgotten(visitor)
        await choosesByCode(visitor, javaScriptEnabled)
        const { username } = visitor.person
        await seesPage(visitor, translate(language, "home")("heroPlayer", { username }))
      })

      test("another password", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        await isUnverified(visitor)
        await changes(visitor)
        await seesPage(visitor, translate(language, "profile")("title"))
      })
    })
