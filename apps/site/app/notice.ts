import { readCookie, writeCookie } from "./cookieJar.ts"

/** A toast that survives a redirect or a full load; `detail` is its second line. */
export type Notice = { kind: "success" | "error" | "information"; text: string; detail?: string }

const noticeCookieName = "notice"
/** For document loads. With one name for both, a notice would go to whichever window loads a page first. */
export const pageNoticeCookieName = "page_notice"

/** Expires after half a minute. It must hold only what will be shown. */
export const noticeCookie = (notice: Notice, isPage = false): string =>
  `${isPage ? pageNoticeCookieName : noticeCookieName}=${encodeURIComponent(JSON.stringify(notice))}; Path=/; Max-Age=30; SameSite=Lax`

/** In session storage: a cookie would go to whichever window loads a page first. */
export function storeNotice(notice: Notice): void {
  try {
    window.sessionStorage.setItem(noticeCookieName, JSON.stringify(notice))
  } catch {
    // Storage may be blocked: the next page is right, only without the notice.
  }
}

function takeStoredNotice(): string | undefined {
  try {
    const stored = window.sessionStorage.getItem(noticeCookieName) ?? undefined
    window.sessionStorage.removeItem(noticeCookieName)
    return stored
  } catch {
    return undefined
  }
}

function takeCookieNotice(): string | undefined {
  const found = readCookie(noticeCookieName)
  if (!found) return undefined
  writeCookie(`${noticeCookieName}=; Path=/; Max-Age=0`)
  return found
}

function parseNotice(text: string | undefined): Notice | null {
  try {
    const notice = JSON.parse(text ?? "null") as Partial<Notice> | null
    const isKnown = notice?.kind === "success" || notice?.kind === "error" || notice?.kind === "information"
    if (!isKnown || typeof notice?.text !== "string") return null
    const detail = typeof notice.detail === "string" ? { detail: notice.detail } : {}
    return { kind: notice.kind!, text: notice.text, ...detail }
  } catch {
    return null
  }
}

export function readPageNotice(cookie: string | undefined): Notice | null {
  try {
    return parseNotice(cookie && decodeURIComponent(cookie))
  } catch {
    return null
  }
}
export const expiredNoticeCookie = `${pageNoticeCookieName}=; Path=/; Max-Age=0; SameSite=Lax`

export function takeNotice(): Notice | null {
  const stored = takeStoredNotice()
  return stored === undefined ? readPageNotice(takeCookieNotice()) : parseNotice(stored)
}
