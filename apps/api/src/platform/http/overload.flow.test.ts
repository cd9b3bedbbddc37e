import { content, me } from "@elite/contract"
import { expect, test } from "vitest"
import { casinoForTest } from "../../../testing/casino.ts"
import { newcomer, signUp } from "../../../testing/people.ts"

/** Keeps this process, and with it the casino's event loop, from doing anything else. */
function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
const timersHaveRun = () => new Promise((over) => setImmediate(over))

/** Is late by so much when the house looks, as it does once a second; again where it looked in between. */
async function late(byMs: number, isEnough: () => Promise<boolean>): Promise<boolean> {
  for (let round = 0; round < 5; round++) {
    // It has just looked, and begins to measure anew…
    block(1_050)
    await timersHaveRun()
    // …from its next beat, 10 ms on…
    await new Promise((beaten) => setTimeout(beaten, 11))
    await timersHaveRun()
    // …and sees hardly anything but this.
    block(byMs)
    await timersHaveRun()
    if (await isEnough()) return true
  }
  return false
}

test("while the process is far behind strangers are sent away, players, providers and health are not", async () => {
  const casino = await casinoForTest({ env: { LATE_MS: "1000" } })
  const { visitor } = await signUp(casino, newcomer("Eva"))
  await visitor.call(me.getUserDetails, {})
  const stranger = () => casino.visitor().fetch(content.siteDetail.path)
  expect((await stranger()).status).toBe(200)

  let shed: Response | undefined
  let player = 0
  let health = 0
  let wallet = 0
  const isShed = async () => {
    const asked = [
      stranger(),
      visitor.fetch(me.getUserDetails.path),
      fetch(`${casino.url}/healthz`),
      fetch(`${casino.url}/providers/hub88/user/balance`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      }),
    ]
    const answers = await Promise.all(asked)
    if (answers[0]!.status !== 503) return false
    shed = answers[0]
    ;[player, health, wallet] = [answers[1]!.status, answers[2]!.status, answers[3]!.status]
    return true
  }
  expect(await late(2_500, isShed)).toBe(true)
  expect(Number(shed!.headers.get("retry-after"))).toBeGreaterThan(0)
  expect(await shed!.json()).toMatchObject({ errors: [{ name: "TemporarilyUnavailableErrorType" }] })
  expect([player, health]).toEqual([200, 200])
  expect(wallet).not.toBe(503)

  // It passes by itself.
  await expect.poll(async () => (await stranger()).status).toBe(200)
})
