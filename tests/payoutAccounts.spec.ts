import { href } from "@elite/paths"
import { listMails } from "@elite/testkit/person"
import { formatsOf, translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { belgianIban, savesAccount } from "./steps/money.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { hasAccount, longAfterLogIn } from "./steps/time.ts"
import { fits, labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// Where a player lets themselves be paid: saved with a word for who they are, told, waited for, removed.
test.use({ provoked: [/the server responded with a status of 4\d\d/] })

for (const { screen, language } of viewsFor("phone", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("an account is saved, can be chosen at once, is written about and removed", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { person } = visitor
      const [t, factor] = [translate(language, "withdraw"), translate(language, "factor")]
      const [old, fresh] = [belgianIban(person.nationalNumber), belgianIban(`0${person.nationalNumber}`)]
      await isPlayer(visitor, 50)
      await hasAccount(visitor, old)
      await longAfterLogIn(visitor)
      await page.goto(href("withdrawals", language))
      await seesPage(visitor, t("title"))
      await page.getByText(t("accounts.another")).click()
      await labelled(page, "textbox", t("iban")).fill(fresh)
      await page.getByRole("button", { name: t("accounts.add") }).click()
      await page.getByRole("textbox", { name: factor("stepUp.password") }).fill(person.password)
      await savesAccount(visitor, fresh)

      const choices = page.getByRole("group", { name: t("account") }).getByRole("radio")
      await expect(choices).toHaveCount(2)
      await expect(choices.first()).toBeChecked()
      await expect(choices.last()).toBeEnabled()
      await fits(page)
      const subject = translate(language, "paymentMails")("payoutAccountAdded.subject")
      const letter = async () =>
        (await listMails(worldOf(casino), person.email)).find((mail) => mail.subject === subject)?.text
      await expect.poll(letter).toContain(fresh.slice(-4))
      expect(await letter()).toContain(formatsOf(language).date(new Date()))

      const list = page.getByRole("list", { name: t("accounts.list") })
      const row = list.getByRole("listitem").filter({ hasText: fresh.slice(-4) })
      await row.getByRole("button").focus()
      await page.keyboard.press("Enter")
      await expect(list.getByRole("listitem")).toHaveCount(1)
      await expect(page.getByText(t("accounts.title"))).toBeFocused()
      await expect(choices).toHaveCount(1)
    })
  })
