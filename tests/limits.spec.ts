import { createClient } from "@elite/client/visitor"
import { me } from "@elite/contract"
import { href } from "@elite/paths"
import { logIn } from "@elite/testkit/person"
import { describe, translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { anAddress, expect, test } from "./casino.ts"
import { engines, seesGame } from "./steps/engines.ts"
import { isConnected } from "./steps/live.ts"
import { fillsLogIn } from "./steps/login.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { headerBalance, opensAccountPage, opensNextAccountPage } from "./steps/shell.ts"
import { labelled, newVisitor, seesPage, type Visitor, withoutTags } from "./steps/visitor.ts"

// A player's own protection: a break, an exclusion, and what is left afterwards; with scripts and without.
// What a page was reading when its session ended is refused, and the browser says so.
test.use({
  provoked: [/status of 401|status of 403|WebSocket connection to|net::ERR_|Failed to fetch dynamically/],
})

const section = (page: Page, name: string) =>
  page.getByRole("main").getByRole("region", { name, exact: true })

/** Chooses a length on a card and goes on to the question. */
async function chooses(
  { page, language }: Visitor,
  card: "break" | "exclusion",
  label: string,
): Promise<void> {
  const t = translate(language, "limits")
  const region = section(page, t(`${card}Title`))
  await labelled(region, "combobox", t("length")).selectOption({ label })
  await region.getByRole("button", { name: t(`${card}Action`) }).click()
}

async function logsIn(visitor: Visitor): Promise<void> {
  const { page, language } = visitor
  await fillsLogIn(visitor)
  await page
    .getByRole("main")
    .getByRole("button", { name: translate(language, "login")("submit"), exact: true })
    .click()
}

for (const { language, screen } of viewsFor("phone", "nl"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("a break, and a longer exclusion out of it", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const [t, shell] = [translate(language, "limits"), translate(language, "shell")]
        await isPlayer(visitor, 50)
        await page.goto(href("profile", language))
        if (javaScriptEnabled) await opensAccountPage(visitor, shell("limits"))
        else await opensNextAccountPage(visitor, shell("limits"))
        await seesPage(visitor, t("title"))

        await chooses(visitor, "break", t("breakDays", { days: 3 }))
        const question = page.getByRole("heading", { name: t("ask.break", { days: 3 }) })
        await expect(question).toBeVisible()
        if (javaScriptEnabled) await expect(question).toBeFocused()
        await page.getByRole("link", { name: t("ask.back") }).click()
        await expect(section(page, t("breakTitle"))).toBeVisible()

        await chooses(visitor, "break", t("breakDays", { days: 3 }))
        await page.getByRole("button", { name: t("ask.confirmBreak") }).click()
        await seesPage(visitor, t("begun.break"))
        await expect(page.getByText(t("begun.money"))).toBeVisible()
        await expect(page).toHaveURL(`${casino.url}${href("limits", language)}`)

        // Where the way leads: a log-in, and the money.
        await page.getByRole("link", { name: t("begun.logIn") }).click()
        await seesPage(visitor, translate(language, "login")("title"))
        await logsIn(visitor)
        await expect(headerBalance(visitor)).toBeVisible()
        await page.goto(href("home", language))
        await seesPage(visitor, translate(language, "restricted")("title.break"))
        await expect(page.getByRole("article")).toHaveCount(0)
        await page.goto(href("limits", language))
        const held = section(page, t("nowTitle"))
        await expect(held.getByText(t("longerOnly"))).toBeVisible()
        await expect(
          held.getByRole("link", { name: translate(language, "restricted")("withdraw") }),
        ).toBeVisible()
        const lengths = labelled(section(page, t("breakTitle")), "combobox", t("length")).getByRole("option")
        await expect(lengths.first()).toHaveText(t("breakDays", { days: 3 }))

        await chooses(visitor, "exclusion", t("exclusionDays.week"))
        await page.getByRole("button", { name: t("ask.confirmExclusion") }).click()
        await seesPage(visitor, t("begun.exclusion"))
        await logsIn(visitor)
        await expect(headerBalance(visitor)).toBeVisible()
        await page.goto(href("limits", language))
        await expect(section(page, t("exclusionTitle"))).toBeVisible()
        await expect(page.getByRole("main").getByText(shell("noDeposit")).first()).toBeAttached()
        await page.goto(href("play", language, { gameId: engines.slot.slug }))
        await seesPage(visitor, translate(language, "restricted")("title.play"))
      })

      test("an exclusion for ever", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const t = translate(language, "limits")
        await isPlayer(visitor, 50)
        await page.goto(href("limits", language))
        await chooses(visitor, "exclusion", t("exclusionDays.forEver"))
        await expect(page.getByRole("heading", { name: t("ask.forEver") })).toBeVisible()
        await expect(page.getByText(t("ask.balance", { balance: visitor.formats.euros(50) }))).toBeVisible()
        await expect(page.getByRole("link", { name: t("ask.withdrawFirst") })).toHaveAttribute(
          "href",
          href("withdrawals", language),
        )
        await page.getByRole("button", { name: t("ask.confirmExclusion") }).click()
        await seesPage(visitor, t("begun.exclusion"))
        await expect(page.getByText(withoutTags(t.raw("begun.noLogIn")).slice(0, 20))).toBeVisible()
        await expect(page.getByRole("link", { name: t("begun.logIn") })).toHaveCount(0)
        await logsIn(visitor)
        const refused = describe(language, "AccountExcludedErrorType", { until: null })
        await expect(page.getByText(refused).first()).toBeVisible()
      })
    })

test("a visitor is led to the log-in, from the page of protection too", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  await page.goto(href("responsibleGambling", "en"))
  await page.getByRole("link", { name: translate("en", "content")("pauseAction") }).click()
  await seesPage(visitor, translate("en", "login")("title"))
})

test("a break ends a game that is open in another window", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  const [t, shell] = [translate("en", "limits"), translate("en", "shell")]
  await isPlayer(visitor, 20)
  const connected = isConnected(page)
  await page.goto(href("play", "en", { gameId: engines.slot.slug }))
  await seesGame(visitor, engines.slot)
  await connected
  const other = await page.context().newPage()
  const elsewhere = createClient(casino.url, anAddress())
  await logIn(elsewhere, visitor.person)
  await other.goto(href("limits", "en"))
  await chooses({ ...visitor, page: other }, "break", t("breakDays", { days: 1 }))
  // The notice leaves after some seconds, so it is awaited from the start.
  await Promise.all([
    expect(page.getByText(shell("sessionEnded.onBreak"))).toBeVisible(),
    other.getByRole("button", { name: t("ask.confirmBreak") }).click(),
  ])
  // The window that asked is led to what holds now, not home by what ended its session.
  await expect(other.getByRole("heading", { level: 1, name: t("begun.break") })).toBeVisible()
  await expect(page.locator("iframe")).toHaveCount(0)
  await expect(other).toHaveURL(`${casino.url}${href("limits", "en")}`)
  await expect.poll(async () => (await elsewhere.fetch(me.getUserDetails.path)).status).toBe(401)
})
