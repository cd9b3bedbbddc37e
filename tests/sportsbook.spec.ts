import { createClient } from "@elite/client/visitor"
import { sportsbook as contract, limits } from "@elite/contract"
import { href } from "@elite/paths"
import { logIn } from "@elite/testkit/person"
import { submitConsoleForm } from "@elite/testkit/sandboxes"
import { translate } from "@elite/words"
import type { FrameLocator, Locator, Page } from "@playwright/test"
import { sportsbook } from "../apps/api/src/modules/sportsbook/settings.ts"
import { WORDS } from "../apps/sandbox/src/betby/words.ts"
import { anAddress, type Casino, expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { asksToDeposit, paymentPage } from "./steps/money.ts"
import { isPlayer, isUnverified, takesSession } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { hasSports, offersSports } from "./steps/sports.ts"
import { halfAnHourAfterCheck } from "./steps/time.ts"
import { fits, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// A bet on sports from the purse to its results, in the provider's own page. The policy is the whole house's.
test.describe.configure({ mode: "serial" })
test.afterAll(({ casino }) => offersSports(casino))

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
      expect(await entrances(visitor)).toEqual({ menu: true, sitemap: true })
      await bets(frame, words, "5")
      await holds(15)
      await expect(frame.getByText(words.open!, { exact: true })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await fits(page)

      const [bet] = (await caller.call(contract.getSportsBets, {})).bets.rows
      const slip = await slipOf(casino, page)
      const decides = (action: string) => submitConsoleForm(casino, "betby", "slips", { slip, action })
      await decides("win")
      await holds(15 + bet!.potentialWin)
      await expect(frame.getByText(words.won!, { exact: true })).toBeVisible()
      await decides("refund")
      await holds(20)
      await expect(frame.getByText(words.refunded!, { exact: true })).toBeVisible()
      await decides("lose")
      await holds(15)
      await expect(frame.getByText(words.lost!, { exact: true })).toBeVisible()

      // What became of it, and that it may still change. The provider's page says so before we are told.
      await expect
        .poll(async () => (await caller.call(contract.getSportsBets, {})).bets.rows[0]?.state)
        .toBe("lost")
      const history = translate(language, "history")
      await page.getByRole("link", { name: t("ownBets"), exact: true }).click()
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
      await expect(page.getByRole("heading", { name: t("closedTitle") })).toBeVisible({ timeout: 10_000 })
      await expect(page.locator("iframe")).toHaveCount(0)
      await fits(page)
      await page.getByRole("link", { name: t("ownBets") }).click()
      await expect(slips).toContainText(history("sportsStates.lost"))
      await expect(slips).toContainText(formats.euros(5))
      await page.goto(`${href("withdrawals", language)}?purse=sports`)
      await expect(
        page.getByRole("link", { name: translate(language, "withdraw")("purseSports") }),
      ).toHaveAttribute("aria-current", "page")
      expect((await caller.call(contract.getSportsBets, {})).balance).toBe(15)
      // To everybody else it is nowhere.
      await page.context().clearCookies({ name: "access_token" })
      await page.goto(address)
      await seesPage(visitor, translate(language, "shell")("notFoundTitle"))
      expect(await entrances(visitor)).toEqual({ menu: false, sitemap: false })
    })
  })

/** Where the sports book is found: in the menu of a page, and by robots. */
async function entrances({ page, casino, language }: Visitor) {
  const address = href("sportsBook", language)
  const [menu, sitemap] = await Promise.all(
    [href("providers", language), "/sitemap.xml"].map(async (path) =>
      (await page.request.get(casino.url + path)).text(),
    ),
  )
  return { menu: menu!.includes(`href="${address}"`), sitemap: sitemap!.includes(`${address}</loc>`) }
}

for (const { language, screen } of viewsFor("phone", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    const refused = "status of 40[01]|net::ERR_|WebSocket connection to|WebSocket is already in CLOSING"
    test.use({ ...screens[screen], provoked: [new RegExp(refused)] })
    const t = translate(language, "sportsbook")
    const shell = translate(language, "shell")
    const address = href("sportsBook", language)

    test("whoever may not bet reads why, and where to go: visitors, the unverified, and where it is shown for information", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const main = page.getByRole("main")
      const play = translate(language, "play")
      await offersSports(casino)
      await page.goto(address)
      await expect(main.getByText(t("logIn"))).toBeVisible()
      await expect(main.getByRole("link", { name: play("logIn") })).toHaveAttribute(
        "href",
        `${href("login", language)}?next=${encodeURIComponent(address)}`,
      )
      await expect(main.getByRole("link", { name: play("signUp") })).toBeVisible()

      await isUnverified(visitor)
      await page.goto(address)
      await expect(main.getByText(translate(language, "errors")("KycNotDoneErrorType"))).toBeVisible()
      await expect(main.getByRole("link", { name: play("kycAction") }).last()).toHaveAttribute(
        "href",
        href("kyc", language),
      )
      await fits(page)

      await page.keyboard.press("Shift")
      await switchPolicy(casino, sportsbook, "infoOnly")
      await expect(main.getByText(t("infoText"))).toBeVisible({ timeout: 10_000 })
      await expect(page.locator("iframe")).toHaveCount(0)
      await page.context().clearCookies({ name: "access_token" })
      await page.reload()
      await expect(main.getByText(t("infoVisitor"))).toBeVisible()
      await fits(page)
    })

    test("an open sports book says what keeps somebody from betting, and until when", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const main = page.getByRole("main")
      const words = WORDS[language]
      const frame = page.frameLocator(`iframe[title="${t("frame")}"]`)
      await offersSports(casino)
      const caller = await isPlayer(visitor)
      await hasSports(visitor, 20)

      // Under a clock that is set a page keeps no mark of when its scripts came: what they show is waited for.
      const comes = () => page.goto(address, { waitUntil: "commit" })

      // The provider says nothing, for longer than it may take.
      await page.goto(href("providers", language))
      await page.clock.install()
      await page.route(/\/betby\/frame/, (route) => route.fulfill({ contentType: "text/html", body: "" }))
      const menu = visitor.isPhone
        ? page.getByRole("dialog")
        : page.getByRole("navigation", { name: shell("mainNavigation") })
      if (visitor.isPhone) {
        await page
          .getByRole("navigation", { name: shell("bottomNavigation") })
          .getByRole("link", { name: shell("account") })
          .click()
        await menu.getByRole("button", { name: shell("allRooms") }).click()
      }
      await menu.getByRole("link", { name: shell("sportsBook") }).click()
      await seesPage(visitor, t("title"))
      await page.clock.fastForward(16_000)
      await expect(main.getByRole("heading", { name: t("silentTitle") })).toBeVisible()
      await expect(main.getByText(t("silentText"))).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await page.unroute(/\/betby\/frame/)
      await main.getByRole("button", { name: t("retry") }).click()
      await expect(frame.getByRole("group").first()).toBeVisible()
      await expect(main.getByRole("heading", { name: t("silentTitle") })).toHaveCount(0)

      // However far the page is scrolled, and whatever the shell says of the connection over its foot.
      await page.context().setOffline(true)
      const lost = main.getByText(t("lostText"))
      for (const top of [0, 300]) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        await expect.poll(() => isUncovered(lost)).toBe(true)
      }
      await page.context().setOffline(false)
      await expect(main.getByRole("heading", { name: t("lostTitle") })).toBeHidden({ timeout: 20_000 })

      await caller.call(limits.setLimits, { dailyBetLimit: 2 })
      await frame.getByRole("group").first().getByRole("button").first().click()
      await frame.getByLabel(words.stake!, { exact: true }).fill("5")
      await frame.getByRole("button", { name: words.place!, exact: true }).click()
      await expect(frame.getByText(words.limitReached!)).toBeVisible()
      const reached = main.getByText(translate(language, "play")("ownLimits.dailyBetLimit"))
      await page.evaluate(() => window.scrollTo(0, 400))
      await expect.poll(() => isUncovered(reached)).toBe(true)

      await caller.call(limits.setLimits, { type: "REALITY_CHECK", value: 30 })
      await halfAnHourAfterCheck(visitor)
      await comes()
      const question = page.getByRole("dialog", { name: translate(language, "realityCheck")("dueTitle") })
      await expect(question).toBeVisible()
      await question.getByRole("button", { name: translate(language, "realityCheck")("continue") }).click()
      await expect(question).toHaveCount(0)

      // The session ends while the frame is open, and its page asks who looks.
      await expect(frame.getByRole("group").first()).toBeVisible()
      await page.context().clearCookies({ name: "access_token" })
      await page.locator("iframe").evaluate((element: HTMLIFrameElement) => {
        element.src = element.src.replace(/$/, "&again")
      })
      await expect(page.getByText(shell("sessionEnded.expired"))).toBeVisible()
      await expect(page).toHaveURL(casino.url + href("home", language))

      await caller.call(limits.setDisableUntil, { type: "TAKE_A_BREAK", days: 1 })
      const again = createClient(casino.url, anAddress())
      await logIn(again, visitor.person)
      await takesSession(visitor, again)
      await comes()
      const restricted = translate(language, "restricted")
      await expect(main.getByRole("heading", { name: restricted("title.play") })).toBeVisible()
      await expect(main.getByText(restricted("open"))).toBeVisible()
      await expect(main.getByRole("link", { name: t("ownBets") })).toBeVisible()
      await expect(page.locator("iframe")).toHaveCount(0)
      await fits(page)
    })
  })

/** Whether something is in sight from its first line to its last, with nothing over it. */
const isUncovered = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const isOnTop = (at: number) => element.contains(document.elementFromPoint(x + width / 2, at))
    return isOnTop(y + 4) && isOnTop(y + height - 4)
  })

/** The newest slip at the provider, as its console names it. */
async function slipOf({ sandboxUrl }: Casino, page: Page): Promise<string> {
  const console = await (await page.request.get(`${sandboxUrl}/betby/__sandbox`)).text()
  return /name="slip" value="([^"]+)"/.exec(console)![1]!
}
