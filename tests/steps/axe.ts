import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/** The rules of WCAG 2.2, level AA. */
export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** Axe reads colours off the screen and finds wrong ones where the browser has put off painting what is far below. */
const paintAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible"
  })

/** What axe finds on a page, or on the part of it that a selector names; by all its rules, those of some standards, or a few. */
export async function axeFindings(
  page: Page,
  { part, rules, only }: { part?: string; rules?: string[]; only?: string[] } = {},
) {
  await paintAll(page)
  // Axe opens a page of its own to put together what it found in frames: only where there is one.
  const isAlone = (await page.locator("iframe").count()) === 0
  // Of what it finds in order it is asked for no list: that took a third of its time.
  const axe = new AxeBuilder({ page }).setLegacyMode(isAlone).options({ resultTypes: ["violations"] })
  if (part) axe.include(part)
  if (rules) axe.withTags(rules)
  if (only) axe.options({ resultTypes: ["violations"], runOnly: only })
  const { violations } = await axe.analyze()
  return violations
}
