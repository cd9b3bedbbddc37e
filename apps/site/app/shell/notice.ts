/** A toast that survives a redirect or a full load: it travels in a cookie that the next page reads and deletes. */
export type Notice = { kind: "success" | "error" | "information"; text: string }

const name = "notice"

/** The cookie that carries a notice to the next page, at most half a minute. It holds only what will be shown. */
export const noticeCookie = (notice: Notice): string =>
  `${name}=${encodeURIComponent(JSON.stringify(notice))}; Path=/; Max-Age=30; SameSite=Lax`

/** Takes the waiting notice out of the browser's cookies. */
export function takeNotice(): Notice | null {
  const found = document.cookie.match(/(?:^|;\s*)notice=([^;]+)/)?.[1]
  if (!found) return null
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from Firefox ESR and Safari before 18.4.
  document.cookie = `${name}=; Path=/; Max-Age=0`
  try {
    const notice = JSON.parse(decodeURIComponent(found)) as Partial<Notice>
    const known = notice.kind === "success" || notice.kind === "error" || notice.kind === "information"
    return known && typeof notice.text === "string" ? { kind: notice.kind!, text: notice.text } : null
  } catch {
    return null
  }
}
