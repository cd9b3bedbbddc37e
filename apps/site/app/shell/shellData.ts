import type { Language } from "@elite/contract"
import { useMatches, useRouteLoaderData } from "react-router"
import { useUncachedOnly } from "../../rendering/CachedFragment.tsx"
import { useLanguage } from "../language.ts"
import type { Chrome, Handle } from "../page.ts"
import type { loader, Player } from "./shell.server.ts"

export type { Player, Summary } from "./shell.server.ts"

/** Undefined only where the shell failed. Not for a cached fragment. */
export function useShell() {
  useUncachedOnly()
  const language: Language = useLanguage()
  return useRouteLoaderData<typeof loader>(`shell.${language}`)
}

export const toTelUrl = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`

export const usePlayer = (): Player | null => useShell()?.player ?? null

/** False for a player whom the register or an exclusion bars. */
export const useMayDeposit = (): boolean => !usePlayer()?.exclusion

export const useOffersDemo = (): boolean => useShell()?.site.features.demoPlay === "on"

export const usePlaysJackpots = (): boolean => useShell()?.site.features.jackpots === "on"

export const usePlaysCrash = (): boolean => useShell()?.site.features.crash === "on"

/** Codes of the categories with games, "crash" where our own game is on; empty where they could not be read. */
export function useOfferedCategories(): readonly string[] {
  const listed = useShell()?.categories.map(({ code }) => code) ?? []
  return usePlaysCrash() && listed.length > 0 ? [...listed, "crash"] : listed
}

/** Every category is, where those on offer could not be read. */
export const isCategoryOffered = (category: string, offered: readonly string[]): boolean =>
  offered.length === 0 || offered.includes(category)

export const useHasDrops = (): boolean => useShell()?.site.features.prizeDrops === "on"

export const usePlaysQuest = (): boolean => useShell()?.site.features.questHouseMoney === "on"

/** Also `infoOnly`, which has only tournaments that players pay for alone. */
export const usePlaysTournaments = (): boolean => {
  const { tournamentHousePrizes = "off" } = useShell()?.site.features ?? {}
  return tournamentHousePrizes !== "off"
}

export const useHasSportsBook = (): boolean => (useShell()?.site.features.sportsbook ?? "off") !== "off"

export function useOffersReferrals(): boolean {
  const shell = useShell()
  return (shell?.site.features.referralReward ?? "off") !== "off" && !shell?.player?.exclusion
}

export const useOffersDocumentImages = (): boolean => useShell()?.site.features.checkByPictures === "on"

export const useIsGamePage = (): boolean =>
  useMatches().some(({ handle }) => (handle as Handle | undefined)?.hostsRounds === true)

export const wholeChrome: Chrome = { header: true, sidebar: true, footer: true, bottom: true, strip: true }

export function useChrome(): Chrome {
  const overrides = useMatches().map(({ handle }) => (handle as Handle | undefined)?.chrome)
  return Object.assign({ ...wholeChrome }, ...overrides) as Chrome
}
