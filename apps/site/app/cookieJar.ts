const yearSeconds = 365 * 24 * 3600

export const readCookieText = (): string => document.cookie

export const readCookie = (name: string): string | undefined =>
  readCookieText().match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))?.[1]

export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from Firefox ESR and Safari before 18.4.
  document.cookie = cookie
}

/** Remembers a display choice, so that the server renders the next page with it. */
export const writeCookieForAYear = (name: string, word: string): void =>
  writeCookie(cookieForAYear(name, word))

export const cookieForAYear = (name: string, word: string): string =>
  `${name}=${word}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`

export const expiredCookie = (name: string): string => `${name}=; Path=/; Max-Age=0; SameSite=Lax`
