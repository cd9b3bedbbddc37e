import { languages, loyalty, me } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { coinRedemption } from "../apps/api/src/modules/loyalty/settings.ts"
import { expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { sits } from "./steps/jackpots.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

// Climbing a rank, redeeming coins, and reading what changed. The policy is the whole house's: one journey after the other.
test.describe.configure({ mode: "serial" })
test.afterAll(({ casino }) => switchPolicy(casino, coinRedemption, "on"))

for (const { language, screen } of viewsFor("phone", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("a player climbs a rank, redeems coins once, and sees what changed them", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "loyalty")
      const caller = await isPlayer(visitor, 120)
      const { loyaltyLevels } = await caller.call(loyalty.getLoyaltyLevel, {})
      const [bronze, silver] = loyaltyLevels.map(({ name }) => name[language])
      /** The page, once it says so: what is the same for everybody is remembered for a second. */
      const says = (address: string, name: string) =>
        expect(async () => {
          await page.goto(address)
          await expect(page.getByRole("heading", { name, exact: true })).toBeVisible({ timeout: 500 })
        }).toPass()
      const isWellMade = async () => {
        await fits(page)
        expect(await axeFindings(page)).toEqual([])
      }

      await page.goto(href("eliteClub", language))
      await seesPage(visitor, t("yourRank", { rank: bronze! }))
      await isWellMade()

      const table = await sits(casino, caller)
      for (let round = 0; round < 11; round++) await table.plays(100, 100)
      await expect
        .poll(async () => (await caller.call(loyalty.getLoyaltyDetails, {})).loyalty)
        .toMatchObject({ level: 2, points: 1_100, coins: 1_110 })
      await page.goto(href("eliteClub", language))
      await seesPage(visitor, t("yourRank", { rank: silver! }))
      const ranks = page.getByRole("list", { name: t("ranks") }).getByRole("listitem")
      await expect(ranks).toHaveCount(loyaltyLevels.length)
      await expect(ranks.nth(1)).toContainText(t("you", { points: formats.figure(1_100) }))

      const counter = href("shop", language)
      await switchPolicy(casino, coinRedemption, "off")
      await says(counter, t("counter.offTitle"))
      await switchPolicy(casino, coinRedemption, "on")
      const submit = page.getByRole("button", {
        name: t("counter.submitCoins", { coins: formats.figure(1_100) }),
      })
      await expect(async () => {
        await page.goto(counter)
        await expect(submit).toBeVisible({ timeout: 500 })
      }).toPass()
      const coins = page.getByLabel(t("counter.label"), { exact: true })
      await coins.fill("1.050")
      await page.getByRole("button", { name: t("counter.submit"), exact: true }).click()
      const figures = { least: formats.figure(1_000), step: formats.figure(100) }
      await expect(page.getByText(t("counter.notSteps", figures))).toBeVisible()
      await coins.fill("1.100")
      await isWellMade()
      const before = (await caller.call(me.getUserDetails, {})).user.userWallet.amount
      await expect(page.getByText(formats.euros(1.1), { exact: true })).toBeVisible()
      await submit.click()
      const toast = page
        .getByRole("status")
        .filter({ hasText: translate(language, "answers")("coinsRedeemed") })
      await expect(toast).toContainText(t("counter.newBalance", { balance: formats.euros(before + 1.1) }))
      await expect(page.getByText(t("counter.toGo", { count: 990 }))).toBeVisible()
      const { userWallet } = (await caller.call(me.getUserDetails, {})).user
      expect([userWallet.amount, userWallet.coins]).toEqual([before + 1.1, 10])

      await page.goto(href("loyalty", language))
      await seesPage(visitor, t("account.title"))
      await expect(page.getByText(t("history.count", { count: 12 }))).toBeVisible()
      const redeemed = page.getByRole("row").filter({ hasText: t("history.redemption") })
      await expect(redeemed).toContainText(t("history.redeemed", { amount: formats.euros(1.1) }))
      await isWellMade()
      await page.getByRole("link", { name: t("history.points"), exact: true }).click()
      await expect(redeemed).toHaveCount(0)
      await expect(page.getByText(t("history.count", { count: 11 }))).toBeVisible()

      await page.goto(href("eliteClubHow", language))
      await seesPage(visitor, t("how.title"))
      await isWellMade()
    })
  })

test("the pages of rewards and of ranks lead to the counter and to the club, in every language", async ({
  page,
}) => {
  for (const language of languages) {
    for (const [from, to] of [
      ["rewards", "shop"],
      ["loyaltyBonus", "eliteClub"],
    ] as const) {
      await page.goto(href(from, language))
      await expect(page.getByRole("main").locator(`a[href="${href(to, language)}"]`)).toBeVisible()
    }
  }
})
