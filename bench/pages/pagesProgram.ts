import { href } from "@elite/paths"
import { limits } from "../report/limits.ts"
import type { Report } from "../report/report.ts"
import { closeCrash } from "../shared/crashPolicy.ts"
import { median } from "../shared/median.ts"
import { sessionTokenOf } from "../shared/players.ts"
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
    const cookie = `access_token=${sessionTokenOf(field.first)}`
    await measureLighthouse({ url: product.url, bareUrl: `http://localhost:${barePort}`, cookie }, report)
  })
  const { html, compressed } = await homeSizeKb(product.port)
  const scripts = await homeJavaScriptKb(product.url)
  report.say(
    `  home, scripts: ${Math.round(scripts.plain)} kB, ${Math.round(scripts.travelling)} kB as they travel`,
  )
  report.keep({ homeHtmlKb: html, homeHtmlCompressedKb: compressed, homeJsKb: scripts.gzip })
}

const lighthousePages = ["bare", "home", "category", "game", "limits"] as const
type LighthousePage = (typeof lighthousePages)[number]

/** A page that performs this well need not be as fast as the bare one. */
const enoughPerformance = 0.95

/**
 * The bare page, home, a category, a game before it is played, and a player's limits, as a phone on a slow network sees
 * them, three times each in turns.
 */
async function measureLighthouse(
  { url, bareUrl, cookie }: { url: string; bareUrl: string; cookie: string },
  report: Report,
): Promise<void> {
  report.say("Lighthouse, in turns…")
  const measures: Record<LighthousePage, () => Promise<Scores>> = {
    bare: () => lighthouseScores(`${bareUrl}/`),
    home: () => lighthouseScores(`${url}/`),
    category: () => lighthouseScores(url + href("category", "en", { category: "slots" })),
    game: () => lighthouseScores(url + href("play", "en", { gameId: "grand-sablon" })),
    limits: () => lighthouseScores(url + href("limits", "en"), { cookie, isClosed: true }),
  }
  const found: Record<LighthousePage, Scores[]> = { bare: [], home: [], category: [], game: [], limits: [] }
  for (let round = 0; round < size(3, 1); round++)
    for (const page of lighthousePages) found[page].push(await measures[page]())

  const qualities = ["accessibility", "bestPractices", "seo"] as const
  for (const page of lighthousePages)
    for (const name of ["performance", ...qualities] as const)
      report.say(`  ${page}, ${name}: ${found[page].map((one) => one[name].toFixed(2)).join(", ")}`)
  const middle = (page: LighthousePage, name: keyof Scores) => median(found[page].map((one) => one[name]))
  // A page of 0.95 or more is within the limit whatever the bare page has.
  const behindBare = (page: LighthousePage) =>
    Math.min(middle("bare", "performance"), enoughPerformance + limits.lighthouseBehindBare.at) -
    middle(page, "performance")
  const ours = lighthousePages.filter((page) => page !== "bare")
  report.keep({
    lighthouseBehindBare: behindBare("home"),
    lighthouseCategoryBehindBare: behindBare("category"),
    lighthouseGameBehindBare: behindBare("game"),
    lighthouseLimitsBehindBare: behindBare("limits"),
    lighthouseQuality: Math.min(...ours.flatMap((page) => qualities.map((name) => middle(page, name)))),
    lighthouseBlockingMs: middle("home", "blockingMs"),
    lighthouseLargestPaintMs: middle("home", "largestPaintMs"),
  })
}
