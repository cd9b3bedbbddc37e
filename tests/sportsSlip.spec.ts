import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Locator } from "@playwright/test"
import { WORDS } from "../apps/sandbox/src/betby/words.ts"
import { expect, test } from "./casino.ts"
import { isPlayer } from "./steps/player.ts"
import { isReached } from "./steps/reached.ts"
import { screens } from "./steps/screens.ts"
import { hasSports, offersSports } from "./steps/sports.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

test.beforeAll(({ casino }) => offersSports(casino))

/** How much of the frame is seen above the bottom navigation, px, and whether something outside it covers its button. */
async function sightOf(frame: Locator, button: Locator) {
  const { x, y, width, height } = (await button.boundingBox())!
  const points = [height / 2, 4, height - 4].map((below) => [x + width / 2, y + below] as const)
  return frame.evaluate((element, all) => {
    const { top, bottom } = element.getBoundingClientRect()
    const navigation = [...document.querySelectorAll("nav")].find(
      (each) => getComputedStyle(each).position === "fixed" && each.offsetHeight > 0,
    )
    const end = Math.min(bottom, navigation?.getBoundingClientRect().top ?? innerHeight)
    const isCovered = all
      .filter(([, at]) => at > Math.max(top, 0) && at < Math.min(bottom, innerHeight))
      .some(([px, py]) => document.elementFromPoint(px, py) !== element)
    return { seenPx: Math.max(0, end - Math.max(top, 0)), isCovered }
  }, points)
}

/** Where less of the frame is seen than this, px, its button need not be in sight. */
const leastPx = 100

for (const { viewport, tops, picks } of [
  { viewport: { width: 360, height: 640 }, tops: [0, 150, 300, 450, 5_000], picks: 1 },
  { viewport: { width: 390, height: 844 }, tops: [0, 80, 5_000], picks: 1 },
  { viewport: { width: 412, height: 915 }, tops: [0, 200, 5_000], picks: 3 },
  { viewport: { width: 375, height: 667 }, tops: [60, 350, 5_000], picks: 2 },
  { viewport: { width: 820, height: 1_180 }, tops: [0, 5_000], picks: 2 },
  { viewport: { width: 1_440, height: 900 }, tops: [0, 400, 5_000], picks: 1 },
])
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    const isPhone = viewport.width < 500
    test.use({ ...screens[isPhone ? "phone" : "desktop"], viewport, hasChosen: false })
    test("the button that places a bet is in sight wherever the page is scrolled to", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, "nl")
      const t = translate("nl", "sportsbook")
      await isPlayer(visitor)
      await hasSports(visitor, 20)
      await page.goto(href("sportsBook", "nl"))
      await seesPage(visitor, t("title"))
      const sportsFrame = page.getByTitle(t("frame"))
      const frame = sportsFrame.contentFrame()
      // A browser does not paint a frame of another origin that is out of sight.
      await sportsFrame.evaluate((element) => element.scrollIntoView())
      for (let picked = 0; picked < picks; picked++)
        await frame
          .locator(".events > li")
          .nth(picked)
          .getByRole("group")
          .first()
          .getByRole("button")
          .first()
          .click()
      const button = frame.getByRole("button", { name: WORDS.nl.place!, exact: true })
      await expect(frame.locator(".slip li")).toHaveCount(picks)
      // The page scrolls, and not the frame in it.
      const hidesNothing = () =>
        frame.locator("html").evaluate((root) => root.scrollHeight <= window.innerHeight + 1)
      await expect.poll(hidesNothing).toBe(true)
      for (const top of tops) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        await expect
          .poll(
            async () => {
              const { seenPx, isCovered } = await sightOf(sportsFrame, button)
              return !isCovered && (seenPx < leastPx || (await isReached(button)))
            },
            { message: `scrolled to ${top}` },
          )
          .toBe(true)
      }
      await sportsFrame.evaluate((element) => element.scrollIntoView({ block: "end" }))
      await expect.poll(() => isReached(button)).toBe(true)
      expect((await sightOf(sportsFrame, button)).seenPx).toBeGreaterThan(leastPx)
      await frame.getByLabel(WORDS.nl.stake!, { exact: true }).fill("2")
      await button.click()
      await expect(frame.getByText(WORDS.nl.placed!)).toBeVisible()
      await fits(page)
    })
  })
