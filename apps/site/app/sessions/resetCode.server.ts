import type { Api } from "../visit.server.ts"

/** The key of a requested code, and when the last one was sent. */
export type ResetCode = { keyCode: string; sentAt: Date }

const cookieName = "reset_code"
/** The lifetime of a code. */
const cookieSeconds = 600

const toCookie = (api: Api, value: string, maxAge: number) =>
  `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${api.visit.publicUrl.startsWith("https:") ? "; Secure" : ""}`

/** A cookie, because a phone may discard the page while the person reads their mail. */
export function readResetCode(api: Api): ResetCode | null {
  const match = /^([\w-]{20,100})\.(\d{13})$/.exec(api.cookie(cookieName) ?? "")
  return match && { keyCode: match[1]!, sentAt: new Date(Number(match[2])) }
}

export function saveResetCode(api: Api, keyCode: string): void {
  api.setCookie(toCookie(api, `${keyCode}.${Date.now()}`, cookieSeconds))
}

export function clearResetCode(api: Api): void {
  api.setCookie(toCookie(api, "", 0))
}
