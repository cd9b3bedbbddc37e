import type { Report } from "../report/report.ts"
import { closeCrash } from "../shared/crashPolicy.ts"
import { median } from "../shared/median.ts"
import { size } from "../shared/size.ts"
import { growStage, type Stage } from "../shared/stage.ts"
import { takePart } from "../shared/takingPart.ts"
import { lighthouseScores, type Scores } from "./lighthouse.ts"
import {
  homeJavaScriptKb,
  homeSizeKb,
  measurePages,
  type PageKind,
  pageKinds,
  withBarePage,
} from "./pages.ts"

/** Pages a second beside a bare page, Lighthouse, and what a browser fetches of the home page. */
export async function measurePagesProgram(stage: Stage, report: Report): Promise<void> {
  const { ownerUrl, product, field } = stage
  // As busy a casino as the one of the bets, so that pages show promotions and read large tables.
  await takePart(ownerUrl, field)
  await closeCrash(product)
  await growStage(stage)
  report.say("Pages…")
  await withBarePage(async (barePort) => {
    const at = { port: product.port, barePort, field, ms: size(3_000, 2_000) }
    const pages = await measurePages(at)
    const ratios = (kind: PageKind) => pages[kind].map((round) => round.ratio)
    for (const kind of pageKinds) {
      const [least, most] = [Math.min(...ratios(kind)), Math.max(...ratios(kind))]
      const p99 = median(pages[kind].map((round) => round.p99Ms))
      report.say(
        `  ${kind}: ${least.toFixed(2)} to ${most.toFixed(2)} of the bare page, p99 ${Math.round(p99)} ms`,
      )
    }
    report.keep({
      ssrRatio: median(ratios("shared")),
      visitorSharedPerSecond: median(pages.shared.map((round) => round.perSecond)),
      visitorSsrRatio: median(ratios("visitor")),
      playerSsrRatio: median(ratios("player")),
      accountSsrRatio: median(ratios("account")),
    })
    await measureLighthouse(product.url, `http://localhost:${barePort}`, report)
  })
  const { html, compressed } = await homeSizeKb(product.port)
  report.keep({
    homeHtmlKb: html,
    homeHtmlCompressedKb: compressed,
    homeJsKb: await homeJavaScriptKb(product.url),
  })
}

/** Both pages as a phone on a slow network sees them, three times each in turns. */
async function measureLighthouse(homeUrl: string, bareUrl: string, report: Report): Promise<void> {
  report.say("Lighthouse, in turns…")
  const [homes, bares]: [Scores[], Scores[]] = [[], []]
  for (let round = 0; round < size(3, 1); round++) {
    bares.push(await lighthouseScores(`${bareUrl}/`))
    homes.push(await lighthouseScores(`${homeUrl}/`))
  }
  const performance = (scores: Scores[]) => median(scores.map((one) => one.performance))
  for (const name of ["performance", "accessibility", "bestPractices", "seo"] as const) {
    report.say(`  home, ${name}: ${homes.map((one) => one[name].toFixed(2)).join(", ")}`)
  }
  report.say(`  bare, performance: ${bares.map((one) => one.performance.toFixed(2)).join(", ")}`)
  report.keep({
    lighthouseBehindBare: performance(bares) - performance(homes),
    lighthouseBlockingMs: median(homes.map((home) => home.blockingMs)),
    lighthouseLargestPaintMs: median(homes.map((home) => home.largestPaintMs)),
  })
}
