import { href } from "@elite/paths"
import { makePerson, nationalNumber, type Person } from "@elite/testkit/person"
import { describe, translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { confirms } from "./steps/itsme.ts"
import { isUnverified } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

// itsme: shows who a player is, which links it, and then logs them in; with scripts and without.

for (const { language, screen } of viewsFor("phone", "nl"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("itsme shows who somebody is, and logs them in", async ({ page, context, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const { person } = visitor
        const [t, identity] = [translate(language, "itsme"), translate(language, "identity")]
        const press = (name: string) => page.getByRole("button", { name }).click()
        /** Without scripts the way back has a button. */
        const comesBack = async () => {
          if (!javaScriptEnabled) await press(t("check.confirm"))
        }
        // What a window knows of where its visitor comes from is in the address that itsme leads back to.
        const link = javaScriptEnabled ? "?utm_source=news" : ""
        const logsIn = async (who: Person, ending?: string) => {
          await page.goto(href("login", language) + link)
          await press(t("logIn"))
          await confirms(page, who, ending)
        }

        await isUnverified(visitor)
        await page.goto(href("kyc", language))
        await press(t("verify.action"))
        await confirms(page, person)
        await comesBack()
        await expect(page.getByText(identity("acceptedTitle"))).toBeVisible()
        await page.goto(href("profile", language))
        await expect(page.getByText(t("card.linked"), { exact: true })).toBeVisible()

        // Nobody is logged in any more; whoever stops at itsme is where they were.
        await context.clearCookies()
        await logsIn(person, "cancel")
        const notice = page.locator("noscript [role=status]")
        if (javaScriptEnabled) await expect(page.getByText(t("check.cancelled"))).toBeVisible()
        else await expect(notice).toHaveText(t("check.cancelled"))
        await logsIn(person)
        await comesBack()
        await expect(page).toHaveURL(casino.url + href("home", language) + link)
        await page.goto(href("profile", language))
        await seesPage(visitor, translate(language, "profile")("title"))

        // A browser in which this did not begin is told so, and nobody is in.
        await context.clearCookies()
        await page.goto(href("login", language))
        await press(t("logIn"))
        await page.waitForURL(/\/itsme\/v2\//)
        await context.clearCookies({ name: "itsme_visit" })
        await confirms(page, person)
        await comesBack()
        await expect(page.getByText(describe(language, "ItsmeOtherBrowserErrorType"))).toBeVisible()

        // An itsme that is linked to nothing leads to the sign-up, which says how to link it.
        await press(t("check.again"))
        const birthDate = "1988-02-03"
        await confirms(page, makePerson({ birthDate, nationalNumber: nationalNumber(birthDate, 501) }))
        await comesBack()
        await expect(page.getByText(t("notLinked.title"))).toBeVisible()
      })
    })
