import { cookieForAYear, expiredCookie } from "./cookieJar.ts"

export const colourThemes = ["light", "dark"] as const
export type ColourTheme = (typeof colourThemes)[number]

export const colourThemeCookie = "theme"

/** Null where the device decides. */
export const parseColourTheme = (word: unknown): ColourTheme | null =>
  colourThemes.find((theme) => theme === word) ?? null

export const toColourThemeCookie = (theme: ColourTheme | null): string =>
  theme ? cookieForAYear(colourThemeCookie, theme) : expiredCookie(colourThemeCookie)

/** What a browser paints around the page: the ink of each theme. */
export const groundColours: Record<ColourTheme, string> = { light: "#FBF6EC", dark: "#120D18" }
