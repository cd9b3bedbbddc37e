import type { Language } from "@elite/contract"
import { useUncachedOnly } from "@elite/ui"
import { useMatches, useRouteLoaderData } from "react-router"
import { useLanguage } from "../language.ts"
import type { Chrome, Handle } from "../page.ts"
import type { loader, Player } from "./shell.server.ts"

export type { Player, Summary } from "./shell.server.ts"

/** What the shell's loader answered; undefined only where the shell itself failed. Not for a part that is kept. */
export function useShell() {
  useUncachedOnly()
  const language: Language = useLanguage()
  return useRouteLoaderData<typeof loader>(`shell.${language}`)
}

/** What a link calls a telephone number with. */
export const toTelUrl = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`

/** The logged-in player, or null for a visitor. */
export const usePlayer = (): Player | null => useShell()?.player ?? null

/** Whether deposits are open to this person: not to somebody the register names, on a break or excluded by themselves. */
export const useMayDeposit = (): boolean => !usePlayer()?.exclusion

/** Whether games may be tried for fun here: a policy of the operator, and of the law. */
export const useOffersDemo = (): boolean => useShell()?.site.features.demoPlay === "on"

/** Whether the house plays jackpots: a policy of the operator. */
export const usePlaysJackpots = (): boolean => useShell()?.site.features.jackpots === "on"

/** Whether the house plays its own crash game: a policy of the operator, and of the law. */
export const usePlaysCrash = (): boolean => useShell()?.site.features.crash === "on"

/** Whether bets can win prizes of a campaign: a policy of the operator. */
export const useHasDrops = (): boolean => useShell()?.site.features.prizeDrops === "on"

/** Whether the house plays quests: a policy of the operator. */
export const usePlaysQuest = (): boolean => useShell()?.site.features.questHouseMoney === "on"

/** Whether the house plays tournaments: those that players pay for alone it plays for information only as well. */
export const usePlaysTournaments = (): boolean => {
  const { tournamentHousePrizes = "off" } = useShell()?.site.features ?? {}
  return tournamentHousePrizes !== "off"
}

/** Whether the house has a sports book to show: a policy of the operator, and of the law. */
export const useHasSportsBook = (): boolean => (useShell()?.site.features.sportsbook ?? "off") !== "off"

/** Whether the page of invitations has something to say to this player: a policy of the operator, and of the law. */
export function useOffersReferrals(): boolean {
  const shell = useShell()
  return (shell?.site.features.referralReward ?? "off") !== "off" && !shell?.player?.exclusion
}

/** Whether the verifier may look at pictures in place of its own page: a policy of the operator. */
export const useOffersDocumentImages = (): boolean => useShell()?.site.features.checkByPictures === "on"

/** Whether rounds are played on this page (see `page.ts`). */
export const useIsGamePage = (): boolean =>
  useMatches().some(({ handle }) => (handle as Handle | undefined)?.hostsRounds === true)

export const wholeChrome: Chrome = { header: true, sidebar: true, footer: true, bottom: true, strip: true }

/** The parts of the shell that this page shows, as its `handle` says (see `page.ts`). */
export function useChrome(): Chrome {
  const said = useMatches().map(({ handle }) => (handle as Handle | undefined)?.chrome)
  return Object.assign({ ...wholeChrome }, ...said) as Chrome
}
