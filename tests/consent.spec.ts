import { consent } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { sql } from "kysely"
import pg from "pg"
import { runningCluster } from "../apps/api/src/platform/db/embeddedPostgres.ts"
import type { Tx } from "../apps/api/src/platform/db/transaction.ts"
import { choiceCookie, expect, test } from "./casino.ts"
import { axeFindings, wcag } from "./steps/axe.ts"
import { inHouse } from "./steps/house.ts"
import { beginsByItsme, choosesName, completesByItsme } from "./steps/itsme.ts"
import { asksToDeposit, paymentPage } from "./steps/money.ts"
import { isPlayer } from "./steps/player.ts"
import { registers } from "./steps/registration.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// What a browser allows: asked, answered, changed, asked anew; and what is kept of a link before and after.
test.use({ hasChosen: false, reducedMotion: "reduce" })

let code = ""
let link = ""
test.beforeAll(async ({ casino }) => {
  code = await inHouse(casino, codeThere)
  link = `?utm_source=%7Bnews%7D&gclid=g-1&affiliate_token=a-7&loyalty_token=l-1&referral_code=${code}`
})
const ofCampaign = { utm_source: "news", gclid: "g-1", affiliate_token: "a-7", ad_user: "true" }
const seesNoFault = async (page: Page) => expect(await axeFindings(page, { rules: wcag })).toEqual([])

/** The code of whoever has invited somebody here. */
async function codeThere({ db }: Tx): Promise<string> {
  const { rows } = await sql<{
    code: string
  }>`select code from referrals.code order by player_id limit 1`.execute(db)
  return rows[0]!.code
}
async function cookiesOf(page: Page): Promise<Record<string, string>> {
  const all = await page.context().cookies()
  return Object.fromEntries(all.map(({ name, value }) => [name, decodeURIComponent(value)]))
}
/** What is kept of where somebody comes from. */
const keptOf = async (page: Page) => {
  const cookies = await cookiesOf(page)
  return Object.fromEntries(
    consent.trackingCookies.flatMap((name) => (name in cookies ? [[name, cookies[name]]] : [])),
  )
}
const choiceOf = async (page: Page) =>
  JSON.parse((await cookiesOf(page))[consent.consentCookie] ?? "null") as Record<string, unknown> | null

/** What the house keeps of where somebody came from. */
async function originOf({ casino, person }: Visitor): Promise<object | undefined> {
  const client = new pg.Client({ connectionString: runningCluster(casino.dataDir)! })
  await client.connect()
  try {
    const { rows } = await client.query<{ found: object }>(
      "select found from consent.origin where player_id = (select id from players.player where email = $1)",
      [person.email],
    )
    return rows[0]?.found
  } finally {
    await client.end()
  }
}

async function logsOut({ page, language, person, isPhone }: Visitor): Promise<void> {
  const t = translate(language, "shell")
  if (!isPhone) {
    await page.getByRole("button", { name: t("accountMenu", { username: person.username }) }).click()
    return page.getByRole("menuitem", { name: t("logOut") }).click()
  }
  const navigation = page.getByRole("navigation", { name: t("bottomNavigation") })
  await navigation.getByRole("link", { name: t("account") }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("logOut") })
    .click()
}

/** The layer as a measuring script would read it: commands as lists, events as they are. */
async function layerOf(page: Page) {
  await page.waitForFunction(() => "dataLayer" in window)
  return page.evaluate(() =>
    (window as unknown as { dataLayer: object[] }).dataLayer.map((entry) =>
      "event" in entry ? entry : Array.from(entry as ArrayLike<unknown>).slice(0, 3),
    ),
  )
}
const mode = (state: string) =>
  Object.fromEntries(
    ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"].map((name) => [name, state]),
  )

for (const { language, screen } of viewsFor("phone", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])
    test("somebody comes by a link, chooses, signs up, and takes it back", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "consent")
      const [shell, answers] = [translate(language, "shell"), translate(language, "answers")]
      await page.goto(href("home", language) + link)
      const banner = page.getByRole("region", { name: t("bannerTitle") })
      await expect(banner).toBeVisible()
      await seesNoFault(page)
      await fits(page)
      // Neither of the two answers is drawn larger or brighter than the other.
      const [all, necessary] = [t("acceptAll"), t("onlyNecessary")].map((name) =>
        banner.getByRole("button", { name }),
      )
      const looks = await Promise.all(
        [all!, necessary!].map((button) =>
          button.evaluate((node) => {
            const { backgroundColor, color, fontSize, fontWeight, height, borderColor } =
              getComputedStyle(node)
            return { backgroundColor, color, fontSize, fontWeight, height, borderColor }
          }),
        ),
      )
      expect(looks[0]).toEqual(looks[1])
      expect([await choiceOf(page), await keptOf(page)]).toEqual([null, {}])
      expect(await layerOf(page)).toEqual([["consent", "default", mode("denied")]])

      // The dialog gives the focus back, and nothing in it is ticked beforehand.
      const customise = banner.getByRole("link", { name: t("customise") })
      await customise.focus()
      await page.keyboard.press("Enter")
      const dialog = page.getByRole("dialog", { name: t("title") })
      await expect(dialog).toBeVisible()
      const boxes = dialog.getByRole("checkbox")
      await expect(boxes).toHaveCount(4)
      await expect(boxes.first()).toBeDisabled()
      for (const [n, isTicked] of [true, false, false, false].entries())
        await expect(boxes.nth(n)).toBeChecked({ checked: isTicked })
      await seesNoFault(page)
      await page.keyboard.press("Escape")
      await expect(dialog).toHaveCount(0)
      await expect(customise).toBeFocused()
      await page.keyboard.press("Enter")
      await boxes.nth(2).focus()
      await page.keyboard.press("Space")
      await dialog.getByRole("button", { name: t("save") }).click()

      await expect(page.getByText(answers("consentKept"))).toBeVisible()
      await expect(banner).toHaveCount(0)
      await expect(page.locator("main#content")).toBeFocused()
      expect(await choiceOf(page)).toMatchObject({ marketing: false, targeting: true, personal: false })
      const kept = { ...ofCampaign, referral_code: code }
      await expect.poll(() => keptOf(page)).toEqual(kept)
      expect(await layerOf(page)).toEqual([
        ["consent", "default", mode("denied")],
        ["consent", "update", mode("granted")],
        { event: "page_view", page: "home", language },
      ])

      // Signing up carries it along, and the campaign is told once.
      const sent = page.waitForRequest(`**${consent.trackUtm.path}`, { timeout: 0 })
      await page
        .getByRole("banner")
        .getByRole("link", { name: shell("signUp") })
        .click()
      await registers(visitor)
      const request = await sent
      expect(request.postDataJSON()).toEqual({ utm_source: "news", gclid: "g-1" })
      expect((await request.response())!.status()).toBe(200)
      await expect.poll(() => page.evaluate(() => localStorage.getItem("utm_sent"))).toBe("true")
      expect(await originOf(visitor)).toEqual({
        utm_source: "news",
        gclid: "g-1",
        affiliate_token: "a-7",
        referral_code: code,
      })
      await expect.poll(() => keptOf(page)).toEqual(kept)
      expect((await layerOf(page)).slice(3)).toEqual([
        { event: "page_view", page: "signup", language },
        { event: "account_created" },
        { event: "page_view", page: "verifyEmail", language },
      ])

      // A log-out takes along what belongs to a log-in, and what this window knows does not bring it back.
      await logsOut(visitor)
      await expect(page.getByText(shell("loggedOut"))).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.getItem("utm_sent"))).toBeNull()
      expect(await keptOf(page)).toEqual(ofCampaign)

      // At the foot of every page it can be changed.
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: shell("cookieChoices") })
        .click()
      await seesPage(visitor, t("title"))
      await expect(page.getByRole("checkbox").nth(2)).toBeChecked()
      await page.getByRole("button", { name: t("onlyNecessary") }).click()
      await expect(page.getByRole("checkbox").nth(2)).not.toBeChecked()
      expect(await choiceOf(page)).toMatchObject({ targeting: false })
      expect(await keptOf(page)).toEqual({})
      expect(await originOf(visitor)).toBeUndefined()
      const before = await layerOf(page)
      expect(before.at(-1)).toEqual(["consent", "update", mode("denied")])
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: shell("terms") })
        .click()
      await expect(page).toHaveURL(casino.url + href("terms", language))
      expect(await layerOf(page)).toEqual(before)
      expect(await keptOf(page)).toEqual({})
    })
  })

for (const targeting of [true, false])
  test.describe(`targeting ${targeting ? "allowed" : "refused"}`, () => {
    test.use(screens.desktop)
    test("an account that itsme opens is counted once, and only where that is allowed", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, "nl")
      await page.context().addCookies([choiceCookie(casino, { targeting })])
      await beginsByItsme(visitor)
      await completesByItsme(visitor)
      await choosesName(visitor)
      await page.getByRole("banner").getByRole("link").first().click()
      await expect(page).toHaveURL(casino.url + href("home", "nl"))
      const events = (await layerOf(page)).filter((entry) => "event" in entry && entry.event !== "page_view")
      expect(events).toEqual(targeting ? [{ event: "account_created" }] : [])
    })
  })

test.describe("a player", () => {
  test.use(screens.desktop)
  test("is asked anew after twelve months or for another text, and goes on with what they chose, or leaves", async ({
    page,
    casino,
  }) => {
    const visitor = newVisitor(page, casino, "nl")
    const t = translate("nl", "consent")
    await isPlayer(visitor)
    const old = { targeting: true, at: "2025-01-05T10:00:00.000Z" }
    await page.context().addCookies([choiceCookie(casino, old)])
    await page.goto(`${href("limits", "nl")}?utm_source=late`)
    const banner = page.getByRole("region", { name: t("bannerTitle") })
    await expect(banner.getByText(t("soFar", { list: t("targeting.name") }))).toBeVisible()
    await expect(banner.getByRole("button")).toHaveText([t("keep"), t("onlyNecessary"), t("logOut")])
    await expect(banner.getByRole("link", { name: t("customise") })).toBeVisible()
    await seesNoFault(page)
    // What was allowed then is allowed no more until it is said again.
    expect(await keptOf(page)).toEqual({})
    await banner.getByRole("button", { name: t("keep") }).click()
    await expect(banner).toHaveCount(0)
    await expect.poll(() => keptOf(page)).toEqual({ utm_source: "late" })
    expect(await choiceOf(page)).toMatchObject({
      targeting: true,
      marketing: false,
      version: consent.consentVersion,
    })

    // What happens to money is counted once, by the window that the payment's tab was opened from, without amounts.
    const deposit = translate("nl", "deposit")
    const moneyOf = async (tab: Page) =>
      (await layerOf(tab)).filter((entry) => "event" in entry && entry.event !== "page_view")
    await page.goto(href("deposits", "nl"))
    const tab = await paymentPage(visitor, () => asksToDeposit(visitor, 20))
    await tab.getByTestId("pay").click()
    const arrived = tab.getByRole("heading", { name: deposit("result.successTitle") })
    await expect(arrived.or(tab.getByTestId("3ds-ok"))).toBeVisible()
    if (await tab.getByTestId("3ds-ok").isVisible()) await tab.getByTestId("3ds-ok").click()
    await expect(arrived).toBeVisible()
    expect(await moneyOf(tab)).toEqual([])
    await tab.close()
    await seesPage(visitor, deposit("result.successTitle"))
    expect(await moneyOf(page)).toEqual([{ event: "deposit_made" }])
    await page.reload()
    await seesPage(visitor, deposit("result.successTitle"))
    expect(await moneyOf(page)).toEqual([])

    await page.context().addCookies([choiceCookie(casino, { version: "2025-01" })])
    await page.goto(href("limits", "nl"))
    await expect(banner.getByText(t("soFarNone"))).toBeVisible()
    await banner.getByRole("button", { name: t("logOut") }).click()
    await expect(page.getByText(translate("nl", "shell")("loggedOut"))).toBeVisible()
    await expect(page).toHaveURL(casino.url + href("home", "nl"))
    // Whoever has no account is asked the plain question.
    await expect(banner.getByRole("button")).toHaveText([t("acceptAll"), t("onlyNecessary")])
  })
})

test.describe("without scripts", () => {
  test.use({ ...screens.phone, javaScriptEnabled: false })
  test("the choice is a form, and so is changing it", async ({ page }) => {
    const t = translate("en", "consent")
    await page.goto(`/${link}`)
    const banner = page.getByRole("region", { name: t("bannerTitle") })
    await banner.getByRole("button", { name: t("acceptAll") }).click()
    await expect(page).toHaveURL(/\?utm_source=/)
    await expect(banner).toHaveCount(0)
    const kept = { ...ofCampaign, referral_code: code }
    expect(await keptOf(page)).toEqual(kept)
    await page.goto("/")
    await expect(banner).toHaveCount(0)
    await page.getByRole("link", { name: translate("en", "shell")("cookieChoices") }).click()
    const boxes = page.getByRole("checkbox")
    await expect(boxes).toHaveCount(4)
    for (let n = 0; n < 4; n++) await expect(boxes.nth(n)).toBeChecked()
    await boxes.nth(2).locator("+ span").click()
    await page.getByRole("button", { name: t("save") }).click()
    await expect(boxes.nth(2)).not.toBeChecked()
    await expect(boxes.nth(3)).toBeChecked()
    expect(await keptOf(page)).toEqual({})
    expect(await choiceOf(page)).toMatchObject({ marketing: true, targeting: false, personal: true })
  })
})
