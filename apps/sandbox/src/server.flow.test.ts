import { afterAll, beforeAll, expect, test } from "vitest"
import { HOUR_MS } from "./clock.ts"
import { startSandbox } from "./server.ts"
import { betbyOf, HUB88, KEYS, startTrial, type Trial } from "./trial.ts"

let trial: Trial

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

const NAMES = [
  "hipay",
  "bancontact",
  "skrill",
  "neteller",
  "paysafecard",
  "shufti",
  "itsme",
  "epis",
  "commission",
  "ecb",
  "bank",
  "mailbox",
]

test("the index leads to every sandbox, and every page is safe to show", async () => {
  const home = await fetch(`${trial.url}/`)
  const page = await home.text()
  const paths = [...page.matchAll(/<h2><a href="([^"]+)"/g)].map((match) => match[1] ?? "")
  for (const name of [...NAMES, "hub88"]) expect(paths.some((path) => path.startsWith(`/${name}`))).toBe(true)
  for (const path of ["/", ...paths]) {
    const response = await fetch(trial.url + path)
    expect([path, response.status]).toEqual([path, 200])
  }
  for (const name of NAMES) {
    const response = await fetch(`${trial.url}/${name}/__sandbox`)
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'")
  }
})

test("every sandbox has the same control surface", async () => {
  for (const name of NAMES) {
    const armed = await trial.post(`/${name}/__sandbox/scenarios`, {
      scenarios: ["duplicate", "delay:250"],
      times: 2,
    })
    expect((await armed.json()).armed).toEqual([
      { scenario: "duplicate", timesLeft: 2 },
      { scenario: "delay:250", timesLeft: 2 },
    ])
    expect((await trial.post(`/${name}/__sandbox/scenarios`, { scenario: "delay:soon" })).status).toBe(400)
    expect((await trial.post(`/${name}/__sandbox/scenarios`, { scenario: "drop", times: 0 })).status).toBe(
      400,
    )
    expect((await trial.post(`/${name}/__sandbox/reset`, {})).status).toBe(204)
    expect(await (await fetch(`${trial.url}/${name}/__sandbox/log`)).json()).toEqual([])
    const page = await (await fetch(`${trial.url}/${name}/__sandbox`)).text()
    expect(page).not.toContain("duplicate ×")
  }
})

test("the log keeps the vendor calls with their bodies, but never credentials", async () => {
  await trial.post("/epis/check", { lastName: "Peeters" }, { authorization: "Bearer epis-token" })
  const text = await (await fetch(`${trial.url}/epis/__sandbox/log`)).text()
  const [entry] = JSON.parse(text)
  expect(entry).toMatchObject({ direction: "in", method: "POST", url: "/epis/check", status: 400 })
  expect(entry.body).toContain("Peeters")
  expect(text).not.toContain("epis-token")
})

test("the clock travels and refuses nonsense", async () => {
  const set = async (offsetSeconds: unknown) => trial.post("/__sandbox/clock", { offsetSeconds })
  const { now } = await (await set(3600)).json()
  expect(Math.abs(Date.parse(now) - Date.now() - HOUR_MS)).toBeLessThan(5000)
  expect((await set("soon")).status).toBe(400)
  expect((await set(1e12)).status).toBe(400)
  expect((await set(0)).status).toBe(200)
})

test("a taken port is refused and leaves nothing behind", async () => {
  const options = {
    host: "127.0.0.1",
    port: Number(new URL(trial.url).port),
    smtpPort: 0,
    publicUrl: trial.url,
    ...KEYS,
    bank: { ...KEYS.bank, webhookUrl: trial.casinoUrl },
    hub88: { ...HUB88, walletUrl: trial.casinoUrl },
    betby: betbyOf(trial.casinoUrl),
  }
  await expect(startSandbox(options)).rejects.toThrow("EADDRINUSE")
})
