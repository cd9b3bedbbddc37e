import { randomUUID } from "node:crypto"
import { crash as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { crash, crashAutobet } from "../apps/api/src/modules/crash/settings.ts"
import { type Casino, expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { breaksRound, type Ending, flightsEnd, roundsPause } from "./steps/crash.ts"
import { panelOf, planOf } from "./steps/crashTable.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

// Bets of our own game that follow one another by a plan of their player. No round opens before a journey wants it.
test.describe.configure({ mode: "serial" })
test.beforeAll(async ({ casino }) => {
  await roundsPause(casino, true)
  await switchPolicy(casino, crash, "on")
})
test.afterEach(({ casino }) => isStill(casino))
test.afterAll(async ({ casino }) => {
  await switchPolicy(casino, crashAutobet, "off")
  await switchPolicy(casino, crash, "off")
  await roundsPause(casino, false)
})

/** No round opens, and the one that stands is broken off. */
async function isStill(casino: Casino): Promise<void> {
  await roundsPause(casino, true)
  await breaksRound(casino)
}

/** A flight in which a bet that is to leave at 1.10× does and one at 2.00× does not, and one that is long enough to be looked at. */
const [short, long]: [Ending, Ending] = [
  [112, 130],
  [160, 400],
]

for (const { language, screen } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use({ ...screens[screen], provoked: [/status of 4\d\d/] })
    const t = translate(language, "crash")

    test("a plan bets by itself over several rounds, and says why it stops: ahead, or what may be lost", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      await switchPolicy(casino, crashAutobet, "on")
      const caller = await isPlayer(visitor, 50)
      const rows = async () => (await caller.call(contract.getCrashMyBets, {})).bets.rows
      const [a, plan] = [panelOf(visitor, "a"), planOf(visitor)]
      const progress = (played: number, rounds: number, net: number) =>
        t("auto.progress", {
          played: formats.figure(played),
          rounds: formats.figure(rounds),
          net: formats.euros(net),
        })
      await page.goto(href("crashGame", language))
      await seesPage(visitor, t("title"))
      await expect(a.waits("paused")).toBeVisible()

      // What is not whole begins nothing.
      await plan.opens()
      await plan.begin.click()
      await expect(plan.place.getByText(t("problems.target"))).toBeVisible()
      await expect(plan.place.getByText(t("auto.lostProblem"))).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await fits(page)

      await flightsEnd(casino, [short, short, short])
      await plan.writes({ stake: "1", target: "1,10", rounds: "10", lost: "5", won: "0,20" })
      await plan.begin.click()
      await expect(plan.status).toHaveText(progress(0, 10, 0))
      await roundsPause(casino, false)
      await expect(plan.status).toHaveText(progress(1, 10, 0.1), { timeout: 40_000 })
      expect(await axeFindings(page)).toEqual([])
      await fits(page)
      await expect(plan.status).toHaveText(t("auto.end.won"), { timeout: 40_000 })
      await isStill(casino)
      await expect(plan.status).toBeVisible()
      expect(await rows()).toMatchObject(
        Array.from({ length: 2 }, () => ({
          state: "cashedOut",
          stake: 1,
          paid: 1.1,
          at: 110,
          isByItself: true,
        })),
      )
      expect(new Set((await rows()).map(({ roundId }) => roundId)).size).toBe(2)

      // What was written is there for whoever wants it once more. The next bet could lose more than was set: it is not placed.
      await expect(plan.target).toHaveValue("1,10")
      await a.opens()
      await expect(a.waits("paused")).toBeVisible()
      await plan.opens()
      await flightsEnd(casino, [short, short, short])
      await plan.writes({ stake: "1", target: "2", rounds: "10", lost: "2,50", won: "" })
      await plan.begin.click()
      await roundsPause(casino, false)
      await expect(plan.status).toHaveText(progress(1, 10, -1), { timeout: 40_000 })
      await expect(plan.status).toHaveText(t("auto.end.lost"), { timeout: 40_000 })
      await isStill(casino)
      await expect(plan.status).toBeVisible()
      expect((await rows()).map(({ state }) => state)).toEqual(["lost", "lost", "cashedOut", "cashedOut"])
      expect(await axeFindings(page)).toEqual([])
      await fits(page)
    })

    test("plans are not offered where they are off; switched off while one runs, its open bet ends and no other follows", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      await switchPolicy(casino, crashAutobet, "off")
      const caller = await isPlayer(visitor, 50)
      const [a, plan] = [panelOf(visitor, "a"), planOf(visitor)]
      await page.goto(href("crashGame", language))
      await seesPage(visitor, t("title"))
      await expect(a.place).toBeVisible()
      await expect(plan.place).toHaveCount(0)
      const { sessionToken } = await caller.call(contract.enterCrash, {})
      const bet = {
        betId: randomUUID(),
        sessionToken,
        roundId: 1,
        panel: "a",
        amount: 1,
        isAuto: true,
      } as const
      await expect(caller.call(contract.placeCrashBet, bet)).rejects.toMatchObject({
        name: "CrashAutobetOffErrorType",
      })

      // An open page hears of it, either way: somebody is there as soon as they press a key.
      await page.keyboard.press("Shift")
      await switchPolicy(casino, crashAutobet, "on")
      await flightsEnd(casino, [long, short])
      await expect(page.getByRole("button", { name: t("auto.tab"), exact: true })).toBeVisible({
        timeout: 10_000,
      })
      await plan.opens()
      await plan.writes({ stake: "2", target: "1,50", rounds: "5", lost: "20", won: "" })
      await plan.begin.click()
      await roundsPause(casino, false)
      await expect(a.offers("cancel", formats.euros(2)).or(a.offers("cashOut"))).toBeVisible({
        timeout: 40_000,
      })
      await page.keyboard.press("Shift")
      await switchPolicy(casino, crashAutobet, "off")
      await expect(plan.place).toHaveCount(0, { timeout: 10_000 })
      const refusal = translate(language, "errors")("CrashAutobetOffErrorType")
      await expect(a.place.getByText(refusal)).toBeVisible({ timeout: 60_000 })
      expect((await caller.call(contract.getCrashMyBets, {})).bets.rows).toMatchObject([
        { state: "cashedOut", stake: 2, paid: 3, at: 150, isByItself: true },
      ])
      await fits(page)
    })
  })
