import { readCookie, writeCookie } from "./cookieJar.ts"

/** A toast that survives a redirect or a full load; `detail` is a second line of it. */
export type Notice = { kind: "success" | "error" | "information"; text: string; detail?: string }

const noticeCookieName = "notice"
/**
 * The one that a browser which loads pages itself gets: the server takes it as it renders the next page. It must not be
 * the other's: with two windows it would go to whichever loads a page first.
 */
export const pageNoticeCookieName = "page_notice"

/** The cookie that carries a notice to the next page, at most half a minute. It holds only what will be shown. */
export const noticeCookie = (notice: Notice, isPage = false): string =>
  `${isPage ? pageNoticeCookieName : noticeCookieName}=${encodeURIComponent(JSON.stringify(notice))}; Path=/; Max-Age=30; SameSite=Lax`

/**
 * Leaves a notice for the next page of this window. It stands in the window's own storage: a cookie would go to
 * whichever window loads a page first.
 */
export function storeNotice(notice: Notice): void {
  try {
    window.sessionStorage.setItem(noticeCookieName, JSON.stringify(notice))
  } catch {
    // Storage may be forbidden: the next page is right all the same, only nobody is told why.
  }
}

function takeStoredNotice(): string | undefined {
  try {
    const left = window.sessionStorage.getItem(noticeCookieName) ?? undefined
    window.sessionStorage.removeItem(noticeCookieName)
    return left
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

/** The notice that a browser which loads a page brings along, as the page's loader reads its cookie. */
export function readPageNotice(cookie: string | undefined): Notice | null {
  try {
    return parseNotice(cookie && decodeURIComponent(cookie))
  } catch {
    return null
  }
}
export const expiredNoticeCookie = `${pageNoticeCookieName}=; Path=/; Max-Age=0; SameSite=Lax`

/** Takes the notice that waits for this page: the one this window left, else the one the server sent along. */
export function takeNotice(): Notice | null {
  const left = takeStoredNotice()
  return left === undefined ? readPageNotice(takeCookieNotice()) : parseNotice(left)
}
