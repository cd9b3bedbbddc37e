import type { Client } from "@elite/client/visitor"
import { livePath, me, play } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { FrameLocator, Locator, Page } from "@playwright/test"
import { wordsFor } from "../apps/sandbox/game-page/words.ts"
import { expect, test } from "./casino.ts"
import { type Engine, engines, seesGame } from "./steps/engines.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { stripNet } from "./steps/shell.ts"
import { newVisitor, type Visitor } from "./steps/visitor.ts"

// A round happens once and is seen, whatever becomes of its answer, its window and its network.
const roundCall = "**/studio/api/round"
const depositEuros = 20

/** A browser says that an answer did not come. */
test.use({ provoked: [/net::ERR_(CONNECTION_RESET|FAILED|ABORTED)/] })

type Playing = { visitor: Visitor; caller: Client; game: FrameLocator }

async function opens(visitor: Visitor, engine: Engine): Promise<Playing> {
  const caller = await isPlayer(visitor, depositEuros)
  await visitor.page.goto(href("play", visitor.language, { gameId: engine.slug }))
  const game = await seesGame(visitor, engine)
  await expect(game.getByTestId("balance")).toHaveText(visitor.formats.euros(depositEuros))
  return { visitor, caller, game }
}

const result = (game: FrameLocator): Locator => game.getByTestId("result")
const spin = (game: FrameLocator): Locator => game.getByTestId("spin")
/** Waits for the end of a round, skipping what can be skipped: free spins take longer than the house waits. */
async function isFree(game: FrameLocator): Promise<void> {
  const skip = game.getByTestId("skip")
  await expect(async () => {
    if (await skip.isEnabled()) await skip.click({ timeout: 300 })
    expect(await spin(game).getAttribute("aria-disabled")).toBe("false")
  }).toPass({ intervals: [600], timeout: 40_000 })
}

async function bookedRounds(caller: Client) {
  const { transactions } = await caller.call(play.getCasinoTransactions, {})
  return transactions.rows
}

/** What the bar above the game says of the money. */
const balanceOf = ({ page }: Visitor): Locator => page.getByTestId("bar-balance")

/** Every figure of the page agrees with what the server says. */
async function agrees({ visitor, caller, game }: Playing): Promise<void> {
  const { userWallet, today } = await caller.call(me.getSessionSummary, {})
  const { formats } = visitor
  await expect(balanceOf(visitor)).toHaveText(formats.euros(userWallet.amount))
  await expect(game.getByTestId("balance")).toHaveText(formats.euros(userWallet.amount))
  await expect(stripNet(visitor)).toContainText(formats.signedEuros(today.net))
}

/** Lets the first rounds be booked and drops their answers; the next calls wait until they are let through. */
async function dropsAnswers(page: Page, dropped: number) {
  const gate = Promise.withResolvers<void>()
  let calls = 0
  await page.route(roundCall, async (route) => {
    if (calls++ < dropped) {
      await route.fetch()
      return route.abort("connectionreset")
    }
    await gate.promise
    return route.continue()
  })
  return { letThrough: () => gate.resolve(), calls: () => calls }
}

declare global {
  interface Window {
    figures(): string[]
    figuresAtTheEnd: string[][]
  }
}

/** Remembers what the house's figures said at the very moment when a game said that its round had been shown. */
async function watchesFigures({ page, language }: Visitor): Promise<void> {
  const hints = [translate(language, "shell")("todayHint"), translate(language, "play")("netHint")]
  await page.addInitScript((titles) => {
    window.figuresAtTheEnd = []
    window.figures = () =>
      ["header", ...titles.map((title) => `[title="${title}"]`)].map(
        (where) => document.querySelector(where)?.textContent ?? "",
      )
    window.addEventListener("message", ({ data }) => {
      if (data?.kind === "roundEnded") window.figuresAtTheEnd.push(window.figures())
    })
  }, hints)
}

/** Settles when the page has heard from the server that money moved. */
const hearsMoney = (page: Page): Promise<void> =>
  new Promise((done) => {
    page.on("websocket", (socket) => {
      if (!socket.url().includes(livePath)) return
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes('"cash"')) done()
      })
    })
  })

for (const { screen, language } of viewsFor("desktop", "en")) {
  for (const [kind, engine] of Object.entries(engines)) {
    test.describe(`${kind}, ${screen}, ${language}`, () => {
      test.use(screens[screen])
      const words = wordsFor(language)

      test("an answer that was lost is asked for again: one round, shown once", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const playing = await opens(visitor, engine)
        const { caller, game } = playing
        const network = await dropsAnswers(page, 1)
        await engine.lays(visitor, game)
        await spin(game).click()
        await expect(result(game)).toHaveText(words.asking)
        await expect.poll(network.calls).toBe(2)
        await expect(spin(game)).toHaveAttribute("aria-disabled", "true")
        await spin(game).click({ force: true })
        expect(await bookedRounds(caller)).toHaveLength(1)
        await expect(balanceOf(visitor)).toHaveText(visitor.formats.euros(depositEuros))
        network.letThrough()
        await isFree(game)
        await expect(result(game)).not.toHaveText(words.asking)
        expect(network.calls()).toBe(2)
        const [round, ...more] = await bookedRounds(caller)
        expect(more).toEqual([])
        expect(round).toMatchObject({ stake: engine.stakeEuros })
        if (round!.win > 0) await expect(result(game)).toContainText(visitor.formats.euros(round!.win))
        await agrees(playing)
      })

      test("a reload in mid-round shows the round again, with its stake", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const playing = await opens(visitor, engine)
        await engine.lays(visitor, playing.game)
        const answered = page.waitForResponse(roundCall)
        await spin(playing.game).click()
        const first = (await (await answered).json()) as { roundId: string; outcome: unknown }
        const asked = page.waitForResponse(roundCall)
        await page.reload()
        const game = await seesGame(visitor, engine)
        await expect(result(game)).toHaveText(words.lastRound)
        await engine.lies(visitor, game)
        expect(await (await asked).json()).toMatchObject({ roundId: first.roundId, outcome: first.outcome })
        await isFree(game)
        await expect(result(game)).toHaveText(new RegExp(`^${words.lastRound} · `))
        const rounds = await bookedRounds(playing.caller)
        expect(rounds.map(({ stake }) => stake)).toEqual([engine.stakeEuros])
        await agrees({ ...playing, game })

        await page.reload()
        const after = await seesGame(visitor, engine)
        await expect(result(after)).toHaveText(/\S/)
        await expect(result(after)).not.toContainText(words.lastRound)
        await expect(spin(after)).not.toHaveAttribute("aria-disabled", "true")
      })

      test("the figures of the house change when the round has been shown", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const moved = hearsMoney(page)
        await watchesFigures(visitor)
        const playing = await opens(visitor, engine)
        await engine.lays(visitor, playing.game)
        const before = await page.evaluate(() => window.figures())
        await spin(playing.game).click()
        await moved
        await isFree(playing.game)
        expect(await page.evaluate(() => window.figuresAtTheEnd)).toEqual([before])
        await agrees(playing)
      })
    })
  }
}

/** A page that does not hear some of what its game says. */
const deafTo = (page: Page, kinds: string[]) =>
  page.addInitScript((unheard) => {
    window.addEventListener("message", (event) => {
      if (unheard.includes(event.data?.kind)) event.stopImmediatePropagation()
    })
  }, kinds)

test("a game that never says that its round has been shown holds the figures for fifteen seconds", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "en")
  await deafTo(page, ["roundEnded"])
  const moved = hearsMoney(page)
  const playing = await opens(visitor, engines.roulette)
  await engines.roulette.lays(visitor, playing.game)
  await spin(playing.game).click()
  await moved
  await isFree(playing.game)
  await expect(balanceOf(visitor)).toHaveText(visitor.formats.euros(depositEuros))
  const { userWallet } = await playing.caller.call(me.getSessionSummary, {})
  const published = visitor.formats.euros(userWallet.amount)
  await expect(balanceOf(visitor)).toHaveText(published, { timeout: 20_000 })
  await agrees(playing)
})

test("a game that does not speak holds nothing", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  await watchesFigures(visitor)
  await deafTo(page, ["roundStarted", "roundEnded", "balance"])
  const moved = hearsMoney(page)
  const playing = await opens(visitor, engines.roulette)
  await engines.roulette.lays(visitor, playing.game)
  await spin(playing.game).click()
  await moved
  await isFree(playing.game)
  const { userWallet } = await playing.caller.call(me.getSessionSummary, {})
  const [atTheEnd] = await page.evaluate(() => window.figuresAtTheEnd)
  expect(atTheEnd?.[0]).toContain(visitor.formats.euros(userWallet.amount))
  await agrees(playing)
})
