import type { Api } from "../visit.server.ts"

/** What this browser asked a code for: the key that goes with it, and when the last one was sent. */
export type ResetCode = { keyCode: string; sentAt: Date }

const cookieName = "reset_code"
/** As long as a code works; whoever comes later begins again. */
const cookieSeconds = 600

const toCookie = (api: Api, value: string, maxAge: number) =>
  `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${api.visit.publicUrl.startsWith("https:") ? "; Secure" : ""}`

/** The cookie keeps it while the person looks into their mailbox, where a phone forgets the page behind. */
export function readResetCode(api: Api): ResetCode | null {
  const kept = /^([\w-]{20,100})\.(\d{13})$/.exec(api.cookie(cookieName) ?? "")
  return kept && { keyCode: kept[1]!, sentAt: new Date(Number(kept[2])) }
}

export function saveResetCode(api: Api, keyCode: string): void {
  api.setCookie(toCookie(api, `${keyCode}.${Date.now()}`, cookieSeconds))
}

export function clearResetCode(api: Api): void {
  api.setCookie(toCookie(api, "", 0))
}
