import { href } from "@elite/paths"
import { makePhotograph, toFile } from "@elite/testkit/pictures"
import { translate } from "@elite/words"
import { changeSetting } from "../apps/api/src/modules/content/index.ts"
import { registrationFields } from "../apps/api/src/modules/players/settings.ts"
import { type Casino, expect, test } from "./casino.ts"
import { inHouse } from "./steps/house.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { opensAccountPage, seesNotice } from "./steps/shell.ts"
import { labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// What a player chooses of the site: how balances are shown, their picture, the language, and news where the operator
// asks. With scripts and without.

async function asksForNews(casino: Casino, requirement: 0 | 1): Promise<void> {
  await inHouse(casino, async (tx) => {
    const change = { path: ["newsLetter"], value: requirement, by: "a test", why: "a journey" }
    await changeSetting(tx, registrationFields, change)
  })
}

const fileOf = async (bytes: Buffer | string) => {
  const file = toFile(bytes)
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}

for (const { language, screen } of viewsFor("phone", "fr"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("balances, a picture and the language are as the player wishes", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const { formats } = visitor
        const t = translate(language, "settings")
        const answers = translate(language, "answers")
        await isPlayer(visitor, 20)
        await page.goto(href("profile", language))
        if (javaScriptEnabled) await opensAccountPage(visitor, t("title"))
        else await page.getByRole("link", { name: t("open") }).click()
        await seesPage(visitor, t("title"))

        const picture = page.getByRole("main").getByRole("img", { name: t("photoAlt") })
        const choose = page.getByLabel(t("photoLabel"))
        await expect(picture).toHaveCount(0)
        await choose.setInputFiles(await fileOf("<svg/>"))
        await page.getByRole("button", { name: t("photoSave") }).click()
        await expect(page.getByText(translate(language, "errors")("PhotoUnreadableErrorType"))).toBeVisible()
        await choose.setInputFiles(await fileOf(await makePhotograph()))
        await page.getByRole("button", { name: t("photoSave") }).click()
        await seesNotice(page, javaScriptEnabled, answers("photoSaved"))
        await expect(picture).toHaveJSProperty("naturalWidth", 256)
        await page.getByRole("button", { name: t("photoRemove") }).click()
        await seesNotice(page, javaScriptEnabled, answers("photoRemoved"))
        await expect(picture).toHaveCount(0)

        const fiat = labelled(page, "checkbox", t("displayFiat"))
        await fiat.check({ force: true })
        await labelled(page, "checkbox", t("hideZero")).check({ force: true })
        await labelled(page, "combobox", t("selectedFiat")).selectOption("CHF")
        // The page that comes next is another one: what is on its way would be given up with this one.
        const saved = page.waitForResponse((answer) => answer.request().method() === "POST")
        await page
          .locator("form", { has: fiat })
          .getByRole("button", { name: t("save") })
          .click()
        await saved
        await expect(fiat).toBeChecked()
        await page.goto(href("balances", language))
        const main = page.getByRole("main")
        await expect(main.getByText(formats.inCurrency(19.72, "CHF"))).toBeVisible()
        await expect(main.getByText(translate(language, "history")("coins"), { exact: true })).toHaveCount(0)

        await page.goto(href("settings", language))
        const data = translate(language, "dossiers")
        await page.getByRole("button", { name: data("ask"), exact: true }).click()
        await seesNotice(page, javaScriptEnabled, answers("dossierAsked"))
        const fetch = page.getByRole("link", { name: data("fetch", { size: "0,1" }) })
        // With scripts the page looks by itself; without them its reader does.
        await expect(async () => {
          if (!javaScriptEnabled) await page.reload()
          await expect(fetch).toBeVisible({ timeout: 2_000 })
        }).toPass({ timeout: 30_000 })
        const archive = await page.request.get((await fetch.getAttribute("href"))!)
        expect([archive.status(), archive.headers()["content-type"]]).toEqual([200, "application/zip"])

        await page.getByRole("radio", { name: "Nederlands" }).check({ force: true })
        await page.getByRole("button", { name: t("languageSave") }).click()
        await expect(page).toHaveURL(href("settings", "nl"))
        await seesNotice(page, javaScriptEnabled, translate("nl", "answers")("languageSaved"))
      })

      test("news by e-mail are offered where the operator asks for them", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const t = translate(language, "settings")
        const news = labelled(page, "checkbox", t("newsLetter"))
        await isPlayer(visitor, 20)
        await page.goto(href("settings", language))
        await seesPage(visitor, t("title"))
        await expect(news).toHaveCount(0)
        await asksForNews(casino, 1)
        try {
          await expect(async () => {
            await page.reload()
            await news.check({ force: true, timeout: 1_000 })
          }).toPass({ timeout: 20_000 })
          await page
            .locator("form", { has: news })
            .getByRole("button", { name: t("save") })
            .click()
          await seesNotice(page, javaScriptEnabled, translate(language, "answers")("detailsSaved"))
          await expect(news).toBeChecked()
        } finally {
          await asksForNews(casino, 0)
        }
      })
    })
