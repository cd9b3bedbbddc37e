import type { Api } from "../visit.server.ts"
import type { PauseType } from "./pauseOffers.ts"

/** A pause that has just begun in this browser. Its session has ended, so the API cannot be asked for it. */
export type StartedPause = { type: PauseType; until: string | null }

const cookieName = "begun_pause"
const cookieSeconds = 600

/** Reads a cookie that only this site writes; a query parameter could be forged. */
export function readStartedPause(api: Api): StartedPause | null {
  const match = /^(TAKE_A_BREAK|SELF_EXCLUSION)\.(\d{13}|never)$/.exec(api.cookie(cookieName) ?? "")
  if (!match) return null
  const [, type, until] = match as unknown as [string, PauseType, string]
  return { type, until: until === "never" ? null : new Date(Number(until)).toISOString() }
}

export function saveStartedPause(api: Api, { type, until }: StartedPause): void {
  const value = `${type}.${until === null ? "never" : Date.parse(until)}`
  const secure = api.visit.publicUrl.startsWith("https:") ? "; Secure" : ""
  api.setCookie(`${cookieName}=${value}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`)
}
