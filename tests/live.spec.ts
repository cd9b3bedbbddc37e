import { createClient } from "@elite/client/visitor"
import { livePath, me } from "@elite/contract"
import { href } from "@elite/paths"
import { becomePlayer, deposit, makePerson } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { anAddress, expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { sits } from "./steps/jackpots.ts"
import { firstFrame, isConnected } from "./steps/live.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { headerBalance } from "./steps/shell.ts"
import { newVisitor } from "./steps/visitor.ts"

// What an open window hears of what happens elsewhere.

test("money that comes in is on the balance of an open window", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "fr")
  const caller = await isPlayer(visitor)
  await page.goto(href("home", "fr"))
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(0))
  await deposit(caller, worldOf(casino), 30)
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(30))
})

test("money that came in before the window could hear of it is shown too", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  const caller = await isPlayer(visitor)
  const gate = Promise.withResolvers<void>()
  await page.routeWebSocket(new RegExp(`${livePath}/`), async (socket) => {
    await gate.promise
    socket.connectToServer()
  })
  await page.goto(href("home", "en"))
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(0))
  await deposit(caller, worldOf(casino), 30)
  gate.resolve()
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(30))
})

test("what somebody wins comes to a visitor's home page, and the row stands still when its reader wishes", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "fr")
  const { formats } = visitor
  const t = translate("fr", "home")
  const winner = createClient(casino.url, anAddress())
  await becomePlayer(winner, worldOf(casino), makePerson({ language: "fr" }), 20)
  const table = await sits(casino, winner)
  // Fewer wins are not shown.
  for (const euros of [21, 22, 23, 24, 25]) await table.plays(1, euros)
  const row = page.getByRole("region", { name: t("justWon") })
  // Pages remember for some seconds what is the same for everybody.
  await expect(async () => {
    await page.goto(href("home", "fr"))
    await expect(row.getByText(formats.euros(25))).toBeVisible({ timeout: 500 })
  }).toPass()
  const [first] = [row.getByRole("listitem").first()]
  const looked = firstFrame(page, "framesent", "42")
  await page.keyboard.press("Shift")
  const { socket, output } = await looked
  // A second apart: what the page was told first has moved by the second, where the row moves.
  const comes = async (euros: number) => {
    const amountText = `"amount":${euros},`
    const received = socket.waitForEvent("framereceived", ({ payload }) =>
      String(payload).includes(amountText),
    )
    await table.plays(1, euros)
    await received
  }
  expect(output).toBe('42["look",[{"name":"feature"},{"name":"recentWinner"}]]')
  await table.plays(1, 31)
  await expect(first).toContainText(formats.euros(31))
  expect(await axeFindings(page)).toEqual([])
  await row.getByRole("button", { name: t("winsStandStill") }).click()
  await comes(41)
  await comes(42)
  await expect(first).toContainText(formats.euros(31))
  await row.getByRole("button", { name: t("winsGoOn") }).click()
  await expect(first).toContainText(formats.euros(42))
  await expect(first).toBeInViewport({ ratio: 0.9 })
  // Whoever reads the row is not moved away from what they read.
  await first.getByRole("link").focus()
  await comes(52)
  await comes(53)
  await expect(first).toContainText(formats.euros(42))
  await row.getByRole("button", { name: t("winsStandStill") }).focus()
  await expect(first).toContainText(formats.euros(53))
})

// A session goes on under another token when its player shows once more who they are.
test.describe(() => {
  test.use({ provoked: [/status of 401 .*\/api\/session\/summary/] })
  test("what was on its way under the token before ends nothing", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "en")
    const caller = await isPlayer(visitor)
    await page.goto(href("notifications", "en"))
    const answers: number[] = []
    page.on("response", (answer) => {
      if (answer.url().endsWith(me.getSessionSummary.path)) answers.push(answer.status())
    })
    const errors = [{ name: "UnauthorizedErrorType", description: "", language_key: "" }]
    await page.route(
      `**${me.getSessionSummary.path}`,
      (route) => route.fulfill({ status: 401, json: { errors } }),
      { times: 1 },
    )
    await deposit(caller, worldOf(casino), 30)
    await expect.poll(() => answers.slice(0, 2)).toEqual([401, 200])
    await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(30))
    await expect(page).toHaveURL(new RegExp(`${href("notifications", "en")}$`))
  })
})

// A reading that was under way when the session ended elsewhere is refused, and the browser says so.
test.describe(() => {
  test.use({ provoked: [/status of 401 .*\/api\/session\/summary/] })
  test("logging out in one window leads the other home, each with its own words", async ({
    page,
    casino,
    context,
  }) => {
    const visitor = newVisitor(page, casino, "nl")
    const t = translate("nl", "shell")
    await isPlayer(visitor)
    const received = isConnected(page)
    await page.goto(href("allGames", "nl"))
    await received
    const other = await context.newPage()
    await other.goto(href("home", "nl"))
    await other.getByRole("button", { name: t("accountMenu", { username: visitor.person.username }) }).click()
    await other.getByRole("menuitem", { name: t("logOut") }).click()
    await expect(other.getByText(t("loggedOut"))).toBeVisible()
    await expect(page.getByText(t("sessionEnded.loggedOut"))).toBeVisible()
    await expect(page).toHaveURL(`${casino.url}${href("home", "nl")}`)
    for (const window of [page, other])
      await expect(
        window.getByRole("banner").getByRole("link", { name: t("logIn"), exact: true }),
      ).toBeVisible()
  })

  test("figures that were asked for while somebody logs out change nothing of the log-out", async ({
    page,
    casino,
  }) => {
    const visitor = newVisitor(page, casino, "fr")
    const t = translate("fr", "shell")
    const caller = await isPlayer(visitor)
    const received = isConnected(page)
    await page.goto(href("home", "fr"))
    await received
    const [leaving, reading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(`**${href("logout", "fr")}.data*`, async (route) => {
      await leaving.promise
      await route.continue()
    })
    const asked = Promise.withResolvers<void>()
    await page.route("**/api/session/summary", async (route) => {
      asked.resolve()
      await reading.promise
      await route.continue()
    })
    await page.getByRole("button", { name: t("accountMenu", { username: visitor.person.username }) }).click()
    await page.getByRole("menuitem", { name: t("logOut") }).click()
    await deposit(caller, worldOf(casino), 30)
    await asked.promise
    leaving.resolve()
    await expect(page.getByText(t("loggedOut"))).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const answered = page.waitForResponse("**/api/session/summary")
    reading.resolve()
    expect((await answered).status()).toBe(401)
    await expect(page.getByText(t("loggedOut"))).toBeVisible()
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true)
  })
})
