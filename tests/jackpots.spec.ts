import { jackpots, me } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { claimsTheRest, finished, jackpotsAre, poolsAreOpen, sits } from "./steps/jackpots.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { translates } from "./steps/translator.ts"
import { fits, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// The four pools, a cycle that ends, and the proof that is computed in the reader's own browser. The policy is the whole
// house's: one journey after the other.
test.describe.configure({ mode: "serial" })

test.afterAll(({ casino }) => jackpotsAre(casino, "off"))

const itemCalls = `**${jackpots.getJackpotItems.path}?**`
const winsCalls = `**${jackpots.getJackpotWins.path}?**`

for (const { language, screen } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use({ ...screens[screen], provoked: [/status of 404/] })

    test("there is no page before the pools are played; then a cycle is won, shown and proved", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "jackpots")
      const shell = translate(language, "shell")
      const caller = await isPlayer(visitor, 20)
      const address = href("jackpots", language)
      const listed = async () =>
        (await page.request.get("/sitemap.xml").then((answer) => answer.text())).includes(
          `${casino.url}${address}<`,
        )
      // Pages remember for a second what is the same for everybody.
      const opens = (heading: string) =>
        expect(async () => {
          await page.goto(address)
          await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({ timeout: 500 })
        }).toPass()
      await jackpotsAre(casino, "off")
      await opens(shell("notFoundTitle"))
      const entry = page.getByRole("link", { name: shell("jackpots"), exact: true })
      await expect(entry).toHaveCount(0)
      await expect.poll(listed).toBe(false)

      await poolsAreOpen(casino)
      const before = (await caller.call(jackpots.getJackpotCycles, { type: "bigWin" })).cycles.count
      await opens(t("title"))
      await seesPage(visitor, t("title"))
      if (!visitor.isPhone) await expect(entry).toHaveAttribute("aria-current", "page")
      await expect.poll(listed).toBe(true)
      const wall = page.getByRole("region", { name: t("wall") })
      const bay = wall.getByRole("listitem").filter({ hasText: t("pools.bigWin") })
      await expect(
        bay.getByText(translate(language, "jackpotDrops")("bigWin", { multiple: "500" })),
      ).toBeVisible()
      await expect(bay.getByText(formats.euros(2500))).toBeVisible()

      // A window that is open hears of it: somebody is there as soon as they press a key.
      await page.keyboard.press("Shift")
      const table = await sits(casino, caller)
      for (let round = 1; round <= 5; round++) await table.plays(2, 0)
      await expect(bay.getByText(formats.euros(2500.02))).toBeVisible()
      await table.plays(1, 500)
      const cycle = await finished(caller, "bigWin", before + 1)
      const won = cycle.winners.at(-1)!
      const moment = await seesMoment(visitor, won.amount)
      expect(await axeFindings(page)).toEqual([])
      await fits(page)
      await leavesThem(moment, visitor)
      await expect(bay.getByText(formats.euros(2500), { exact: true })).toBeVisible()
      await expect(bay).toContainText(won.username)
      await expect(bay.getByText(formats.euros(won.amount))).toBeVisible()
      await page.getByText(t("proof.door"), { exact: true }).click()
      const row = page
        .getByRole("row")
        .filter({ hasText: t("pools.bigWin") })
        .filter({
          has: page.getByText(t("cycle", { number: formats.figure(cycle.cycle) }), { exact: true }),
        })
      await expect(row).toContainText(won.username)
      await expect(row).toContainText(formats.euros(won.amount))
      await expect(row).toContainText(t("cycles.whole"))

      await page.goto(`${address}?cycle=${cycle.jackpotId}`)
      const own = page.getByRole("region", { name: t("own.title") })
      await expect(own.getByText(t("own.unknown")).first()).toBeVisible()
      await page.getByRole("button", { name: t("proof.verify") }).click()
      const opened = await caller.call(jackpots.getJackpotCycle, { jackpotId: cycle.jackpotId })
      const listedItems = await caller.call(jackpots.getJackpotItems, { jackpotId: cycle.jackpotId })
      const items = opened.cycle.last - opened.cycle.since
      expect(listedItems.items).toHaveLength(items)
      const figures = { items: formats.figure(items), heads: formats.figure(listedItems.heads.length) }
      await expect(page.getByText(t("proof.matches", figures))).toBeVisible()
      await expect(own.getByText(t("own.found"), { exact: true })).toHaveCount(6)
      await expect(row.getByText(t("cycles.matches"))).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await fits(page)

      const history = translate(language, "history")
      await page.goto(`${href("balances", language)}?view=jackpots`)
      expect(await axeFindings(page)).toEqual([])
      await fits(page)
      await page
        .getByRole("button", { name: history("claim", { amount: formats.euros(won.amount) }) })
        .click()
      await expect(page.getByText(translate(language, "answers")("jackpotClaimed"))).toBeVisible()
      await expect(page.getByText(history("jackpotStates.claimed"), { exact: true })).toBeVisible()
    })

    test("what was changed afterwards is found, and said at which entry", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "jackpots")
      const caller = await isPlayer(visitor, 20)
      await poolsAreOpen(casino)
      const before = (await caller.call(jackpots.getJackpotCycles, { type: "bigWin" })).cycles.count
      const table = await sits(casino, caller)

      // The pools are on the home page as well, and tick there.
      await page.goto(href("home", language))
      const tiles = page.getByRole("region", { name: translate(language, "shell")("jackpots") })
      const tile = tiles.getByRole("listitem").filter({ hasText: t("pools.bigWin") })
      await expect(tile).toContainText(formats.euros(2500))
      await page.keyboard.press("Shift")
      await table.plays(10, 0)
      await expect(tile).toContainText(formats.euros(2500.02))
      await table.plays(1, 500)
      const { jackpotId, winners } = await finished(caller, "bigWin", before + 1)
      const { cycle } = await caller.call(jackpots.getJackpotCycle, { jackpotId })

      // Whoever claims in the winner's moment has it in their balance.
      const w = translate(language, "jackpotWon")
      const amount = winners.at(-1)!.amount
      const moment = await seesMoment(visitor, amount)
      await moment.getByRole("button", { name: w("claim", { amount: formats.euros(amount) }) }).click()
      await expect(moment.getByText(w("claim", { amount: formats.euros(amount) }))).toHaveCount(0)
      const { userWallet } = (await caller.call(me.getUserDetails, {})).user
      await expect(moment.getByText(w("paid", { balance: formats.euros(userWallet.amount) }))).toBeVisible()
      await expect(moment.getByRole("heading")).toBeFocused()
      // What they win while one is shown has its moment after it.
      const winsRead = page.waitForResponse(winsCalls)
      await table.plays(1, 500)
      const next = await finished(caller, "bigWin", before + 2)
      await winsRead
      await moment.getByRole("button", { name: w("goOn") }).click()
      await leavesThem(await seesMoment(visitor, next.winners.at(-1)!.amount), visitor)
      await expect(tile).toContainText(formats.euros(2500))

      await claimsTheRest(caller)
      await page.goto(`${href("jackpots", language)}?cycle=${jackpotId}`)
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await tampers(page)
      await translates(page)
      await page.getByRole("button", { name: t("proof.verify") }).click()
      const { heads } = await caller.call(jackpots.getJackpotItems, { jackpotId })
      const item = formats.figure(heads.find(({ number }) => number > cycle.since)!.number)
      await expect(page.getByText(t("proof.faults.head", { item }))).toBeVisible()
      await page.unroute(itemCalls)
      await page.getByRole("button", { name: t("proof.again") }).click()
      await expect(page.getByText(t("proof.faults.head", { item }))).toHaveCount(0)
      await expect(page.getByText(t("cycles.matches"), { exact: true }).first()).toBeVisible()
      await fits(page)
    })
  })

/** The winner's moment has opened by itself, at its heading; by chance a bet took another pool as well, whose moment comes first. */
async function seesMoment({ page, formats, language }: Visitor, amount: number): Promise<Locator> {
  const moment = page.getByRole("dialog")
  const heading = moment.getByRole("heading", { name: formats.euros(amount) })
  await expect(async () => {
    await expect(moment.getByRole("heading")).toBeFocused({ timeout: 5000 })
    if ((await heading.count()) === 0) await later(moment, language).click({ timeout: 1000 })
    await expect(heading).toBeFocused({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  const eyebrow = { name: translate(language, "jackpotNames")("bigWin") }
  await expect(heading).toContainText(translate(language, "jackpotWon")("eyebrow", eyebrow))
  return moment
}

const later = (moment: Locator, language: Visitor["language"]) =>
  moment.getByRole("button", { name: translate(language, "jackpotWon")("later") })

/** Closes the moment, and any that comes after it. */
const leavesThem = (moment: Locator, { language }: Visitor): Promise<void> =>
  expect(async () => {
    if ((await moment.count()) > 0) await later(moment, language).click({ timeout: 1000 })
    await expect(moment).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 20_000 })

/** Somebody on the way, or the house itself, makes another stake of the first bet. */
const tampers = (page: Page) =>
  page.route(itemCalls, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { items: { stakeUnits?: string }[] } }
    const bet = body.data.items.find(({ stakeUnits }) => stakeUnits !== undefined)!
    bet.stakeUnits = "999000"
    await route.fulfill({ response: answer, json: body })
  })
