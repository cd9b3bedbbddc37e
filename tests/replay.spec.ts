import { randomUUID } from "node:crypto"
import { freePort } from "@elite/testkit/ports"
import { test as base, expect } from "@playwright/test"
import fastify from "fastify"
import { wordsFor } from "../apps/sandbox/game-page/words.ts"
import { casinoServer } from "../apps/sandbox/src/aggregator/casino.test-server.ts"
import { aggregator } from "../apps/sandbox/src/aggregator/index.ts"
import { TITLES } from "../apps/sandbox/src/studio/titles/index.ts"
import type { RoundView } from "../apps/sandbox/src/studio/view.ts"

// The studio alone, before a wallet that accepts every bet.

type Title = (typeof TITLES)[number]

/** What is asked of an engine beside a stake. */
const choices: Partial<Record<Title["model"]["engine"], object>> = {
  roulette: { bets: { red: 200 } },
  baccarat: { bets: { player: 200 } },
  keno: { picks: [1, 2, 3] },
  plinko: { picks: [12, 0] },
  mines: { picks: [3] },
}

type Studio = { playRound(title: Title): Promise<string>; countWalletCalls(): number }

const test = base.extend<{ studio: Studio }>({
  studio: async ({ browserName: _browser }, use) => {
    const casino = await casinoServer(() => ({ status: "RS_OK", balance: 10_000_000 }))
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
    const post = async (url: string, fields: object) => {
      const payload = JSON.stringify(fields)
      return (await app.inject({ method: "POST", url, payload, headers: casino.signed(payload) })).json()
    }
    const callVendor = (path: string, fields: object): Promise<{ url: string }> =>
      post(`/hub88/operator/generic/v2${path}`, { operator_id: 1001, user: "p_10042", lang: "en", ...fields })
    await use({
      countWalletCalls: () => casino.calls.length,
      /** The address of the page that shows the round again. */
      async playRound({ code, model, stakesCents }) {
        const launch = { token: "gs_0123456789", game_code: code, currency: "EUR", country: "BE" }
        const place = { platform: "GPL_DESKTOP", ip: "127.0.0.1", lobby_url: publicUrl }
        const { url } = await callVendor("/game/url", { ...launch, ...place })
        const session = new URL(url).searchParams.get("session")
        const key = randomUUID()
        const request = { stakeCents: stakesCents[0], ...choices[model.engine] }
        let answer: RoundView = await post("/studio/api/round", { session, key, ...request })
        while (answer.kind === "open") {
          const { step, actions } = answer
          const action = actions.at(-1)!.name
          answer = await post("/studio/api/decision", { session, key, step, action })
        }
        expect(answer.kind).toBe("played")
        const { transaction_uuid, round } = casino.calls.find(({ path }) => path.endsWith("bet"))!.fields
        return (await callVendor("/game/round", { transaction_uuid, round })).url
      },
    })
    await app.close()
    await casino.close()
  },
})

const engines = [...new Map(TITLES.map((title) => [title.model.engine, title])).values()]

for (const title of engines)
  test(`a finished round of ${title.model.engine} is shown again, twice, without a call of the wallet`, async ({
    page,
    studio,
  }) => {
    const words = wordsFor("en")
    const address = await studio.playRound(title)
    const calls = studio.countWalletCalls()
    await page.goto(address)
    const watch = page.getByTestId("watch")
    const result = page.getByTestId("result")
    await expect(page.getByText(words.replay)).toBeVisible()
    const end = async () => {
      await expect(async () => {
        if ((await watch.textContent()) === words.skip) await watch.click()
        await expect(watch).toHaveText(words.watchAgain, { timeout: 500 })
      }).toPass({ timeout: 20_000 })
      await expect(result).toHaveText(/\S/)
      return [await result.textContent(), await page.locator(".hall").innerText()]
    }
    const first = await end()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${title.model.engine}.png` })
    const shown = await page.locator(".hall > *").elementHandle()
    await watch.click()
    expect(await shown!.evaluate((stage) => stage.isConnected)).toBe(false)
    expect(await end()).toEqual(first)
    expect(studio.countWalletCalls()).toBe(calls)
  })
