import { languages } from "@elite/contract"
import { languageOf } from "@elite/paths"
import { all } from "@elite/words/all.ts"
import type { Page as Tab } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { isLong } from "./long.ts"
import { addresses } from "./steps/addresses.ts"
import { axeFindings, wcag } from "./steps/axe.ts"
import { isPlayer } from "./steps/player.ts"
import { everyRoomIsOpen } from "./steps/rooms.ts"
import { newVisitor, overflowOf } from "./steps/visitor.ts"

// Every page of the route table in every language, as visitor and as player, at four widths, in both themes; only as a part
// of `npm run test:long`. A page is loaded at one width, the next page at the next one; the other widths and the other
// theme are emulated on the loaded page. Axe runs in English, at two widths in both themes.
test.use({ provoked: [/\b404\b/], reducedMotion: "reduce", viewport: { width: 390, height: 844 } })
test.describe.configure({ timeout: 30 * 60_000 })
test.skip(!isLong, "part of `npm run test:long`")

const widths = [320, 390, 1024, 1440] as const
const axeWidths = new Set<number>([390, 1440])
const themes = ["dark", "light"] as const
const maxLayoutShift = 0.05
/** Pages of an address that nobody has; their answer is 404. */
const notFoundPattern = /nothing-here|cms-page-not-found/

/** A key that reached the page instead of its words. */
const keys = new Set<string>()
function collectKeys(value: unknown, path: string): void {
  if (typeof value !== "object" || value === null) keys.add(path)
  else for (const [name, each] of Object.entries(value)) collectKeys(each, path ? `${path}.${name}` : name)
}
for (const [noun, words] of Object.entries(all.en)) {
  collectKeys(words, "")
  collectKeys(words, noun)
}

function missingWordsIn(text: string): string[] {
  const unfilled = text.match(/\b(?:undefined|NaN)\b|\[object \w+\]|\{\w+\}/g) ?? []
  const raw = (text.match(/\b[a-z]\w*(?:\.\w+)+\b/g) ?? []).filter((word) => keys.has(word))
  return [...unfilled, ...raw]
}

/** Sums the layout shifts of a page that no input caused. */
const observeLayoutShift = () => {
  const seen = window as unknown as { layoutShift: number }
  seen.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) seen.layoutShift += entry.value
  }).observe({ type: "layout-shift", buffered: true })
}

/** Waits until a page that reacts to its width has been painted at it. */
const nextFrame = (tab: Tab): Promise<void> =>
  tab.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

const linksOf = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )

type Crawl = {
  pages: number
  views: number
  links: Set<string>
  maxShift: number
  findings: string[]
}

async function crawlPage(tab: Tab, address: string, n: number, crawl: Crawl): Promise<void> {
  const report = (finding: string) => crawl.findings.push(`${address} ${finding}`)
  const loadedAt = widths[n % widths.length]!
  await tab.setViewportSize({ width: loadedAt, height: 844 })
  const answer = await tab.goto(address)
  const status = answer?.status() ?? 0
  if (status >= 400 && !(status === 404 && notFoundPattern.test(address))) report(`answers ${status}`)
  await tab.getByRole("heading", { level: 1 }).first().waitFor()
  const language = languageOf(new URL(tab.url()).pathname)
  const lang = await tab.locator("html").getAttribute("lang")
  if (lang !== language) report(`has the language ${lang}`)
  const text = `${await tab.title()} ${await tab.locator("body").innerText()}`
  for (const word of missingWordsIn(text)) report(`has no words for ${word}`)
  for (const link of await linksOf(tab)) crawl.links.add(link)
  const shift = await tab.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)
  crawl.maxShift = Math.max(crawl.maxShift, shift)
  if (shift >= maxLayoutShift) report(`shifts by ${shift.toFixed(3)} at ${loadedAt} px`)
  crawl.pages++
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 844 })
    for (const theme of themes) {
      await tab.emulateMedia({ colorScheme: theme })
      crawl.views++
      await nextFrame(tab)
      const overflow = await overflowOf(tab)
      if (overflow > 0) report(`is ${overflow} px too wide at ${width} px, ${theme}`)
      if (language !== "en" || !axeWidths.has(width)) continue
      for (const { id, nodes } of await axeFindings(tab, { rules: wcag }))
        for (const { target } of nodes) report(`${id} at ${width} px, ${theme}: ${target.join(" ")}`)
    }
  }
}

/** Requests each address once, as the one who saw it, and returns those that are broken. */
async function brokenLinks(tab: Tab, links: ReadonlySet<string>): Promise<string[]> {
  const broken: string[] = []
  for (const link of links) {
    const status = (await tab.request.get(link)).status()
    if (status >= 400 && !notFoundPattern.test(link)) broken.push(`${link} is linked and answers ${status}`)
  }
  return broken
}

everyRoomIsOpen()

for (const role of ["visitor", "player"] as const)
  for (const [offset, language] of languages.entries())
    test(`every page of a ${role} in ${language}`, async ({ page, casino }) => {
      if (role === "player") await isPlayer(newVisitor(page, casino, language), 20)
      await page.addInitScript(observeLayoutShift)
      const crawl: Crawl = { pages: 0, views: 0, links: new Set(), maxShift: 0, findings: [] }
      let address = ""
      page.on("pageerror", (error) => crawl.findings.push(`${address} throws ${error.message}`))
      for (const [n, each] of [...new Set(addresses(language, role === "player"))].entries()) {
        address = each
        await crawlPage(page, address, n + offset, crawl).catch((error: unknown) =>
          crawl.findings.push(`${each} ${String(error).split("\n", 1)[0]}`),
        )
      }
      crawl.findings.push(...(await brokenLinks(page, crawl.links)))
      const { pages, views, links, maxShift, findings } = crawl
      console.log(
        `${role}, ${language}: ${pages} pages, ${views} views, ${links.size} links, layout shift at most ${maxShift.toFixed(3)}, ${findings.length} findings`,
      )
      expect(findings).toEqual([])
    })
