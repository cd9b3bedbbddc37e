import { livePath, payments } from "@elite/contract"
import { href } from "@elite/paths"
import { deposit } from "@elite/testkit/person"
import { translate } from "@elite/words"
import type { BrowserContext, Page } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { engines, seesGame } from "./steps/engines.ts"
import { isConnected } from "./steps/live.ts"
import { asksToDeposit } from "./steps/money.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { headerBalance } from "./steps/shell.ts"
import { labelled, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// What a window does without a connection, and what it does when there is one again.

/** What a browser says that has no network, or whose socket breaks while it answers. */
const complaints = [
  "net::ERR_",
  "WebSocket connection to",
  "WebSocket is already in CLOSING",
  "Error loading route module",
  "Failed to fetch dynamically",
]
test.use({ provoked: [new RegExp(complaints.join("|"))] })

const words = ({ language }: Visitor) => translate(language, "shell")

async function isOffline(visitor: Visitor): Promise<void> {
  await visitor.page.context().setOffline(true)
  await expect(visitor.page.getByText(words(visitor)("offline"))).toBeVisible()
}

async function isBack(visitor: Visitor): Promise<void> {
  await visitor.page.context().setOffline(false)
  await expect(visitor.page.getByText(words(visitor)("offline"))).toBeHidden({ timeout: 20_000 })
}

/** Everything but this window's pages: the house cannot be reached, and the browser does not know it. */
async function losesHouse(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route("**/*", (route) => route.abort("connectionfailed"))
  return () => context.unroute("**/*")
}

const figures = (page: Page) => page.getByRole("banner").locator("dl")

test("a page asked for without a connection opens when it is back, and the figures say how old they are", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "fr")
  const t = words(visitor)
  await isPlayer(visitor, 20)
  await page.goto(href("home", "fr"))
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(20))
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await isOffline(visitor)
  const figuresPattern = t("asOf", { time: "X" }).replace("X", String.raw`\d\d:\d\d`)
  await expect(figures(page)).toContainText(new RegExp(figuresPattern))
  await expect(figures(page)).toContainText(visitor.formats.euros(20))
  await page
    .getByRole("navigation", { name: t("mainNavigation") })
    .getByRole("link", { name: t("allGames") })
    .click()
  await expect(page.getByText(t("offlineHeld"))).toBeVisible()
  await expect(page).toHaveURL(`${casino.url}${href("home", "fr")}`)
  await isBack(visitor)
  await seesPage(visitor, translate("fr", "games")("allTitle"))
  await expect(page.getByText(t("backOnline"))).toBeVisible()
  await expect(figures(page)).not.toContainText(new RegExp(figuresPattern))
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true)
})

test("a page that fails before anybody knows of it is no fault of ours, and opens by itself", async ({
  page,
  casino,
  context,
}) => {
  const visitor = newVisitor(page, casino, "en")
  const t = words(visitor)
  await isPlayer(visitor)
  await page.goto(href("home", "en"))
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(0))
  const findsHouse = await losesHouse(context)
  await page.getByRole("link", { name: t("deposit"), exact: true }).click()
  await expect(page.getByText(t("offline"))).toBeVisible()
  await expect(page.getByText(t("errorTitle"))).toBeHidden()
  await expect(figures(page)).toContainText(visitor.formats.euros(0))
  await findsHouse()
  await seesPage(visitor, translate("en", "deposit")("title"))
})

test("a page whose words do not come is shown when they do, and they come once", async ({
  page,
  casino,
  context,
}) => {
  const visitor = newVisitor(page, casino, "nl")
  const [shell, games] = [words(visitor), translate("nl", "games")]
  const asked: string[] = []
  page.on("response", (response) => {
    const noun = /\/assets\/words\/(\w+)\.nl-/.exec(response.url())?.[1]
    if (noun) asked.push(noun)
  })
  await page.goto(href("home", "nl"))
  let isLost = true
  // The route stays: a request that is under way while its route is taken away is not always reported.
  await context.route("**/assets/words/games.*", (route) =>
    isLost ? route.abort("connectionfailed") : route.continue(),
  )
  const link = page.getByRole("navigation", { name: shell("mainNavigation") })
  await link.getByRole("link", { name: shell("allGames") }).click()
  await expect(page).toHaveTitle(new RegExp(translate("nl", "home")("title")))
  isLost = false
  await seesPage(visitor, games("allTitle"))
  await link.getByRole("link", { name: shell("newGames"), exact: true }).click()
  await seesPage(visitor, games("newTitle"))
  expect(asked.toSorted()).toEqual(["banners", "games", "home", "shell", "tiles"])
})

test("money that came in meanwhile is on the balance when the connection is back", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "nl")
  const caller = await isPlayer(visitor)
  await page.goto(href("home", "nl"))
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(0))
  await isOffline(visitor)
  await deposit(caller, worldOf(casino), 30)
  await expect(figures(page)).toContainText(visitor.formats.euros(0))
  await isBack(visitor)
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(30))
})

test("a game is covered while there is no connection and can be played when it is back", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "nl")
  const play = translate("nl", "play")
  await isPlayer(visitor, 20)
  const engine = engines.slot
  await page.goto(href("play", "nl", { gameId: engine.slug }))
  const game = await seesGame(visitor, engine)
  await expect(game.getByTestId("balance")).toHaveText(visitor.formats.euros(20))
  await isOffline(visitor)
  await expect(page.getByRole("heading", { name: play("lostTitle") })).toBeVisible()
  await expect(page.locator("iframe")).toHaveAttribute("inert", "")
  await isBack(visitor)
  await expect(page.getByRole("heading", { name: play("lostTitle") })).toBeHidden()
  await game.getByTestId("spin").click()
  await expect(game.getByTestId("result")).toHaveText(/\S/)
})

test("a deposit whose answer was lost keeps what was written, leaves no tab, and is made once", async ({
  page,
  casino,
  context,
}) => {
  const visitor = newVisitor(page, casino, "en")
  const t = words(visitor)
  const caller = await isPlayer(visitor)
  await page.goto(href("deposits", "en"))
  await seesPage(visitor, translate("en", "deposit")("title"))
  const keys: string[] = []
  let isLost = true
  await page.route(/deposits?\.data/, async (route) => {
    const request = route.request()
    if (request.method() !== "POST") return route.continue()
    keys.push(new URLSearchParams(request.postData() ?? "").get("attempt") ?? "")
    if (!isLost) return route.continue()
    await route.fetch()
    return route.abort("connectionreset")
  })
  const opened = context.waitForEvent("page")
  await asksToDeposit(visitor, 25)
  const tab = await opened
  await expect.poll(() => tab.isClosed()).toBe(true)
  await expect(page.getByRole("main").getByText(t("notSentMoney"))).toBeVisible()
  await expect(labelled(page, "textbox", translate("en", "deposit")("amount"))).toHaveValue(/25/)
  isLost = false
  const again = context.waitForEvent("page")
  await page.getByRole("button", { name: t("sendAgain") }).click()
  const payment = await again
  await payment.waitForURL((url) => url.origin === casino.sandboxUrl)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  const { transactions } = await caller.call(payments.depositTransaction, {})
  expect(transactions.rows).toHaveLength(1)
})

test("the tab of a payment waits in our words and closes when the connection goes", async ({
  page,
  casino,
  context,
}) => {
  const visitor = newVisitor(page, casino, "fr")
  const t = translate("fr", "deposit")
  await isPlayer(visitor)
  await page.goto(href("deposits", "fr"))
  await seesPage(visitor, t("title"))
  const gate = Promise.withResolvers<void>()
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === "POST") await gate.promise
    await route.continue().catch(() => {})
  })
  const opened = context.waitForEvent("page")
  await asksToDeposit(visitor, 25)
  const tab = await opened
  await expect(tab.getByRole("heading", { name: t("submitting") })).toBeVisible()
  await expect(tab.getByText(t("opening"))).toBeVisible()
  // Every tab is told in turn, and this one closes as soon as the first has heard it.
  await context.setOffline(true).catch(() => {})
  await expect.poll(() => tab.isClosed()).toBe(true)
  gate.resolve()
  await isBack(visitor)
})

test("a profile that could not be saved keeps what was written and is saved when it is sent again", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "en")
  const t = words(visitor)
  const profile = translate("en", "profile")
  await isPlayer(visitor)
  await page.goto(href("profile", "en"))
  await seesPage(visitor, profile("title"))
  await labelled(page, "textbox", profile("address")).fill("Rue Neuve 1")
  await isOffline(visitor)
  await page.getByRole("button", { name: profile("save"), exact: true }).click()
  await expect(page.getByRole("main").getByText(t("notSent"))).toBeVisible()
  await isBack(visitor)
  await expect(labelled(page, "textbox", profile("address"))).toHaveValue("Rue Neuve 1")
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST")
  await page.getByRole("button", { name: t("sendAgain") }).click()
  expect((await saved).ok()).toBe(true)
  await expect(page.getByRole("button", { name: t("sendAgain") })).toBeHidden()
  await page.reload()
  await expect(labelled(page, "textbox", profile("address"))).toHaveValue("Rue Neuve 1")
})

test("a favourite that could not be kept goes back and says so", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "nl")
  await isPlayer(visitor)
  await page.goto(href("play", "nl", { gameId: engines.slot.slug }))
  await seesGame(visitor, engines.slot)
  const heart = page.getByRole("main").locator("button[aria-pressed]")
  await expect(heart).toHaveAttribute("aria-pressed", "false")
  await isOffline(visitor)
  await heart.click()
  await expect(page.getByText(words(visitor)("notDone"))).toBeVisible()
  await expect(heart).toHaveAttribute("aria-pressed", "false")
  await isBack(visitor)
})

test("a live connection that breaks is enough to notice", async ({ page, casino, context }) => {
  const visitor = newVisitor(page, casino, "en")
  let cut = () => {}
  await page.routeWebSocket(new RegExp(`${livePath}/`), (socket) => {
    const server = socket.connectToServer()
    cut = () => {
      void server.close()
      void socket.close()
    }
  })
  await isPlayer(visitor)
  const reconnected = isConnected(page)
  await page.goto(href("home", "en"))
  await reconnected
  const findsHouse = await losesHouse(context)
  cut()
  await expect(page.getByText(words(visitor)("offline"))).toBeVisible()
  await findsHouse()
  await expect(page.getByText(words(visitor)("offline"))).toBeHidden({ timeout: 20_000 })
})
