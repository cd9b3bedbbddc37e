import type { Client } from "@elite/client/visitor"
import { bonuses, games, type Language, me } from "@elite/contract"
import { href } from "@elite/paths"
import { deposit } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { joiningBonus } from "../apps/api/src/modules/bonuses/settings.ts"
import { expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings, wcag } from "./steps/axe.ts"
import { asksToDeposit, belgianIban, paymentPage } from "./steps/money.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { hasAccount } from "./steps/time.ts"
import { escaped, fits, labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// The policy is the whole house's: one journey after the other.
test.describe.configure({ mode: "serial" })
test.use({ provoked: [/the server responded with a status of 4\d\d/] })
test.afterAll(({ casino }) => switchPolicy(casino, joiningBonus, "off"))

/** The kinds of games of which a whole stake counts. */
function slotsAndLike(language: Language): string {
  const t = translate(language, "bonuses")
  return (["slots", "instant", "dice"] as const).map((kind) => t(`kinds.${kind}`)).join(", ")
}
async function slotOf(caller: Client): Promise<string> {
  const { categoryGames } = await caller.call(games.getAllGames, { category: "slots", limit: 1 })
  return categoryGames.rows[0]!.slug
}

for (const { language, screen } of viewsFor("phone", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("a first deposit that asks brings a bonus, the game says what it binds, and a withdrawal asks before it ends it", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats, person } = visitor
      const [t, withdraw] = [translate(language, "bonuses"), translate(language, "withdraw")]
      await switchPolicy(casino, joiningBonus, "on")
      const caller = await isPlayer(visitor)
      const heading = page.getByRole("heading", { name: t("joining") })
      await page.goto(href("deposits", language))
      await expect(heading).toBeVisible()
      await expect(
        page.getByText(t("share", { percent: "100", kinds: slotsAndLike(language) })),
      ).toBeVisible()
      // The catalogue has no live games.
      await expect(page.getByRole("listitem").filter({ hasText: t("kinds.live") })).toHaveCount(0)
      // What they came for stands first; what it brings is beneath it, or beside it.
      const method = page.getByRole("group", { name: translate(language, "deposit")("method") })
      const [form, card] = [(await method.boundingBox())!, (await heading.boundingBox())!]
      expect(screen === "phone" ? card.y - form.y : card.x - form.x).toBeGreaterThan(0)
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
      const choice = page.getByRole("checkbox", { name: t("ask.label") })
      await expect(choice).not.toBeChecked()
      const figures = (euros: number) =>
        t("ask.sum", {
          bonus: formats.shortEuros(Math.min(100, euros)),
          required: formats.shortEuros(35 * Math.min(100, euros)),
          days: "30",
        })
      await expect(page.getByText(t("ask.perStake", { wagering: "35", days: "30" }))).toBeVisible()
      for (const euros of [150, 20, 50]) {
        await labelled(page, "textbox", translate(language, "deposit")("amount")).fill(String(euros))
        await expect(page.getByText(figures(euros))).toBeVisible()
      }
      await choice.check({ force: true })
      const tab = await paymentPage(visitor, () => asksToDeposit(visitor, 50))
      await tab.getByTestId("pay").click()
      const arrived = page.getByRole("heading", {
        name: translate(language, "deposit")("result.successTitle"),
      })
      const bank = tab.getByTestId("3ds-ok")
      await expect(tab.getByRole("heading").first()).toBeVisible()
      if (await bank.isVisible()) await bank.click()
      await expect(arrived).toBeVisible()
      await expect(page.getByText(t("came.title", { bonus: formats.euros(50) }))).toBeVisible()
      await expect(page.getByText(new RegExp(escaped(formats.shortEuros(1_750))))).toBeVisible()
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
      const active = async () => (await caller.call(bonuses.getActiveJoiningBonus, {})).bonus?.active ?? null
      await expect.poll(active).toMatchObject({ amount: 50, balance: 50, required: 1_750, wagered: 0 })

      await page.goto(href("balances", language))
      await seesPage(visitor, translate(language, "history")("balancesTitle"))
      await expect(heading).toBeVisible()
      const staked = { part: formats.euros(0), whole: formats.euros(1_750) }
      await expect(page.getByText(t("of", staked), { exact: true })).toBeVisible()
      await fits(page)
      expect(await axeFindings(page)).toEqual([])

      const game = await page.context().newPage()
      const playing = translate(language, "play")
      await game.goto(href("play", language, { gameId: await slotOf(caller) }))
      const strip = game.getByText(playing("bonusCap", { largestStake: formats.euros(5) }))
      await expect(strip).toBeVisible()
      await fits(game)
      // The game in the frame is a page of its own, with a landmark of its own.
      expect(await axeFindings(game, { rules: wcag })).toEqual([])

      await hasAccount(visitor, belgianIban(person.nationalNumber))
      await page.goto(href("withdrawals", language))
      await seesPage(visitor, withdraw("title"))
      await expect(page.getByText(withdraw("bonusIsLost", { amount: formats.euros(50) }))).toBeVisible()
      await labelled(page, "textbox", withdraw("amount")).fill("20")
      const amount = formats.euros(20)
      const asks = async () => {
        await page.getByRole("button", { name: withdraw("submitAmount", { amount }) }).click()
        await page
          .getByRole("dialog")
          .getByRole("button", { name: withdraw("confirm") })
          .click()
      }
      await asks()
      const box = page.getByRole("checkbox", { name: withdraw("forfeitsBonus") })
      await expect(box).toHaveAccessibleDescription(/50,00.*50,00/)
      await expect(box).toHaveAttribute("aria-invalid", "true")
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
      await box.check({ force: true })
      await asks()
      await expect(page.getByText(withdraw("sent", { amount, purse: "cash" })).first()).toBeVisible()
      await expect.poll(active).toBeNull()
      expect((await caller.call(me.getUserDetails, {})).user.userWallet.amount).toBe(30)
      await page.goto(href("balances", language))
      await seesPage(visitor, translate(language, "history")("balancesTitle"))
      await expect(heading).toHaveCount(0)

      await expect(game.getByText(playing("bonusEnded"))).toBeVisible()
      await expect(strip).toHaveCount(0)
      await fits(game)
      await game.getByRole("button", { name: playing("openAgain") }).click()
      await expect(game.getByText(playing("bonusEnded"))).toHaveCount(0)
      await expect(game.locator("iframe")).toBeVisible()
    })
  })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "desktop, fr" : "without scripts, fr", () => {
    test.use({ ...screens.desktop, javaScriptEnabled })

    test("a bonus is given up once its player has read what that costs", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, "fr")
      const { formats } = visitor
      const t = translate("fr", "bonuses")
      await switchPolicy(casino, joiningBonus, "on")
      const caller = await isPlayer(visitor)
      await deposit(caller, worldOf(casino), 20, { joiningBonus: true })
      const active = async () => (await caller.call(bonuses.getActiveJoiningBonus, {})).bonus?.active ?? null
      await expect.poll(active).toMatchObject({ balance: 20 })

      await page.goto(href("balances", "fr"))
      const amount = formats.euros(20)
      const submit = page.getByRole("button", { name: t("givingUp.submit", { amount }) })
      await expect(submit).toBeHidden()
      await page.getByText(t("givingUp.title")).click()
      const cost = { amount, wagered: formats.euros(0), required: formats.euros(700) }
      await expect(page.getByText(t("givingUp.text", cost))).toBeVisible()
      await fits(page)
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])
      await submit.click()
      const status = page.locator(javaScriptEnabled ? "body" : "noscript [role=status]")
      await expect(status).toContainText(translate("fr", "answers")("bonusGivenUp", { amount }))
      await expect(page.getByRole("heading", { name: t("joining") })).toHaveCount(0)
      expect(await active()).toBeNull()
      expect((await caller.call(me.getUserDetails, {})).user.userWallet.amount).toBe(20)
    })
  })

test.describe("without scripts, nl", () => {
  test.use({ ...screens.phone, javaScriptEnabled: false })

  test("the bonus is asked for in the form, and no box leaves the cash free", async ({ page, casino }) => {
    const t = translate("nl", "bonuses")
    await switchPolicy(casino, joiningBonus, "on")
    for (const isAsked of [false, true]) {
      await page.context().clearCookies()
      const caller = await isPlayer(newVisitor(page, casino, "nl"))
      await page.goto(href("deposits", "nl"))
      await expect(page.getByText(t("ask.perStake", { wagering: "35", days: "30" }))).toBeVisible()
      const choice = page.getByRole("checkbox", { name: t("ask.label") })
      await expect(choice).not.toBeChecked()
      if (isAsked) await choice.check({ force: true })
      await labelled(page, "textbox", translate("nl", "deposit")("amount")).fill("30")
      await page.getByRole("radio", { name: /^Bancontact/ }).check({ force: true })
      await page.getByRole("main").locator("button[type=submit]").last().click()
      await page.waitForURL((url) => url.origin === casino.sandboxUrl)
      await page.getByTestId("pay").click()
      if (await page.getByTestId("3ds-ok").isVisible()) await page.getByTestId("3ds-ok").click()
      const held = async () => (await caller.call(bonuses.getActiveJoiningBonus, {})).bonus?.active?.amount
      const cash = async () => (await caller.call(me.getUserDetails, {})).user.userWallet.amount
      await expect.poll(cash).toBe(30)
      if (isAsked) await expect.poll(held).toBe(30)
      else expect(await held()).toBeUndefined()
      // By now a bonus would have come.
      await page.reload()
      const confirmation = page.getByText(
        t("came.title", { bonus: newVisitor(page, casino, "nl").formats.euros(30) }),
      )
      await expect(confirmation).toHaveCount(isAsked ? 1 : 0)
      if (!isAsked) {
        await page.goto(href("deposits", "nl"))
        await expect(choice).toHaveCount(0)
      }
    }
  })
})
