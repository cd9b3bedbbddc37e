import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

test.use({ viewport: { width: 390, height: 844 } })

test("on a phone the focus never hides behind the bottom navigation", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "fr")
  await page.goto(href("home", "fr"))
  await seesPage(visitor, translate("fr", "home")("heroTitle"))
  let stops = 0
  for (let i = 0; i < 50; i++) {
    await page.keyboard.press("Tab")
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = [...document.querySelectorAll("nav")].find(
        (nav) => getComputedStyle(nav).position === "fixed",
      )
      if (!focused || !bar || bar.contains(focused) || focused === document.body) return null
      const { top, bottom } = focused.getBoundingClientRect()
      return {
        name: focused.outerHTML.slice(0, 120),
        isCovered: Math.min(bottom, top + 44) > bar.getBoundingClientRect().top,
      }
    })
    if (hidden === null) continue
    stops++
    expect(hidden.isCovered, hidden.name).toBe(false)
  }
  expect(stops).toBeGreaterThan(30)
})
