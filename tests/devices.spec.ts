import { type Client, createClient } from "@elite/client/visitor"
import { livePath, me, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { logIn } from "@elite/testkit/person"
import { translate } from "@elite/words"
import type { Locator } from "@playwright/test"
import { anAddress, expect, test } from "./casino.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { opensAccountPage, opensNextAccountPage, seesNotice } from "./steps/shell.ts"
import { newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// Where a player is logged in: seen and ended, with scripts and without.
// What a page was reading when its session ended is refused, and the browser says so.
test.use({ provoked: [/status of 401|WebSocket connection to|net::ERR_|Failed to fetch dynamically/] })

/** Somebody's session in a browser of its own, and its id. */
async function logsInElsewhere({ casino, person }: Visitor) {
  const caller = createClient(casino.url, anAddress())
  await logIn(caller, person)
  const { devices } = await caller.call(sessions.getDevices, {})
  return { caller, sessionId: devices.find(({ isCurrent }) => isCurrent)!.sessionId }
}

const isIn = async ({ fetch }: Client) => (await fetch(me.getUserDetails.path)).status === 200
const rowOf = (list: Locator, sessionId: number) =>
  list.getByRole("listitem").filter({ has: list.page().locator(`input[value="${sessionId}"]`) })

for (const { language, screen } of viewsFor("phone", "fr"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })
      test("one device is ended, then all others", async ({ page, browser, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const t = translate(language, "devices")
        const [shell, answers] = [translate(language, "shell"), translate(language, "answers")]
        const caller = await isPlayer(visitor)
        const [tablet, desk] = [await logsInElsewhere(visitor), await logsInElsewhere(visitor)]

        // A window of one of the others, which hears what is done to it.
        const elsewhere = await browser.newContext({
          ...screens.desktop,
          javaScriptEnabled: true,
          baseURL: casino.url,
        })
        const cookies = [...tablet.caller.cookies].map(([name, value]) => ({ name, value, url: casino.url }))
        await elsewhere.addCookies(cookies)
        const window = await elsewhere.newPage()
        // It asks for the figures once when it is connected: then it hears, and nothing is under way.
        const summary = window.waitForResponse("**/api/session/summary", { timeout: 30_000 })
        await window.goto(href("allGames", language))
        await summary

        await page.goto(href("profile", language))
        if (javaScriptEnabled) await opensAccountPage(visitor, shell("devices"))
        else await opensNextAccountPage(visitor, shell("devices"))
        await seesPage(visitor, t("title"))
        const list = page.getByRole("list", { name: t("list") })
        await expect(list.getByRole("listitem")).toHaveCount(3)
        const own = list.getByRole("listitem").first()
        await expect(own.getByText(t("current"))).toBeVisible()
        await expect(own.getByRole("button")).toHaveCount(0)
        await expect(page.getByText(t("count", { count: 3 }))).toBeVisible()

        // From before it happens: it stands there for five seconds.
        const showsEndedElsewhere = expect(
          window.getByText(shell("sessionEnded.endedElsewhere")),
        ).toBeVisible()
        showsEndedElsewhere.catch(() => "awaited below")
        await rowOf(list, tablet.sessionId).getByRole("button").focus()
        await page.keyboard.press("Enter")
        await seesNotice(page, javaScriptEnabled, answers("deviceEnded"))
        await expect(list.getByRole("listitem")).toHaveCount(2)
        if (javaScriptEnabled) await expect(page.getByText(t("count", { count: 2 }))).toBeFocused()
        await showsEndedElsewhere
        await expect(window).toHaveURL(`${casino.url}${href("home", language)}`)
        expect(await isIn(desk.caller)).toBe(true)

        await page.getByRole("button", { name: t("endOthers") }).click()
        await seesNotice(page, javaScriptEnabled, answers("otherDevicesEnded"))
        await expect(list.getByRole("listitem")).toHaveCount(1)
        await expect(page.getByText(t("count", { count: 1 }))).toBeVisible()
        await expect(page.getByRole("button", { name: t("endOthers") })).toHaveCount(0)
        expect([await isIn(caller), await isIn(desk.caller)]).toEqual([true, false])
        await elsewhere.close()
      })
    })

test("a device that could not be ended for want of a connection is still there and is ended after", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "en")
  const [t, shell] = [translate("en", "devices"), translate("en", "shell")]
  await isPlayer(visitor)
  const tablet = await logsInElsewhere(visitor)
  await page.goto(href("devices", "en"))
  await seesPage(visitor, t("title"))
  const list = page.getByRole("list", { name: t("list") })
  const ends = rowOf(list, tablet.sessionId).getByRole("button")
  await page.context().setOffline(true)
  await expect(page.getByText(shell("offline"))).toBeVisible()
  await ends.click()
  await expect(page.getByRole("main").getByText(shell("notSentPressed"))).toBeVisible()
  await expect(list.getByRole("listitem")).toHaveCount(2)
  await page.context().setOffline(false)
  await expect(page.getByText(shell("offline"))).toBeHidden({ timeout: 20_000 })
  await ends.click()
  await expect(list.getByRole("listitem")).toHaveCount(1)
  expect(await isIn(tablet.caller)).toBe(false)
})

test("a window goes home where the word that its session is over is lost", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  const caller = await isPlayer(visitor)
  const other = await logsInElsewhere(visitor)
  await page.routeWebSocket(new RegExp(`${livePath}/`), (socket) => {
    const house = socket.connectToServer()
    house.onMessage((message) => {
      if (!String(message).includes("sessionEnded")) socket.send(message)
    })
  })
  const summary = page.waitForResponse("**/api/session/summary", { timeout: 30_000 })
  await page.goto(href("allGames", "en"))
  await summary
  await other.caller.call(sessions.endOtherDevices, {})
  await expect(page).toHaveURL(casino.url + href("home", "en"))
  expect(await isIn(caller)).toBe(false)
})
