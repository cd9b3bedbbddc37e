import { type Client, createClient } from "@elite/client/visitor"
import { me, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { listMails, logIn, makePerson } from "@elite/testkit/person"
import { describe, translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { anAddress, expect, test } from "./casino.ts"
import { isUnverified, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { labelled, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// Another e-mail address: asked for on the profile, agreed to by both letters in a browser that knows nobody. With scripts
// and without.
// What a page was reading when its session ended is refused, and the browser says so.
test.use({ provoked: [/the server responded with a status of 4\d\d|WebSocket connection to|net::ERR_/] })

const emailOf = async (by: Client) => (await by.call(me.getUserDetails, {})).user.email

/** The link of the newest letter to an address that leads to a change. */
async function linkTo({ casino, language }: Visitor, email: string): Promise<string> {
  const start = casino.url + href("changeEmail", language, { changeKey: "" })
  const arrived = async () =>
    (await listMails(worldOf(casino), email))
      .flatMap(({ links }) => links)
      .find((link) => link.startsWith(start))
  await expect.poll(async () => (await arrived()) !== undefined).toBe(true)
  return (await arrived())!
}

/** Fills in the form on the profile and sends it. */
async function asksFor({ page, language }: Visitor, email: string, password: string): Promise<void> {
  const t = translate(language, "email")
  await labelled(page, "textbox", t("new")).fill(email)
  await labelled(page, "textbox", t("password")).fill(password)
  await page.getByRole("button", { name: t("submit") }).click()
}

/** Opens a link in a tab and presses one of its two buttons. */
async function presses(tab: Page, link: string, button: string): Promise<void> {
  await tab.goto(link)
  await tab.getByRole("button", { name: button }).click()
}

for (const { language, screen } of viewsFor("phone", "fr"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("an address changes when both have agreed", async ({ page, browser, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const { person } = visitor
        const [t, profile] = [translate(language, "email"), translate(language, "profile")]
        const caller = await isUnverified(visitor)
        const elsewhere = createClient(casino.url, anAddress())
        await logIn(elsewhere, person)
        const email = makePerson().email

        await page.goto(href("profile", language))
        await seesPage(visitor, profile("title"))
        await page.getByRole("button", { name: t("submit") }).click()
        await expect(page.getByText(t("required"))).toHaveCount(2)
        await asksFor(visitor, email, "not the password")
        await expect(page.getByText(describe(language, "OldPasswordInvalidErrorType"))).toBeVisible()
        await expect(labelled(page, "textbox", t("new"))).toHaveValue(email)
        await asksFor(visitor, person.email, person.password)
        await expect(page.getByText(describe(language, "EmailUnchangedErrorType"))).toBeVisible()
        await asksFor(visitor, email, person.password)
        const open = page.getByRole("region", { name: t("open.title") })
        await expect(open.getByText(email)).toBeVisible()
        await expect(open.getByText(t("open.waiting"))).toHaveCount(2)
        // Nothing stays behind in the form.
        for (const field of [t("new"), t("password")])
          await expect(labelled(page, "textbox", field)).toHaveValue("")

        // A browser that knows nobody; nothing of what it asks for leaves the house with the key.
        const context = await browser.newContext({
          ...screens[screen],
          javaScriptEnabled,
          baseURL: casino.url,
        })
        const tab = await context.newPage()
        const there = { ...visitor, page: tab }
        const strangers: string[] = []
        tab.on("request", (request) => {
          if (!request.url().startsWith(casino.url) && !request.url().startsWith("data:"))
            strangers.push(request.url())
        })
        const [newLink, currentLink] = [await linkTo(visitor, email), await linkTo(visitor, person.email)]
        // To look changes nothing, however often.
        for (const link of [newLink, currentLink, newLink]) expect((await tab.goto(link))?.status()).toBe(200)
        await seesPage(there, t("link.title"))
        await presses(tab, newLink, t("link.agree"))
        await seesPage(there, t("link.waitingTitle"))
        await presses(tab, newLink, t("link.agree"))
        await seesPage(there, t("link.failedTitle"))
        await expect(
          tab.getByRole("main").getByText(describe(language, "EmailChangeLinkInvalidErrorType")),
        ).toBeVisible()
        expect(await emailOf(caller)).toBe(person.email)
        await page.goto(href("profile", language))
        await expect(open.getByText(t("open.waiting"))).toHaveCount(1)
        await expect(open.getByText(t("open.agreed"), { exact: true })).toHaveCount(1)

        await presses(tab, currentLink, t("link.agree"))
        await seesPage(there, t("link.changedTitle"))
        await tab
          .getByRole("main")
          .getByRole("link", { name: t("link.toLogIn") })
          .click()
        await seesPage(there, translate(language, "login")("title"))
        expect(strangers).toEqual([])
        await context.close()

        // The page that asked hears of it; without scripts it is seen when it is read again.
        if (!javaScriptEnabled) await page.reload()
        await expect(page.getByRole("main").getByText(email)).toBeVisible()
        await expect(open).toHaveCount(0)
        expect(await emailOf(caller)).toBe(email)
        expect((await elsewhere.fetch(me.getUserDetails.path)).status).toBe(401)
      })

      test("it was somebody else: the change is stopped, and the password is next", async ({
        page,
        casino,
      }) => {
        const visitor = newVisitor(page, casino, language)
        const { person } = visitor
        const t = translate(language, "email")
        const caller = await isUnverified(visitor)
        const email = makePerson().email
        await page.goto(href("profile", language))
        await asksFor(visitor, email, person.password)
        await presses(page, await linkTo(visitor, person.email), t("link.stop"))
        await seesPage(visitor, t("link.stoppedTitle"))
        await expect(page.getByText(t("link.stoppedText"))).toBeVisible()
        await page.getByRole("link", { name: t("link.newPassword") }).click()
        await seesPage(visitor, translate(language, "password")("link.title"))
        await presses(page, await linkTo(visitor, email), t("link.agree"))
        await seesPage(visitor, t("link.failedTitle"))
        await page.getByRole("link", { name: t("link.toProfile") }).click()
        await seesPage(visitor, translate(language, "profile")("title"))
        expect(await emailOf(caller)).toBe(person.email)
      })

      test("the player takes it back", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const t = translate(language, "email")
        const caller = await isUnverified(visitor)
        await page.goto(href("profile", language))
        await asksFor(visitor, makePerson().email, visitor.person.password)
        const open = page.getByRole("region", { name: t("open.title") })
        await open.getByRole("button", { name: t("open.cancel") }).click()
        await expect(open).toHaveCount(0)
        expect((await caller.call(sessions.getEmailChange, {})).change).toBeNull()
      })
    })
