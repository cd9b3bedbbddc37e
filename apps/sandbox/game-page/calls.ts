import type { Request } from "../src/studio/engine.ts"
import type { RoundView, SessionView } from "../src/studio/view.ts"

/** A round as the studio is asked for it. `seen` is the key of the round that was on the screen last. */
export type AskedRound = { readonly session: string; readonly key: string; readonly seen?: string } & Request

/** `lost`: whether the round was booked is not known. `gone`: the studio knows no such session. */
type Attempt = RoundView | "lost" | "gone" | "refused"

/** A bet and its win may each be repeated three times, a second apart, before the studio answers. */
const patienceMs = 12_000
const waitsMs = [400, 800, 1_600, 3_000, 5_000]

const post = (path: string, body: object, signal?: AbortSignal) =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : { keepalive: true }),
  })

/** A decision in an open round; `step` is the number of decisions taken before it. */
export type Decision = {
  readonly session: string
  readonly key: string
  readonly step: number
  readonly action: string
}

async function attempt(path: "api/round" | "api/decision", body: object): Promise<Attempt> {
  try {
    const response = await post(path, body, AbortSignal.timeout(patienceMs))
    if (response.ok) return (await response.json()) as RoundView
    if (response.status === 404) return "gone"
    return response.status < 500 && response.status !== 429 ? "refused" : "lost"
  } catch {
    return "lost"
  }
}

/** Waits this long, or until the browser says that it is connected again. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener("online", go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener("online", go)
  })

/** The studio books a key once, so a lost answer can be requested again; `onLost` is called for each. */
async function insist(
  path: "api/round" | "api/decision",
  body: object,
  onLost: () => void,
): Promise<Exclude<Attempt, "lost">> {
  for (let tries = 0; ; tries++) {
    const answer = await attempt(path, body)
    if (answer !== "lost") return answer
    onLost()
    await pause(waitsMs[Math.min(tries, waitsMs.length - 1)]!)
  }
}

export const askForRound = (round: AskedRound, onLost: () => void) => insist("api/round", round, onLost)
export const sendDecision = (decision: Decision, onLost: () => void) =>
  insist("api/decision", decision, onLost)

/** The next round reports it too. */
export const sayShown = (session: string, key: string): void =>
  void post("api/shown", { session, key }).catch(() => undefined)

/** The session as it is now: the balance may have changed in the casino meanwhile. */
export async function currentSession(session: string): Promise<SessionView | undefined> {
  const response = await fetch(`api/session?session=${encodeURIComponent(session)}`).catch(() => undefined)
  if (!response?.ok) return undefined
  const view: SessionView = await response.json()
  return view
}

/** The key of a new round: a random UUID. `crypto.randomUUID` is missing where the page came over plain http. */
export function newRoundKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
