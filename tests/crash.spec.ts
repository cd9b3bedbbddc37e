import { crash as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { crash } from "../apps/api/src/modules/crash/settings.ts"
import { demoPlay } from "../apps/api/src/modules/play/settings.ts"
import { expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { type Ending, fliesBy, flightsEnd } from "./steps/crash.ts"
import { listensTo, panelOf, presses, spokenOf } from "./steps/crashTable.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { headerBalance, stripNet } from "./steps/shell.ts"
import { fits, labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// Our own game. Its rounds are the whole house's: one journey after the other. Most of their time is a round's own: six seconds for
// bets, and three after a crash.
test.describe.configure({ mode: "serial" })
test.beforeAll(async ({ casino }) => {
  await flightsEnd(casino, [])
  await switchPolicy(casino, crash, "on")
})
test.afterAll(({ casino }) => switchPolicy(casino, crash, "off"))

/** Long enough to be left, and soon over. */
const short: Ending = [118, 135]
const shortOnes = [short, short, short, short]

/** What a browser says without a connection, and where there is no page. */
const provoked = /net::ERR_|WebSocket connection to|WebSocket is already in CLOSING|status of 404/

for (const { language, screen } of viewsFor("desktop", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    test.use({ ...screens[screen], provoked: [provoked] })

    test("a bet is taken back, cashed out by the keyboard, lost, kept, and cashed out by us without a connection", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats, isPhone } = visitor
      const t = translate(language, "crash")
      const caller = await isPlayer(visitor, 50)
      const mine = async () => (await caller.call(contract.getCrashMyBets, {})).bets.rows
      const [a, b] = [panelOf(visitor, "a"), panelOf(visitor, "b")]
      await page.goto(href("crashGame", language))
      await seesPage(visitor, t("title"))
      await a.writes("2")
      await b.writes("1")
      await fliesBy(casino, await flightsEnd(casino, shortOnes))
      await expect(page.getByText(t("fair.text", { number: "1" }))).toBeVisible({ timeout: 60_000 })

      const [bet, back] = [b.offers("betAmount", formats.euros(1)), b.offers("cancel", formats.euros(1))]
      await presses(bet, back)
      await presses(back, bet)
      if (!isPhone) await expect(headerBalance(visitor)).toHaveText(formats.euros(50))
      await presses(bet, back)
      await a.opens()
      await presses(a.offers("betAmount", formats.euros(2)), a.offers("cancel", formats.euros(2)))
      // The bet of the closed tab is in sight, with its button.
      await expect(b.tab).toContainText(formats.euros(1))
      await expect(back).toBeVisible()
      const offered = await listensTo(a.button)
      await expect(a.offers("cashOut")).toBeVisible({ timeout: 30_000 })
      await expect(spokenOf(page)).toHaveText(t("said.flying"))
      await page.getByRole("heading", { level: 1 }).click()
      await page.keyboard.press("Space")
      // Nobody can leave at 1,00×, and nothing else is ever offered.
      const tooEarly = (text: string) => text.includes(t("do.cashOut")) && text.includes(formats.euros(2))
      expect((await offered()).filter(tooEarly)).toEqual([])
      const [byHand, lost] = [
        t("outcome.cashedOut", { at: "X", amount: "Y" }),
        t("outcome.lostAt", { at: "X" }),
      ]
      await expect(a.place.getByText(byHand.split("X")[0]!)).toBeVisible()
      await expect(b.place.getByText(lost.split("X")[0]!)).toBeVisible({ timeout: 30_000 })
      const [first, second] = [
        (await mine()).find(({ stake, state }) => stake === 2 && state !== "cancelled"),
        (await mine()).find(({ state }) => state === "lost"),
      ]
      expect(first).toMatchObject({ state: "cashedOut", isByItself: false })
      expect(second).toMatchObject({ stake: 1, panel: "b" })
      const paid = first!.paid!
      await expect(a.place).toContainText(formats.euros(paid))
      await expect(spokenOf(page)).toContainText(formats.euros(paid))
      if (!isPhone) await expect(headerBalance(visitor)).toHaveText(formats.euros(47 + paid))
      await expect(stripNet(visitor)).toContainText(formats.signedEuros(paid - 3))
      expect(await axeFindings(page)).toEqual([])
      await fits(page)

      // A page that comes back keeps what was placed; the house cashes out whatever the connection does.
      await a.writes("2", "1,05")
      await presses(a.offers("betAmount", formats.euros(2)), a.offers("cancel", formats.euros(2)))
      await page.goto(href("crashGame", language))
      await expect(a.offers("cancel", formats.euros(2)).or(a.offers("cashOut"))).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.getByRole("heading", { name: t("lostTitle") })).toBeVisible()
      await expect.poll(async () => (await mine())[0]?.state, { timeout: 30_000 }).toBe("cashedOut")
      await page.context().setOffline(false)
      const byItself = t("outcome.byItself", { at: `${formats.units(1.05)}×`, amount: formats.euros(2.1) })
      await expect(a.place.getByText(byItself)).toBeVisible({ timeout: 30_000 })
      await expect(stripNet(visitor)).toContainText(formats.signedEuros(Math.round((paid - 2.9) * 100) / 100))

      await page.getByRole("link", { name: t("bets.tab.mine"), exact: true }).click()
      const own = page.getByRole("table", { name: t("bets.mine") })
      await expect(own.getByRole("row")).toHaveCount(4)
      // The newest is first; the one that was left by hand may have left at the same height.
      await expect(own.getByRole("row").nth(1)).toContainText(`${formats.units(1.05)}×`)
      expect(await axeFindings(page)).toEqual([])
      await fits(page)

      // With what they came to, and by their states; those that were taken back, too.
      const history = translate(language, "history")
      await page.getByRole("link", { name: t("bets.history") }).click()
      await seesPage(visitor, history("roundsTitle"))
      const bets = page.getByRole("table", { name: history("crashCaption") })
      await expect(bets.getByRole("row")).toHaveCount((await mine()).length + 1)
      await expect(bets.getByRole("row").nth(1)).toContainText(formats.signedEuros(0.1))
      expect(await axeFindings(page)).toEqual([])
      await fits(page)
      await page.getByRole("combobox", { name: history("status") }).selectOption("lost")
      await page.getByRole("button", { name: history("show") }).click()
      await expect(bets.getByRole("row")).toHaveCount(2)
      await bets.getByRole("rowheader").getByRole("link").click()
      await seesPage(visitor, translate(language, "crashProof")("title"))
    })

    test("a visitor watches, is asked their age and plays for fun", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "crash")
      const play = translate(language, "play")
      await page.goto(href("crashGame", language))
      await expect(page.getByRole("heading", { name: t("visitor.title") })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole("link", { name: play("tryIt") }).click()
      await seesPage(visitor, play("ageTitle"))
      await page.getByRole("button", { name: play("ageYes") }).click()
      await seesPage(visitor, t("title"))
      const left = page.getByTitle(t("demoNote"))
      await expect(left).toContainText(formats.units(3_000))
      const a = panelOf(visitor, "a")
      await a.writes("100", "1,10")
      await fliesBy(casino, await flightsEnd(casino, [short, short]))
      await presses(a.offers("betAmount", formats.units(100)), a.offers("cancel", formats.units(100)))
      await expect(left).toContainText(formats.units(2_900))
      await page.reload()
      await expect(left).toContainText(formats.units(2_900))
      const restart = page.getByRole("button", { name: t("demoRestart", { amount: formats.units(3_000) }) })
      await expect(restart).toBeDisabled()
      await expect(left).toContainText(formats.units(3_010), { timeout: 30_000 })
      const outcome = t("outcome.byItself", { at: `${formats.units(1.1)}×`, amount: formats.units(110) })
      await expect(a.place.getByText(outcome)).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await fits(page)
      await restart.click()
      await expect(left).toContainText(formats.units(3_000))
    })

    test("a demo bet is cashed out by hand, and the demo ends with its policy", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "crash")
      await page.goto(href("crashDemo", language))
      await page.getByRole("button", { name: translate(language, "play")("ageYes") }).click()
      await seesPage(visitor, t("title"))
      const left = page.getByTitle(t("demoNote"))
      const a = panelOf(visitor, "a")
      await a.writes("100")
      await fliesBy(casino, await flightsEnd(casino, [[300, 500], short]))
      await presses(a.offers("betAmount", formats.units(100)), a.offers("cancel", formats.units(100)))
      const [before, after] = t("outcome.cashedOut", { at: "X", amount: "Y" }).split("X")
      const outcome = a.place.getByText(before!)
      await presses(a.offers("cashOut"), outcome)
      await page.reload()
      await expect(outcome).toBeVisible()
      const paid = (await outcome.innerText()).split(after!.split("Y")[0]!)[1]!
      await expect(left).not.toContainText(formats.units(2_900))
      expect(paid).not.toBe(formats.units(100))
      await switchPolicy(casino, demoPlay, "off")
      await seesPage(visitor, translate(language, "shell")("notFoundTitle"))
      await switchPolicy(casino, demoPlay, "on")
    })

    test("there is no page while the game is off", async ({ page, casino }) => {
      const shell = translate(language, "shell")
      await switchPolicy(casino, crash, "off")
      for (const address of ["crashGame", "crashDemo"] as const)
        await expect(async () => {
          await page.goto(href(address, language))
          await expect(page.getByRole("heading", { level: 1, name: shell("notFoundTitle") })).toBeVisible({
            timeout: 500,
          })
        }).toPass()
      await expect(page.getByRole("link", { name: shell("crash"), exact: true })).toHaveCount(0)
      await switchPolicy(casino, crash, "on")
    })
  })

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, provoked: [/status of 4\d\d/] })

  test("a bet is placed by a form, and leaves by itself", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "fr")
    const t = translate("fr", "crash")
    const caller = await isPlayer(visitor, 20)
    const a = panelOf(visitor, "a")
    await page.goto(href("crashGame", "fr"))
    await a.writes("deux")
    await a.button.click()
    await expect(a.place.getByText(translate("fr", "shell")("amount.notAnAmount"))).toBeVisible()
    await expect(labelled(a.place, "textbox", t("stake"))).toHaveValue("deux")
    await fliesBy(casino, await flightsEnd(casino, [short, short, short]))
    await expect(async () => {
      await page.goto(href("crashGame", "fr"))
      await a.writes("2", "1,05")
      await a.button.click()
      await expect(page.locator("noscript [role=status]")).toHaveText(t("done.placed"), { timeout: 1_000 })
    }).toPass()
    const bets = async () => (await caller.call(contract.getCrashMyBets, {})).bets.rows
    await expect.poll(async () => (await bets())[0]?.state, { timeout: 30_000 }).toBe("cashedOut")
    await page.goto(`${href("crashGame", "fr")}?bets=mine`)
    await expect(page.getByRole("table", { name: t("bets.mine") })).toContainText("1,05×")
    await page.getByRole("link", { name: t("bets.history") }).click()
    const history = page.getByRole("table", { name: translate("fr", "history")("crashCaption") })
    await expect(history).toContainText("1,05×")
  })

  test("the demo says that it needs them", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "nl")
    const t = translate("nl", "crash")
    await page.goto(href("crashDemo", "nl"))
    await page.getByRole("button", { name: translate("nl", "play")("ageYes") }).click()
    await seesPage(visitor, t("title"))
    await expect(page.locator("main noscript > div")).toHaveText(t("demoNoScripts"))
    await expect(panelOf(visitor, "a").button).toBeHidden()
  })
})
