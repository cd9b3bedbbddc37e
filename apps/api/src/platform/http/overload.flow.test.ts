import { content, me } from "@elite/contract"
import { expect, test } from "vitest"
import { casinoForTest } from "../../../testing/casino.ts"
import { newcomer, signUp } from "../../../testing/people.ts"

/** The casino runs in this process, so this blocks its event loop. */
function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
const runTimers = () => new Promise((resolve) => setImmediate(resolve))

/** Delays the loop when it is sampled, once a second; repeats where a sample fell in between. */
async function delayLoop(ms: number, isEnough: () => Promise<boolean>): Promise<boolean> {
  for (let round = 0; round < 5; round++) {
    // A sample was just taken, which restarts the measurement…
    block(1_050)
    await runTimers()
    // …at the next tick, 10 ms later…
    await new Promise((resolve) => setTimeout(resolve, 11))
    await runTimers()
    // …so the next sample contains little else than this block.
    block(ms)
    await runTimers()
    if (await isEnough()) return true
  }
  return false
}

test("refuses requests without a session under load, serves players, providers and health checks", async () => {
  const casino = await casinoForTest({ env: { LATE_MS: "1000" } })
  const { visitor } = await signUp(casino, newcomer("Eva"))
  await visitor.call(me.getUserDetails, {})
  const fetchAnonymously = () => casino.visitor().fetch(content.siteDetail.path)
  expect((await fetchAnonymously()).status).toBe(200)

  let refused: Response | undefined
  let player = 0
  let health = 0
  let wallet = 0
  const isRefused = async () => {
    const requests = [
      fetchAnonymously(),
      visitor.fetch(me.getUserDetails.path),
      fetch(`${casino.url}/healthz`),
      fetch(`${casino.url}/providers/hub88/user/balance`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      }),
    ]
    const answers = await Promise.all(requests)
    if (answers[0]!.status !== 503) return false
    refused = answers[0]
    ;[player, health, wallet] = [answers[1]!.status, answers[2]!.status, answers[3]!.status]
    return true
  }
  expect(await delayLoop(2_500, isRefused)).toBe(true)
  expect(Number(refused!.headers.get("retry-after"))).toBeGreaterThan(0)
  expect(await refused!.json()).toMatchObject({ errors: [{ name: "TemporarilyUnavailableErrorType" }] })
  expect([player, health]).toEqual([200, 200])
  expect(wallet).not.toBe(503)

  await expect.poll(async () => (await fetchAnonymously()).status).toBe(200)
})
