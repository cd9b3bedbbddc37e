import { type ConsoleMessage, expect, type Page, test } from "@playwright/test"
import { type EngineName, engines } from "../apps/sandbox/src/studio/engines.ts"
import { startDemoStudio } from "../apps/sandbox/src/studio/studio.test-server.ts"
import { titlesOf } from "../apps/sandbox/src/studio/titles/index.ts"
import { isLong } from "./long.ts"
import { playsRound } from "./steps/tables.ts"

// One round in a browser on the page of every game in its long form, else of the oldest game of each engine. The pages are
// demos of the studios' own server, which is what the casino frames.
test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ timeout: 20 * 60_000 })

/** What the browser complains about while it shows a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack ?? error}`))
  page.on("response", (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} from ${answer.url()}`)
  })
  return complaints
}

for (const engine of Object.keys(engines) as EngineName[])
  test(`a round is played to its end in a browser: ${engine}`, async ({ page }) => {
    const studio = await startDemoStudio()
    try {
      const complaints = complaintsOf(page)
      const browser = await page.context().newCDPSession(page)
      await browser.send("Emulation.setCPUThrottlingRate", { rate: isLong ? 4 : 1 })
      const frames: number[] = []
      for (const title of titlesOf(engine).slice(0, isLong ? undefined : 1))
        await test.step(title.code, async () => {
          await page.goto(studio.launch(title, "en"))
          await expect(page).toHaveTitle(title.name)
          frames.push(await playsRound(page, engine))
          expect(complaints, title.code).toEqual([])
        })
      const mean = frames.reduce((sum, one) => sum + one, 0) / frames.length
      console.log(
        `${engine}: ${frames.length} games, ${mean.toFixed(1)} frames per second, lowest ${Math.min(...frames).toFixed(1)}`,
      )
    } finally {
      await studio.close()
    }
  })
