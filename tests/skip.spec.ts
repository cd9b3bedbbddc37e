import { randomUUID } from "node:crypto"
import { freePort } from "@elite/testkit/ports"
import { test as base, expect } from "@playwright/test"
import fastify from "fastify"
import { wordsFor } from "../apps/sandbox/game-page/words.ts"
import { casinoServer } from "../apps/sandbox/src/aggregator/casino.test-server.ts"
import { aggregator } from "../apps/sandbox/src/aggregator/index.ts"

// The studio alone, with demo rounds as fast as they can be asked for, until one leads to free spins.
const roundsAtMost = 3_000

type Game = { url: string; freeSpins: number }

/** A game whose last round, which nobody has seen, has free spins. */
const test = base.extend<{ game: Game }>({
  game: async ({ browserName: _browser }, use) => {
    const casino = await casinoServer(() => ({ status: "RS_OK" }))
    const port = await freePort()
    const publicUrl = `http://127.0.0.1:${port}`
    const app = fastify()
    await app.register(
      aggregator({
        publicUrl,
        operatorId: "1001",
        privateKey: casino.aggregator.privateKey,
        operatorPublicKey: casino.operator.publicKey,
        walletUrl: casino.walletUrl,
        minimumCycleMs: 0,
      }),
    )
    await app.listen({ port, host: "127.0.0.1" })
    const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: "POST",
        url,
        payload,
        headers: { "content-type": "application/json", ...headers },
      })
    const launch = JSON.stringify({
      operator_id: "1001",
      platform: "GPL_DESKTOP",
      game_code: "kob_grand_sablon",
      currency: "XXX",
      lang: "en",
      lobby_url: publicUrl,
    })
    for (let rounds = 0; ; rounds++) {
      if (rounds === roundsAtMost) throw new Error("No round led to free spins.")
      const opened = await post("/hub88/operator/generic/v2/game/url", launch, casino.signed(launch))
      const { url } = opened.json() as { url: string }
      const session = new URL(url).searchParams.get("session")
      const asked = JSON.stringify({ session, key: randomUUID(), stakeCents: 25 })
      const freeSpins = (await post("/studio/api/round", asked)).json().outcome.result.spins.length - 1
      if (freeSpins === 0) continue
      await use({ url, freeSpins })
      break
    }
    await app.close()
    await casino.close()
  },
})

test("skipping jumps over one spin, not over the free spins that it leads to", async ({ page, game }) => {
  const words = wordsFor("en")
  await page.goto(game.url)
  const skip = page.getByTestId("skip")
  const status = page.locator(".slot .counter")
  const card = page.locator(".slot .card")
  await skip.click()
  await expect(card).toBeVisible()
  await expect(card).toContainText(/\d/)
  await skip.click()
  await expect(status).toContainText(words.freeSpin(1, game.freeSpins).split(" of ")[0]!)
  await expect(page.getByTestId("result")).toHaveText(words.lastRound)
  await expect(skip).toBeEnabled()
  await skip.click()
  await expect(status).toContainText(/Free spin 2 of/)
})
