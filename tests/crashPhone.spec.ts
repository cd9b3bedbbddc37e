import { crash as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { joiningBonus } from "../apps/api/src/modules/bonuses/settings.ts"
import { crash, crashAutobet } from "../apps/api/src/modules/crash/settings.ts"
import { expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { fliesBy, flightsEnd } from "./steps/crash.ts"
import { panelOf, planOf, presses } from "./steps/crashTable.ts"
import { isPlayer } from "./steps/player.ts"
import { isReached } from "./steps/reached.ts"
import { screens } from "./steps/screens.ts"
import { fits, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// The rounds and both policies are the whole house's.
test.describe.configure({ mode: "serial" })
test.beforeAll(async ({ casino }) => {
  await flightsEnd(casino, [])
  await switchPolicy(casino, crash, "on")
  await switchPolicy(casino, joiningBonus, "on")
})
test.afterAll(async ({ casino }) => {
  await switchPolicy(casino, joiningBonus, "off")
  await switchPolicy(casino, crashAutobet, "off")
  await switchPolicy(casino, crash, "off")
})

/** Scrolls the page there, and waits until it has been painted. */
const scrolls = async ({ page }: Visitor, to: "start" | "end") =>
  page.evaluate(
    (end) =>
      new Promise((done) => {
        window.scrollTo(0, end === "end" ? document.body.scrollHeight : 0)
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
    to,
  )

const sizes = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 844, height: 900 },
] as const

for (const viewport of sizes)
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ ...screens.phone, viewport, hasChosen: false })
    test(`the button to cash out is in sight and pressed, with everything that stands above it`, async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, "nl")
      const [t, shell] = [translate("nl", "crash"), translate("nl", "shell")]
      const caller = await isPlayer(visitor, 20, { joiningBonus: true })
      const [a, b] = [panelOf(visitor, "a"), panelOf(visitor, "b")]
      const navigation = page.getByRole("navigation", { name: shell("bottomNavigation") })
      const flight = page.getByRole("region", { name: t("flight") }).locator(".crash-sky")
      await page.goto(href("crashGame", "nl"))
      await seesPage(visitor, t("title"))
      await expect(
        page.getByRole("region", { name: translate("nl", "consent")("bannerTitle") }),
      ).toBeVisible()
      await b.writes("1")
      await a.writes("1")
      await scrolls(visitor, "start")
      expect(await isReached(a.button)).toBe(true)
      await fliesBy(casino, await flightsEnd(casino, [[600, 700]]))
      const { formats } = visitor
      for (const panel of [a, b]) {
        await panel.opens()
        await presses(panel.offers("betAmount", formats.euros(1)), panel.offers("cancel", formats.euros(1)))
      }
      await expect(
        page.getByText(translate("nl", "play")("bonusCap", { largestStake: formats.euros(5) })),
      ).toBeVisible()
      await expect(navigation).toBeVisible()
      for (const panel of [a, b]) expect(await isReached(panel.button)).toBe(true)
      await scrolls(visitor, "start")

      await expect(b.offers("cashOut")).toBeVisible({ timeout: 30_000 })
      await expect(navigation).toBeHidden()
      const seen = [a.button, b.button, flight]
      for (const element of seen) expect(await isReached(element)).toBe(true)
      expect((await a.button.boundingBox())!.height).toBeGreaterThanOrEqual(64)
      await scrolls(visitor, "end")
      for (const panel of [a, b]) expect(await isReached(panel.button)).toBe(true)
      await b.button.tap()
      await expect
        .poll(async () =>
          (await caller.call(contract.getCrashMyBets, {})).bets.rows.map(({ state }) => state),
        )
        .toContain("cashedOut")
      // The other one has not moved under the finger.
      const halves = [(await a.button.boundingBox())!, (await b.button.boundingBox())!]
      expect(halves[0]!.x + halves[0]!.width).toBeLessThan(halves[1]!.x)
      await flight.scrollIntoViewIfNeeded()
      expect(await isReached(flight)).toBe(true)
      await expect(navigation).toBeVisible({ timeout: 45_000 })
      expect(await axeFindings(page)).toEqual([])
      await fits(page)
    })
  })

for (const viewport of sizes.slice(0, 3))
  test.describe(`one screen of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ ...screens.phone, viewport, provoked: [/status of 4\d\d/] })
    test("the flight, the tabs, the fields and the button stand above one another", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, "fr")
      const t = translate("fr", "crash")
      await isPlayer(visitor, 20)
      const a = panelOf(visitor, "a")
      const flight = page.getByRole("region", { name: t("flight") })
      await page.goto(href("crashGame", "fr"))
      await seesPage(visitor, t("title"))
      await a.opens()
      await scrolls(visitor, "start")
      const parts = [flight, a.tab, a.place.locator("fieldset"), a.button]
      let end = 0
      for (const part of parts) {
        const { y, height } = (await part.boundingBox())!
        expect(y).toBeGreaterThanOrEqual(end)
        end = y + height
      }
      expect(end).toBeLessThanOrEqual(viewport.height)
      expect((await flight.boundingBox())!.height).toBeGreaterThanOrEqual(viewport.height * 0.22)

      // An error takes room from the fields, and neither covers the flight nor moves the button.
      const before = (await a.button.boundingBox())!
      await a.writes("0,01")
      await a.button.tap()
      await expect(a.place.locator("[aria-invalid=true]")).toBeVisible()
      expect(await isReached(a.button)).toBe(true)
      expect(await isReached(page.locator(".crash-sky"))).toBe(true)
      expect((await a.button.boundingBox())!.y).toBe(before.y)
      await fits(page)
    })
  })

test.describe("the automatic bets in one screen", () => {
  test.use({ ...screens.phone, viewport: sizes[0] })
  test("the flight, the tabs, the five fields and the button of the plan stand in it", async ({
    page,
    casino,
  }) => {
    await switchPolicy(casino, crashAutobet, "on")
    const visitor = newVisitor(page, casino, "nl")
    const t = translate("nl", "crash")
    await isPlayer(visitor, 20)
    const plan = planOf(visitor)
    await page.goto(href("crashGame", "nl"))
    await seesPage(visitor, t("title"))
    await plan.opens()
    await scrolls(visitor, "start")
    await expect(plan.place.getByRole("textbox")).toHaveCount(5)
    await expect(page.getByRole("region", { name: t("flight") })).toBeInViewport({ ratio: 1 })
    for (const field of await plan.place.getByRole("textbox").all()) expect(await isReached(field)).toBe(true)
    expect(await isReached(plan.begin)).toBe(true)
    await fits(page)
    expect(await axeFindings(page)).toEqual([])
  })
})
