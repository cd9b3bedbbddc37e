import type { Api } from "../visit.server.ts"
import type { PauseType } from "./offers.ts"

/** A pause that has just begun in this browser: its session is over, and the page after it has nobody to ask. */
export type BegunPause = { type: PauseType; until: string | null }

const name = "begun_pause"
const seconds = 600

/** What the cookie says, whose only author is this site: an address could say anything. */
export function begunPauseOf(api: Api): BegunPause | null {
  const kept = /^(TAKE_A_BREAK|SELF_EXCLUSION)\.(\d{13}|never)$/.exec(api.cookie(name) ?? "")
  if (!kept) return null
  const [, type, until] = kept as unknown as [string, PauseType, string]
  return { type, until: until === "never" ? null : new Date(Number(until)).toISOString() }
}

export function keepBegunPause(api: Api, { type, until }: BegunPause): void {
  const value = `${type}.${until === null ? "never" : Date.parse(until)}`
  const secure = api.visit.publicUrl.startsWith("https:") ? "; Secure" : ""
  api.setCookie(`${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}
