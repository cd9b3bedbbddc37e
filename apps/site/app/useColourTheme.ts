import { useSyncExternalStore } from "react"
import { useRouteLoaderData } from "react-router"
import { type ColourTheme, colourThemeCookie, parseColourTheme, toColourThemeCookie } from "./colourTheme.ts"
import { readCookie, writeCookie } from "./cookieJar.ts"

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The page changes at once, without a request. */
export function chooseColourTheme(theme: ColourTheme | null): void {
  writeCookie(toColourThemeCookie(theme))
  for (const listener of listeners) listener()
}

/** Null where the device decides. */
export function useColourTheme(): ColourTheme | null {
  const root = useRouteLoaderData("root") as { theme: ColourTheme | null } | undefined
  return useSyncExternalStore(
    subscribe,
    () => parseColourTheme(readCookie(colourThemeCookie)),
    () => root?.theme ?? null,
  )
}
