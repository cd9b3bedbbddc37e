import type { Language } from "@elite/contract"
import { useMatches, useRouteLoaderData } from "react-router"
import { useLanguage } from "../language.ts"
import type { Chrome, Handle } from "../page.ts"
import type { loader, Player } from "./shell.server.ts"

export type { Player, Summary } from "./shell.server.ts"

/** What the shell's loader answered; undefined only where the shell itself failed. */
export function useShell() {
  const language: Language = useLanguage()
  return useRouteLoaderData<typeof loader>(`shell.${language}`)
}

/** The logged-in player, or null for a visitor. */
export const usePlayer = (): Player | null => useShell()?.player ?? null

/** Whether games may be tried for fun here: a policy of the operator, and of the law. */
export const useOffersDemo = (): boolean => useShell()?.site.features.demoPlay === "on"

/** The parts of the shell that this page shows, as its `handle` says (see `page.ts`). */
export function useChrome(): Chrome {
  const said = useMatches().map(({ handle }) => (handle as Handle | undefined)?.chrome)
  return Object.assign({ header: true, sidebar: true, footer: true, bottom: true }, ...said) as Chrome
}
