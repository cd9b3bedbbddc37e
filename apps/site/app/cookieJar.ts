const yearSeconds = 365 * 24 * 3600

/** Every cookie that scripts may read, as one text. */
export const readCookieText = (): string => document.cookie

/** The value of a cookie that scripts may read. */
export const readCookie = (name: string): string | undefined =>
  readCookieText().match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))?.[1]

/** Sets a cookie from the browser, worded as a server would. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from Firefox ESR and Safari before 18.4.
  document.cookie = cookie
}

/** Keeps how somebody left a page, so that the server draws the next one alike: a word, for a year. */
export const writeCookieForAYear = (name: string, word: string): void =>
  writeCookie(`${name}=${word}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`)
