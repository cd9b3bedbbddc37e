import { createClient } from "@elite/client/visitor"
import { me, tournaments } from "@elite/contract"
import { href } from "@elite/paths"
import { becomePlayer, makePerson } from "@elite/testkit/person"
import { describe, translate } from "@elite/words"
import { tournamentHousePrizes } from "../apps/api/src/modules/tournaments/settings.ts"
import { anAddress, choiceCookie, expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { sits } from "./steps/jackpots.ts"
import { isConnected } from "./steps/live.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { begins, ends, named, offers, prizes } from "./steps/tournaments.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

// The programme: look, enter, play, see the board move, be paid; and what stands in its place where one cannot enter.

// The policy is the whole house's, and every worker has a house of its own.
test.beforeAll(({ casino }) => switchPolicy(casino, tournamentHousePrizes, "infoOnly"))
test.afterAll(({ casino }) => switchPolicy(casino, tournamentHousePrizes, "off"))

for (const { language, screen } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("a player enters, plays, sees the board move, and is paid for their place", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "tournaments")
      await page.context().addCookies([choiceCookie(casino, { targeting: true })])
      const caller = await isPlayer(visitor, 50)
      const rival = createClient(casino.url, anAddress())
      await becomePlayer(rival, worldOf(casino), makePerson({ language }), 50)
      const name = `Sablon ${screen} ${language}`
      const tournamentId = await offers(casino, {
        name: named(name),
        entryFeeCents: 200,
        entriesAtMost: null,
        prizes,
      })
      const address = `${href("currentTournaments", language)}?tournament=${tournamentId}`
      const isWellMade = async () => {
        await fits(page)
        expect(await axeFindings(page)).toEqual([])
      }
      const balance = async () => (await caller.call(me.getUserDetails, {})).user.userWallet.amount
      const entry = page.getByRole("region", { name: t("entry.label"), exact: true })

      await page.goto(address)
      await seesPage(visitor, t("title"))
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible()
      await isWellMade()
      const before = await balance()
      await entry.getByRole("button").click()
      const entered = { amount: formats.euros(2) }
      await expect(page.getByText(translate(language, "answers")("tournamentEntered", entered))).toBeVisible()
      await expect(
        entry.getByRole("button", { name: t("entry.leave", { paid: formats.euros(2) }) }),
      ).toBeVisible()
      await expect.poll(balance).toBe(before - 2)
      const counted = () =>
        page.evaluate(() =>
          (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.map(({ event }) => event),
        )
      await expect.poll(counted).toContain("tournament_opt_in")
      await isWellMade()

      await rival.call(tournaments.enterTournament, { tournamentId })
      await begins(casino, tournamentId)
      await page.goto(address)
      const board = page.locator(".board")
      await expect(entry.getByRole("link", { name: t("entry.play") })).toBeVisible()
      await page.keyboard.press("Shift")
      const [own, otherBrowser] = [await sits(casino, caller), await sits(casino, rival)]
      await own.plays(1, 12.4)
      const place = (rank: number, who: string, points: number, prize: number) =>
        t("board.row", {
          rank: formats.figure(rank),
          name: who,
          points: formats.figure(points),
          prize: formats.shortEuros(prize),
        })
      await expect(board.getByText(place(1, t("board.self"), 12.4, 2.8)).first()).toBeAttached()
      await otherBrowser.plays(1, 20)
      await expect(board.getByText(place(2, t("board.self"), 12.4, 1.2)).first()).toBeAttached()
      const gap = { prize: formats.shortEuros(2.8), points: formats.figure(7.6), rank: formats.figure(1) }
      await expect(board.getByText(t("board.next", gap))).toBeAttached()
      await isWellMade()
      await board.getByRole("link").click()
      await expect(page.getByRole("heading", { name: t("board.allTitle") })).toBeVisible()
      await isWellMade()

      await ends(casino, tournamentId)
      const mine = `${href("myTournaments", language)}?tournament=${tournamentId}`
      const claim = entry.getByRole("button", {
        name: t("entry.claim", { amount: formats.euros(1.2) }),
      })
      await expect(async () => {
        await page.goto(mine)
        await expect(claim).toBeVisible({ timeout: 500 })
      }).toPass()
      await isWellMade()
      const unpaid = await balance()
      await claim.click()
      await expect(entry.getByText(t("entry.won.claimed", { amount: formats.euros(1.2) }))).toBeVisible()
      expect(await balance()).toBeCloseTo(unpaid + 1.2, 2)

      await page.goto(`${href("previousTournaments", language)}?tournament=${tournamentId}`)
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible()
      await isWellMade()
      await page.goto(href("tournamentsHow", language))
      await seesPage(visitor, t("how.title"))
      await isWellMade()
    })
  })

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, provoked: [/the server responded with a status of 4\d\d/] })

  test("a player enters and leaves, and is told in place why they cannot", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "nl")
    const t = translate("nl", "tournaments")
    const name = "Duinen"
    const tournamentId = await offers(casino, {
      name: named(name),
      entryFeeCents: 200,
      entriesAtMost: 2,
      prizes,
    })
    const address = `${href("currentTournaments", "nl")}?tournament=${tournamentId}`
    const entry = page.getByRole("region", { name: t("entry.label"), exact: true })
    await page.goto(address)
    await seesPage(visitor, t("title"))
    await expect(entry.getByRole("link", { name: t("entry.logIn") })).toBeVisible()
    const caller = await isPlayer(visitor, 20)
    await page.goto(address)
    await entry.getByRole("button").click()
    const leave = entry.getByRole("button", { name: t("entry.leave", { paid: visitor.formats.euros(2) }) })
    await expect(leave).toBeVisible()
    await leave.click()
    await expect(entry.getByText(t("entry.left", { paid: visitor.formats.euros(2) }))).toBeVisible()

    // The last place is taken while the page is open.
    for (const _ of [1, 2]) {
      const other = createClient(casino.url, anAddress())
      await becomePlayer(other, worldOf(casino), makePerson({ language: "nl" }), 20)
      await other.call(tournaments.enterTournament, { tournamentId })
    }
    await entry.getByRole("button").click()
    await expect(page.getByText(describe("nl", "TournamentFullErrorType", { most: 2 }))).toBeVisible()
    expect((await caller.call(me.getUserDetails, {})).user.userWallet.amount).toBe(20)
  })
})

test.describe("where the house plays none", () => {
  test.use({ provoked: [/status of 404/] })

  test("nothing leads to the programme; what was entered stays", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "en")
    const t = translate("en", "tournaments")
    const shell = translate("en", "shell")
    await isPlayer(visitor, 20)
    const address = href("currentTournaments", "en")
    const entry = page.getByRole("link", { name: shell("tournaments"), exact: true })
    const listed = async () =>
      (await page.request.get("/sitemap.xml").then((answer) => answer.text())).includes(
        `${casino.url}${address}<`,
      )
    // Pages remember for a second what is the same for everybody.
    const opens = (to: string, heading: string) =>
      expect(async () => {
        await page.goto(to)
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({ timeout: 500 })
      }).toPass()
    await opens(address, t("title"))
    await expect(entry).toHaveAttribute("aria-current", "page")
    await expect.poll(listed).toBe(true)
    const connected = isConnected(page)
    await page.goto(address)
    await connected
    await switchPolicy(casino, tournamentHousePrizes, "off")
    // It is open, and nobody touches it.
    await expect(page.getByRole("heading", { level: 1, name: shell("notFoundTitle") })).toBeVisible()
    await expect(entry).toHaveCount(0)
    await expect.poll(listed).toBe(false)
    await opens(href("myTournaments", "en"), t("title"))
    await expect(page.getByText(t("none.mine"))).toBeVisible()
    await switchPolicy(casino, tournamentHousePrizes, "infoOnly")
  })
})

test("the programme's own address leads to what is on, in every language", async ({ page }) => {
  for (const language of ["en", "fr", "nl"] as const) {
    const answer = await page.request.get(`${href("tournaments", language)}?tournament=1`, {
      maxRedirects: 0,
    })
    expect([answer.status(), answer.headers().location]).toEqual([
      301,
      `${href("currentTournaments", language)}?tournament=1`,
    ])
  }
})
