import { createClient } from "@elite/client/visitor"
import { me, tournaments } from "@elite/contract"
import { href } from "@elite/paths"
import { becomePlayer, makePerson } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { tournamentHousePrizes } from "../apps/api/src/modules/tournaments/settings.ts"
import { anAddress, expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings, wcag } from "./steps/axe.ts"
import { slot, spins } from "./steps/game.ts"
import { sits } from "./steps/jackpots.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { begins, ends, named, offers, prizes } from "./steps/tournaments.ts"
import { centsIn, fits, newVisitor, seesPage } from "./steps/visitor.ts"

// What tournaments are played for beside money: credit that an entry buys, and ElitePoints that a place pays.

// The policy is the whole house's: one journey after the other.
test.describe.configure({ mode: "serial" })
test.beforeAll(({ casino }) => switchPolicy(casino, tournamentHousePrizes, "infoOnly"))
test.afterAll(({ casino }) => switchPolicy(casino, tournamentHousePrizes, "off"))

for (const { language, screen } of viewsFor("phone", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    // What is over is refused to the page that would launch on it.
    test.use({ ...screens[screen], provoked: [/status of 400/] })

    test("a player opens games on the credit of a tournament, spends it, buys in again, and plays to the end", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const [t, play] = [translate(language, "tournaments"), translate(language, "play")]
      const caller = await isPlayer(visitor, 10)
      const rival = createClient(casino.url, anAddress())
      await becomePlayer(rival, worldOf(casino), makePerson({ language }), 10)
      const name = `Zavel ${screen} ${language}`
      const terms = { name: named(name), entryFeeCents: 200, entriesAtMost: null, prizes }
      const ofCredit = { type: "credit", scoring: "totalStaked", betsAtMost: null, creditCents: 200 } as const
      const tournamentId = await offers(casino, { ...terms, ...ofCredit })
      const notEntered = await offers(casino, { ...terms, ...ofCredit, name: named(`${name} 2`) })
      for (const each of [caller, rival]) await each.call(tournaments.enterTournament, { tournamentId })
      await begins(casino, tournamentId)
      const isWellMade = async () => {
        await fits(page)
        // The studio's page in the frame is not ours to judge by more than the standard.
        expect(await axeFindings(page, { rules: wcag })).toEqual([])
      }

      // From the tournament to one of its games: all of them, so that they are looked for by name.
      await page.goto(`${href("currentTournaments", language)}?tournament=${tournamentId}`)
      const entry = page.getByRole("region", { name: t("entry.label"), exact: true })
      await expect(entry.getByText(formats.units(2)).first()).toBeVisible()
      await entry.getByRole("link", { name: t("entry.play") }).click()
      const games = page.getByRole("region", { name: t("games.toPlay") })
      await expect(games).toBeInViewport()
      await isWellMade()
      await games.getByRole("searchbox").fill("grand sablon")
      await games.getByRole("button", { name: t("games.find") }).click()
      await expect(games.getByRole("link")).toHaveCount(1)
      await games.getByRole("link", { name: slot.name }).click()
      await seesPage(visitor, slot.name)
      const address = `${href("play", language, { gameId: "grand-sablon" })}?tournament=`
      expect(page.url()).toBe(`${casino.url}${address}${tournamentId}`)

      // A round in the game: credit, points and place follow, and no money moves.
      const frame = play("frameTitle", { game: slot.name, studio: slot.studio })
      const game = page.frameLocator(`iframe[title="${frame}"]`)
      const figure = (label: string) =>
        page.getByRole("main").getByText(label, { exact: true }).locator("+ span")
      await expect(game.getByTestId("balance")).toHaveText(formats.units(2))
      await expect(figure(play("credit.balance"))).toHaveText(formats.units(2))
      await expect(figure(play("credit.rank"))).toHaveText("–")
      await isWellMade()
      const stake = centsIn((await game.getByTestId("stake").textContent()) ?? "") / 100
      await spins(game)
      await expect(figure(play("credit.winPoints"))).toHaveText(formats.figure(stake))
      await expect(figure(play("credit.rank"))).toHaveText(formats.figure(1))
      const own = async () => (await caller.call(tournaments.getTournament, { tournamentId })).tournament.own!
      await expect(figure(play("credit.balance"))).toHaveText(formats.units((await own()).balance!))
      const cash = async () => (await caller.call(me.getUserDetails, {})).user.userWallet.amount
      expect(await cash()).toBe(8)

      // All of it is staked and lost: they buy in again where they are, and the game has it.
      const { purseId } = await caller.call(tournaments.playTournament, { tournamentId })
      await (await sits(casino, caller, purseId)).plays((await own()).balance!, 0)
      await expect(page.getByText(play("credit.spent"))).toBeVisible()
      await isWellMade()
      await page.getByRole("button", { name: play("credit.rebuy", { fee: formats.euros(1) }) }).click()
      await expect(page.getByText(play("credit.spent"))).toHaveCount(0)
      await expect(figure(play("credit.balance"))).toHaveText(formats.units(2))
      await expect(game.getByTestId("balance")).toHaveText(formats.units(2))
      expect(await cash()).toBe(7)

      // It ends while the game is open: no stake is taken, and the page says why and where the rest stands.
      await ends(casino, tournamentId)
      await game.getByTestId("spin").click()
      await expect(page.getByText(play("credit.over", { name }))).toBeVisible()
      await isWellMade()
      await page
        .getByRole("main")
        .getByRole("link", { name: play("credit.toTournament") })
        .last()
        .click()
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible()
      await page.goto(address + tournamentId)
      await seesPage(visitor, play("credit.refusedTitle"))

      for (const foreign of [notEntered, 0, "x", `${tournamentId}x`])
        expect((await page.request.get(address + foreign)).status(), String(foreign)).toBe(404)
    })
  })

for (const { language, screen } of viewsFor("phone", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])
    test.beforeAll(({ casino }) => switchPolicy(casino, tournamentHousePrizes, "on"))
    test.afterAll(({ casino }) => switchPolicy(casino, tournamentHousePrizes, "infoOnly"))

    test("a place in a tournament of points pays ElitePoints, which stand in the club at once", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "tournaments")
      const club = translate(language, "loyalty")
      const caller = await isPlayer(visitor, 10)
      const name = `Atomium ${screen} ${language}`
      const tournamentId = await offers(casino, {
        name: named(name),
        type: "cashPoint",
        scoring: "totalStaked",
        betsAtMost: null,
        rebuyFeeCents: 0,
        rebuysAtMost: 0,
        entryFeeCents: 0,
        housePoints: 5_000,
        entriesAtLeast: 1,
        entriesAtMost: null,
        prizes,
      })
      const isWellMade = async () => {
        await fits(page)
        expect(await axeFindings(page)).toEqual([])
      }
      const address = `${href("currentTournaments", language)}?tournament=${tournamentId}`
      await page.goto(address)
      const [first, all] = [3_500, 5_000].map((count) => t("prizePoints", { count })) as [string, string]
      const ladder = page.getByRole("region", { name: t("ladder.title") })
      await expect(ladder.getByText(visitor.formats.figure(3_500), { exact: true })).toBeVisible()
      await expect(ladder.getByText(t("ladder.inPoints"))).toBeVisible()
      await expect(page.getByText(t("rules.poolPoints", { amount: all }))).toBeVisible()
      await isWellMade()
      const entry = page.getByRole("region", { name: t("entry.label"), exact: true })
      await entry.getByRole("button").click()
      await expect(page.getByText(translate(language, "answers")("tournamentEnteredFree"))).toBeVisible()
      await begins(casino, tournamentId)
      await page.goto(address)
      await (await sits(casino, caller)).plays(1, 0)
      const { figure } = visitor.formats
      const place = { rank: figure(1), name: t("board.self"), points: figure(1), prize: first }
      await expect(page.locator(".board").getByText(t("board.row", place)).first()).toBeAttached()
      await isWellMade()

      // It ends while the page is open: the result comes to stand there. Nobody else has a place, so all of the pool is theirs.
      await ends(casino, tournamentId)
      for (const its of [address, `${href("myTournaments", language)}?tournament=${tournamentId}`]) {
        if (its !== address) await page.goto(its)
        await expect(entry.getByText(t("entry.won.points"))).toBeVisible()
        await expect(entry.getByText(all)).toBeVisible()
        await expect(entry.getByRole("button")).toHaveCount(0)
        await isWellMade()
      }
      await page.goto(href("loyalty", language))
      const won = page.getByRole("row").filter({ hasText: club("history.prize") })
      await expect(won).toContainText(name)
      await expect(won).toContainText(`+${figure(5_000)}`)
      await isWellMade()
    })
  })
