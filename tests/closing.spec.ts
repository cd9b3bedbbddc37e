import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { fillsLogIn } from "./steps/login.ts"
import { belgianIban } from "./steps/money.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { seesNotice } from "./steps/shell.ts"
import { longAfterLogIn } from "./steps/time.ts"
import { labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// A player closes their account, by the profile; with scripts and without.
test.use({ provoked: [/the server responded with a status of 4\d\d|WebSocket connection to|net::ERR_/] })

for (const { screen, language } of viewsFor("desktop", "nl"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("an account is closed by somebody who says where their money goes and who they are", async ({
        page,
        casino,
      }) => {
        const visitor = newVisitor(page, casino, language)
        const { person, formats } = visitor
        const t = translate(language, "closing")
        await isPlayer(visitor, 20)
        await longAfterLogIn(visitor)
        await page.goto(href("settings", language))
        await page.getByRole("link", { name: t("open") }).click()
        await seesPage(visitor, t("title"))
        await expect(page.getByText(t("paidTo", { amount: formats.euros(20) }))).toBeVisible()
        const close = page.getByRole("button", { name: t("submit") })
        await labelled(page, "textbox", translate(language, "withdraw")("iban")).fill(
          belgianIban(person.nationalNumber),
        )
        await close.click()
        await page
          .getByRole("textbox", { name: translate(language, "factor")("stepUp.password") })
          .fill(person.password)
        await close.click()
        await expect(page).toHaveURL(href("home", language))
        await seesNotice(page, javaScriptEnabled, translate(language, "answers")("accountClosed"))

        await fillsLogIn(visitor)
        await page
          .getByRole("main")
          .getByRole("button", { name: translate(language, "login")("submit"), exact: true })
          .click()
        await expect(
          page.getByText(translate(language, "errors")("AccountClosedErrorType")).first(),
        ).toBeVisible()
      })
    })
