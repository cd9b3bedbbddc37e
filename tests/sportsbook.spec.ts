import { sportsbook as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { FrameLocator, Page } from "@playwright/test"
import { changeSetting } from "../apps/api/src/modules/content/index.ts"
import { sportsbook, sportsbookLicence } from "../apps/api/src/modules/sportsbook/settings.ts"
import { operate } from "../apps/api/testing/sandboxes.ts"
import { WORDS } from "../apps/sandbox/src/betby/words.ts"
import { type Casino, expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { inHouse } from "./steps/house.ts"
import { asksToDeposit, paymentPage } from "./steps/money.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// A bet on sports from the purse to its results, in the provider's own page. The policy is the whole house's.
test.describe.configure({ mode: "serial" })
test.afterAll(({ casino }) => offersSports(casino))

/** A licence carries it, and the house offers it. */
async function offersSports(casino: Casino): Promise<void> {
  await inHouse(casino, async (tx) => {
    const change = { path: ["number"], value: "F1+0001", by: "a test", why: "a journey" }
    await changeSetting(tx, sportsbookLicence, change)
  })
  await switchPolicy(casino, sportsbook, "on")
}

/** Pays into the purse of the sports book, with the card that the payment page proposes. */
async function paysIn(visitor: Visitor, euros: number): Promise<void> {
  const tab = await paymentPage(visitor, () => asksToDeposit(visitor, euros))
  await tab.getByTestId("pay").click()
  const arrived = tab.getByRole("heading", {
    name: translate(visitor.language, "deposit")("result.successTitle"),
  })
  await expect(arrived.or(tab.getByTestId("3ds-ok"))).toBeVisible()
  if (await tab.getByTestId("3ds-ok").isVisible()) await tab.getByTestId("3ds-ok").click()
  await expect(arrived).toBeVisible()
  await tab.close()
}

/** Picks the first odds that are offered, and puts a stake on them. */
async function bets(frame: FrameLocator, words: Readonly<Record<string, string>>, stake: string) {
  await frame.getByRole("group").first().getByRole("button").first().click()
  await frame.getByLabel(words.stake!, { exact: true }).fill(stake)
  await frame.getByRole("button", { name: words.place!, exact: true }).click()
  await expect(frame.getByText(words.placed!)).toBeVisible()
}

for (const { language, screen } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use({ ...screens[screen], provoked: [/status of 404/] })

    test("a purse is filled, a bet placed, won, taken back, refunded; and nothing of it is there once it is off", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "sportsbook")
      const words = WORDS[language]
      const address = href("sportsBook", language)
      await offersSports(casino)
      const caller = await isPlayer(visitor)

      await page.goto(`${href("deposits", language)}?purse=sports`)
      await expect(page.getByText(translate(language, "deposit")("sportsText"))).toBeVisible()
      await paysIn(visitor, 20)

      await page.goto(address)
      await seesPage(visitor, t("title"))
      const frame = page.frameLocator(`iframe[title="${t("frame")}"]`)
      const holds = (euros: number) =>
        expect(page.getByText(formats.euros(euros), { exact: true }).first()).toBeVisible()
      await holds(20)
      await bets(frame, words, "5")
      await holds(15)
      await expect(frame.getByText(words.open!, { exact: true })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await fits(page)

      const [bet] = (await caller.call(contract.getSportsBets, {})).bets.rows
      const slip = await slipOf(casino, page)
      const decides = (action: string) => operate(casino, "betby", "slips", { slip, action })
      await decides("win")
      await holds(15 + bet!.potentialWin)
      await expect(frame.getByText(words.won!, { exact: true })).toBeVisible()
      await decides("refund")
      await holds(20)
      await expect(frame.getByText(words.refunded!, { exact: true })).toBeVisible()
      await decides("lose")
      await holds(15)
      await expect(frame.getByText(words.lost!, { exact: true })).toBeVisible()

      // What became of it, and that it may still change.
      const history = translate(language, "history")
      await page.getByRole("link", { name: t("bets"), exact: true }).click()
      await seesPage(visitor, history("roundsTitle"))
      const slips = page.getByRole("table", { name: history("sportsCaption") })
      await expect(slips.getByRole("row")).toHaveCount(2)
      await expect(slips).toContainText(history("sportsStates.lost"))
      await expect(slips).toContainText(history("mayChange"))
      await expect(slips).toContainText(bet!.legs[0]!.event)
      expect(await axeFindings(page)).toEqual([])
      await page.goto(address)

      await frame.getByRole("group").first().getByRole("button").first().click()
      await frame.getByLabel(words.stake!, { exact: true }).fill("15.01")
      await frame.getByRole("button", { name: words.place!, exact: true }).click()
      await expect(frame.getByText(words.notEnoughMoney!)).toBeVisible()

      // An open page hears of it: somebody is there as soon as they press a key.
      await page.keyboard.press("Shift")
      await switchPolicy(casino, sportsbook, "off")
      await expect(
        page.getByRole("heading", { level: 1, name: translate(language, "shell")("notFoundTitle") }),
      ).toBeVisible({ timeout: 10_000 })
      // What they bet is still theirs to look up.
      await page.goto(href("betHistory", language))
      await page.getByRole("link", { name: history("betViews.sports"), exact: true }).click()
      await expect(slips).toContainText(history("sportsStates.lost"))
      await page.goto(`${href("withdrawals", language)}?purse=sports`)
      await expect(
        page.getByRole("link", { name: translate(language, "withdraw")("purseSports") }),
      ).toHaveAttribute("aria-current", "page")
      expect((await caller.call(contract.getSportsBets, {})).balance).toBe(15)
    })
  })

/** The newest slip at the provider, as its console names it. */
async function slipOf({ sandboxUrl }: Casino, page: Page): Promise<string> {
  const console = await (await page.request.get(`${sandboxUrl}/betby/__sandbox`)).text()
  return /name="slip" value="([^"]+)"/.exec(console)![1]!
}
