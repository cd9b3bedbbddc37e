import { randomUUID } from "node:crypto"
import type { Client } from "@elite/client/visitor"
import { crash as contract, limits } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Locator, Page } from "@playwright/test"
import { crash } from "../apps/api/src/modules/crash/settings.ts"
import { expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { breaksRound, type Ending, flightsEnd, roundsPause } from "./steps/crash.ts"
import { panelOf, presses, spokenOf } from "./steps/crashTable.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { headerBalance } from "./steps/shell.ts"
import { checkIsDue } from "./steps/time.ts"
import { centsIn, fits, labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// Our own game where the house, the law or its player steps in. No round opens before a journey wants it: nobody waits for flights
// of others.
test.describe.configure({ mode: "serial" })
test.beforeAll(async ({ casino }) => {
  await roundsPause(casino, true)
  await switchPolicy(casino, crash, "on")
})
// A flight that somebody watched may go on for half a minute.
test.afterEach(async ({ casino }) => {
  await roundsPause(casino, true)
  await breaksRound(casino)
})
test.afterAll(async ({ casino }) => {
  await switchPolicy(casino, crash, "off")
  await roundsPause(casino, false)
})

/** Long enough for whoever comes late. */
const long: Ending = [900, 2_000]

const stateOf = async (caller: Client) => (await caller.call(contract.getCrashRound, {})).state
/** How high the flight is, as the server says. */
const heightOf = async (caller: Client) => (await stateOf(caller))?.multiplier ?? 0
/** The same as the screen says. */
const figureOf = (page: Page) => page.getByRole("main").locator("p.amount[aria-hidden]")
const shownIn = async (page: Page) => centsIn(await figureOf(page).innerText())

/** The flight on the screen is as high as the server's, now and a little later. */
async function isAtItsHeight(page: Page, caller: Client): Promise<void> {
  for (const more of [0, 5]) {
    const floor = (await shownIn(page)) + more
    await expect(async () => {
      const [before, shown, after] = [await heightOf(caller), await shownIn(page), await heightOf(caller)]
      expect(shown).toBeGreaterThanOrEqual(Math.max(floor, before - 4))
      expect(shown).toBeLessThanOrEqual(after)
    }).toPass({ timeout: 10_000 })
  }
}

/** Whether a field has room for all that is written in it. */
const isWhole = (field: Locator) =>
  field.evaluate(({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth <= clientWidth)

for (const { language, screen } of viewsFor("phone", "en"))
  test.describe(`${screen}, ${language}`, () => {
    test.use({ ...screens[screen], provoked: [/status of 4\d\d/] })

    test("a pause, a round that is broken off, a late look at a flight, and a reality check in it", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats, isPhone } = visitor
      const t = translate(language, "crash")
      const check = translate(language, "realityCheck")
      const history = translate(language, "history")
      const caller = await isPlayer(visitor, 50)
      await caller.call(limits.setLimits, { type: "REALITY_CHECK", value: 30 })
      const [a, b] = [panelOf(visitor, "a"), panelOf(visitor, "b")]

      // Paused: they see why, and a bet is refused by name.
      await page.goto(href("crashGame", language))
      await seesPage(visitor, t("title"))
      await expect(page.getByRole("status").getByText(t("pausedText"))).toBeVisible()
      await expect(a.waits("paused")).toBeVisible()
      const { sessionToken } = await caller.call(contract.enterCrash, {})
      const roundId = (await stateOf(caller))?.roundId ?? 1
      await a.writes("100,00")
      expect(await isWhole(labelled(a.place, "textbox", t("stake")))).toBe(true)
      const bet = { betId: randomUUID(), sessionToken, roundId, panel: "a" as const, amount: 2 }
      await expect(caller.call(contract.placeCrashBet, bet)).rejects.toMatchObject({
        name: "CrashNotOpenErrorType",
      })
      expect(await axeFindings(page)).toEqual([])

      // Broken off: the bet comes back; and paused again, which an open page hears.
      await flightsEnd(casino, [long, long])
      await b.writes("1")
      await a.writes("2")
      await roundsPause(casino, false)
      await presses(a.offers("betAmount", formats.euros(2)), a.offers("cancel", formats.euros(2)))
      await breaksRound(casino)
      await expect(page.getByText(t("voidText"))).toBeVisible()
      await roundsPause(casino, true)
      await expect(a.place.getByText(t("outcome.refunded"))).toBeVisible()
      await expect(spokenOf(page)).toContainText(t("said.void"))
      await expect(spokenOf(page)).toContainText(t("outcome.refunded"))
      if (!isPhone) await expect(headerBalance(visitor)).toHaveText(formats.euros(50))
      const rows = async () => (await caller.call(contract.getCrashMyBets, {})).bets.rows
      expect((await rows())[0]).toMatchObject({ state: "refunded", stake: 2 })
      await expect(a.waits("paused")).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await fits(page)

      // A check that falls due takes no more bets, and leaves what flies alone.
      await roundsPause(casino, false)
      await presses(a.offers("betAmount", formats.euros(2)), a.offers("cancel", formats.euros(2)))
      await checkIsDue(visitor)
      await b.opens()
      await b.offers("betAmount", formats.euros(1)).click()
      await expect(b.place.getByText(translate(language, "errors")("RealityCheckDueErrorType"))).toBeVisible()
      await expect.poll(() => heightOf(caller), { timeout: 20_000 }).toBeGreaterThan(104)
      await page.goto(href("crashGame", language))
      await isAtItsHeight(page, caller)
      await page.emulateMedia({ reducedMotion: "reduce" })
      await expect(page.locator("canvas")).toBeHidden()
      await isAtItsHeight(page, caller)
      const question = page.getByRole("dialog", { name: check("dueTitle") })
      await expect(a.offers("cashOut")).toBeVisible()
      await expect(question).toHaveCount(0)
      expect(await axeFindings(page)).toEqual([])
      await a.button.click()
      await expect(question).toBeVisible()
      expect((await rows())[0]).toMatchObject({ state: "cashedOut", isByItself: false, stake: 2 })
      expect(await axeFindings(page, { part: "dialog" })).toEqual([])
      await question.getByRole("button", { name: check("continue") }).click()
      await expect(question).toHaveCount(0)
      const { realityCheck } = await caller.call(limits.getLimits, {})
      expect(Date.parse(realityCheck!.dueAt)).toBeGreaterThan(Date.now())

      // Broken off after they had left: what they were paid stands, and no flight is said to have crashed.
      const [left] = await rows()
      await breaksRound(casino)
      await expect(page.getByText(t("voidText"))).toBeVisible()
      await page.goto(`${href("betHistory", language)}?view=crash`)
      const bets = page.getByRole("table", { name: history("crashCaption") })
      const broken = bets.getByRole("row").filter({ hasText: history("paidStands") })
      await expect(broken).toContainText(formats.euros(left!.paid!))
      await expect(broken).toHaveCount(1)
      await expect(broken.getByText("–", { exact: true })).toHaveCount(1)
      await fits(page)
      // Of what can be looked up beside it, the last is open: its tab is in sight, however narrow the strip.
      await page.goto(`${href("balances", language)}?view=result`)
      const views = page.getByRole("navigation", { name: history("views") })
      await expect(views.getByRole("link", { name: history("result"), exact: true })).toBeInViewport()
    })
  })
