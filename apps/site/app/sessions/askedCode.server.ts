import type { Api } from "../visit.server.ts"

/** What this browser asked a code for: the key that goes with it, and when the last one was sent. */
export type AskedCode = { keyCode: string; sentAt: Date }

const name = "reset_code"
/** As long as a code works; whoever comes later begins again. */
const seconds = 600

const cookieOf = (api: Api, value: string, maxAge: number) =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${api.visit.publicUrl.startsWith("https:") ? "; Secure" : ""}`

/** The cookie keeps it while the person looks into their mailbox, where a phone forgets the page behind. */
export function askedCodeOf(api: Api): AskedCode | null {
  const kept = /^([\w-]{20,100})\.(\d{13})$/.exec(api.cookie(name) ?? "")
  return kept && { keyCode: kept[1]!, sentAt: new Date(Number(kept[2])) }
}

export function keepAskedCode(api: Api, keyCode: string): void {
  api.setCookie(cookieOf(api, `${keyCode}.${Date.now()}`, seconds))
}

export function forgetAskedCode(api: Api): void {
  api.setCookie(cookieOf(api, "", 0))
}
