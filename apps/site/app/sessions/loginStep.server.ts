import type { Api } from "../visit.server.ts"

/** A log-in that waits for its second factor in this browser, and when a code was last mailed. */
export type LoginStep = { challengeId: string; mailedAt: Date | null }

const cookieName = "login_step"
/** The lifetime of a pending log-in. */
const cookieSeconds = 600

const toCookie = (api: Api, value: string, maxAge: number) =>
  `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${api.visit.publicUrl.startsWith("https:") ? "; Secure" : ""}`

/** A cookie, because a phone may discard the page while the person is in another app. */
export function readLoginStep(api: Api): LoginStep | null {
  const match = /^([\w-]{20,100})\.(\d{1,13})$/.exec(api.cookie(cookieName) ?? "")
  if (!match) return null
  const mailedAtMs = Number(match[2])
  return { challengeId: match[1]!, mailedAt: mailedAtMs > 0 ? new Date(mailedAtMs) : null }
}

export function saveLoginStep(api: Api, challengeId: string, isMailed: boolean): void {
  api.setCookie(toCookie(api, `${challengeId}.${isMailed ? Date.now() : 0}`, cookieSeconds))
}

export function clearLoginStep(api: Api): void {
  api.setCookie(toCookie(api, "", 0))
}
