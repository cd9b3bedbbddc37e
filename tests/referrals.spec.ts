import { createClient } from "@elite/client/visitor"
import { me, type referrals } from "@elite/contract"
import { href } from "@elite/paths"
import { confirmEmail, deposit, proveIdentity } from "@elite/testkit/person"
import { describe, translate } from "@elite/words"
import type { BrowserContext, Page } from "@playwright/test"
import { referralReward } from "../apps/api/src/modules/referrals/settings.ts"
import { anAddress, expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { beginsByItsme } from "./steps/itsme.ts"
import { sits } from "./steps/jackpots.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { fillsAccount, fillsRegistration } from "./steps/registration.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { twoDaysAfterQualifying } from "./steps/time.ts"
import { fits, labelled, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// Inviting a friend from the link to the reward, and the column of promotions. The policies are the whole house's.
test.describe.configure({ mode: "serial" })
test.use({ provoked: [/\b40[04]\b/] })
test.beforeAll(({ casino }) => switchPolicy(casino, referralReward, "on"))
test.afterAll(({ casino }) => switchPolicy(casino, referralReward, "on"))

async function isWellMade(page: Page): Promise<void> {
  await fits(page)
  expect(await axeFindings(page)).toEqual([])
}

/** Whoever is in this browser, outside of it. */
async function callerIn(context: BrowserContext, { casino }: Visitor) {
  const caller = createClient(casino.url, anAddress())
  for (const { name, value } of await context.cookies()) caller.cookies.set(name, value)
  return caller
}

/** Opens a link, allows no cookie, and opens an account somewhere else in town: its code stands in the form. */
async function comesBy(link: string, friend: Visitor): Promise<void> {
  const { page, language } = friend
  await page.goto(link)
  await page.getByRole("button", { name: translate(language, "consent")("onlyNecessary") }).click()
  const t = translate(language, "signup")
  const code = labelled(page, "textbox", t("fields.referralCode"))
  await expect(code).toHaveValue(new URL(link).searchParams.get("referral_code")!)
  // A slip in it is said, and the whole link will do.
  await fillsAccount(friend)
  await code.fill("a-slip")
  await page.getByRole("button", { name: t("next") }).click()
  await expect(code).toBeFocused()
  await expect(page.getByText(describe(language, "ReferralCodeUnknownErrorType"))).toBeVisible()
  await isWellMade(page)
  await code.fill(link)
  await fillsRegistration(friend)
  await labelled(page, "textbox", t("fields.address")).fill("Lange Violettestraat 4")
  await page.getByRole("button", { name: t("submit") }).click()
  await seesPage(friend, translate(language, "login")("verify.checkTitle"))
}

for (const { language, screen } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("a friend comes by a link, does what is needed, and the reward is claimed", async ({
      page,
      casino,
      browser,
    }) => {
      test.slow()
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "referrals")
      const caller = await isPlayer(visitor)
      await page.goto(href("referrals", language))
      await seesPage(visitor, t("title"))
      await expect(page.getByText(t("friends.noneText"))).toBeVisible()
      const link = await page.getByLabel(t("link.label")).inputValue()
      await isWellMade(page)

      const elsewhere = await browser.newContext({
        ...screens[screen],
        baseURL: casino.url,
        storageState: { cookies: [], origins: [] },
        extraHTTPHeaders: { "x-forwarded-for": anAddress() },
      })
      const friend = newVisitor(await elsewhere.newPage(), casino, language)
      await comesBy(link, friend)
      /** The page says that the friend is as far as that, once the house has heard of it. */
      const isAsFarAs = (state: referrals.ReferralState) =>
        expect(async () => {
          await page.goto(href("referrals", language))
          const row = page.getByRole("main").getByText(t(`friends.states.${state}`), { exact: true })
          await expect(row).toBeVisible({ timeout: 500 })
        }).toPass()
      await isAsFarAs("registered")
      const ofFriend = await callerIn(elsewhere, friend)
      const world = worldOf(casino)
      await confirmEmail(ofFriend, world, friend.person)
      await proveIdentity(ofFriend, world, friend.person)
      await isAsFarAs("verified")
      await deposit(ofFriend, world, 20)
      await isAsFarAs("deposited")
      const table = await sits(casino, ofFriend)
      for (let round = 0; round < 5; round++) await table.plays(20, 20)
      await isAsFarAs("qualified")
      await expect(page.getByRole("main")).not.toContainText(friend.person.username)
      await isWellMade(page)

      await twoDaysAfterQualifying(friend)
      await isAsFarAs("paid")
      await isWellMade(page)
      const amount = formats.euros(20)
      const before = (await caller.call(me.getUserDetails, {})).user.userWallet.amount
      await page.getByRole("button", { name: t("friends.claim", { amount }) }).click()
      await expect(page.getByText(translate(language, "answers")("referralClaimed"))).toBeVisible()
      await expect(page.getByText(t("friends.fates.claimed", { amount }))).toBeVisible()
      expect((await caller.call(me.getUserDetails, {})).user.userWallet.amount).toBe(before + 20)
      await elsewhere.close()
    })

    test("the policy decides what the page is", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "referrals")
      await isPlayer(visitor)
      const address = href("referrals", language)
      await switchPolicy(casino, referralReward, "infoOnly")
      await expect(async () => {
        await page.goto(address)
        await expect(page.getByText(t("info.title"))).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(page.getByLabel(t("link.label"))).toHaveCount(0)
      await isWellMade(page)
      await switchPolicy(casino, referralReward, "off")
      await expect.poll(async () => (await page.goto(address))?.status()).toBe(404)
      await switchPolicy(casino, referralReward, "on")
      await expect(async () => {
        await page.goto(address)
        await expect(page.getByLabel(t("link.label"))).toBeVisible({ timeout: 500 })
      }).toPass()
    })

    test("bills hang on the column, each with its terms, while their policy lets them", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "promotions")
      const column = href("promotions", language)
      await page.goto(column)
      await seesPage(visitor, t("title"))
      await expect(page.getByRole("img", { name: t("column") })).toBeVisible()
      await isWellMade(page)
      const bill = href("promotion", language, { bonusId: "invitations" })
      await page.locator(`a[href="${bill}"]`).click()
      await expect(page.getByRole("heading", { level: 2, name: t("terms") })).toBeVisible()
      const way = page.getByRole("link", { name: t("ways.referralReward"), exact: true })
      await expect(way).toHaveAttribute("href", href("referrals", language))
      await isWellMade(page)
      await page.getByRole("link", { name: t("back") }).click()
      await seesPage(visitor, t("title"))

      const isInSitemap = async () => (await (await page.request.get("/sitemap.xml")).text()).includes(bill)
      expect(await isInSitemap()).toBe(true)
      await switchPolicy(casino, referralReward, "off")
      await expect.poll(isInSitemap, { timeout: 10_000 }).toBe(false)
      await expect.poll(async () => (await page.request.get(bill)).status(), { timeout: 10_000 }).toBe(404)
      await expect(async () => {
        await page.goto(column)
        await expect(page.locator(`a[href="${bill}"]`)).toHaveCount(0, { timeout: 300 })
      }).toPass({ timeout: 10_000 })
      await switchPolicy(casino, referralReward, "on")
      const unknownPage = await page.goto(href("promotion", language, { bonusId: "nothing-here" }))
      expect(unknownPage?.status()).toBe(404)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    })
  })

test("a bill's address is there in every language, English with its prefix too", async ({ page }) => {
  const given = await page.request.get("/en/promotion/elite-club", { maxRedirects: 0 })
  expect([given.status(), given.headers().location]).toEqual([301, "/promotion/elite-club"])
  for (const address of ["/promotion/elite-club", "/fr/promotion/elite-club", "/nl/promotion/elite-club"])
    expect((await page.request.get(address)).status()).toBe(200)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("the link can be read and selected, and the column stands", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "nl")
    const t = translate("nl", "referrals")
    await isPlayer(visitor)
    await page.goto(href("referrals", "nl"))
    await seesPage(visitor, t("title"))
    await expect(page.getByLabel(t("link.label"))).toHaveValue(/referral_code=[\w-]{12}$/)
    await expect(page.getByRole("button", { name: t("link.copy") })).toBeHidden()
    await page.goto(href("promotions", "nl"))
    await seesPage(visitor, translate("nl", "promotions")("title"))
  })

  test("a code goes along to itsme and back, and one with a slip in it is refused", async ({
    page,
    casino,
  }) => {
    const visitor = newVisitor(page, casino, "nl")
    const t = translate("nl", "signup")
    await beginsByItsme(visitor, false, "?referral_code=a-slip")
    await expect(labelled(page, "textbox", t("fields.referralCode"))).toHaveValue("a-slip")
    await page.getByRole("button", { name: t("submit"), exact: true }).click()
    await expect(page.getByText(describe("nl", "ReferralCodeUnknownErrorType"))).toBeVisible()
  })
})
