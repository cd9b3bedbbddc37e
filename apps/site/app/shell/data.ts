import type { Language, me, ReplyOf } from "@elite/contract"
import { useMatches, useRouteLoaderData } from "react-router"
import { useLanguage } from "../language.ts"
import type { loader } from "./shell.tsx"

export type Summary = ReplyOf<typeof me.getSessionSummary>

/** What every page knows about the player: enough to address them, nothing personal beyond it. */
export type Player = {
  userId: number
  username: string
  isEmailVerified: boolean
  kycStatus: "none" | "inProgress" | "accepted" | "declined"
  /** Why they may withdraw and look back, and nothing else. */
  exclusion: me.User["exclusion"] | null
}

/** What the shell's loader answered; undefined only where the shell itself failed. */
export function useShell() {
  const language: Language = useLanguage()
  return useRouteLoaderData<typeof loader>(`shell.${language}`)
}

/** The logged-in player, or null for a visitor. */
export const usePlayer = (): Player | null => useShell()?.player ?? null

/**
 * Parts of the shell that a page may hide, as its `handle` says: `{ chrome: { sidebar: false } }`. A `wide` header is
 * hidden on a phone only; `bottom` is the phone's navigation.
 */
export type Chrome = { header: boolean | "wide"; sidebar: boolean; footer: boolean; bottom: boolean }

export function useChrome(): Chrome {
  const said = useMatches().map(({ handle }) => (handle as { chrome?: Partial<Chrome> } | undefined)?.chrome)
  return Object.assign({ header: true, sidebar: true, footer: true, bottom: true }, ...said) as Chrome
}
