import { bills } from "virtual:bills-art"
import { glass } from "virtual:glass-art"
import { heroWide } from "virtual:house-art"
import { city } from "virtual:quest-art"
import { quest, tournaments } from "@elite/contract"
import type { JackpotsReply } from "../jackpots/jackpots.server.ts"
import { orNull } from "../orNull.server.ts"
import type { Banner } from "../shell/banners.server.ts"
import { isEntered } from "../tournaments/programme.ts"
import { assignScenes } from "../tournaments/scenes.ts"
import type { Api } from "../visit.server.ts"
import type { Act, ActOf, TournamentAct } from "./stage.ts"

const byStart = (a: { from: string }, b: { from: string }) => Date.parse(a.from) - Date.parse(b.from)

/** Undefined while no quest runs, or where it cannot be read. */
export async function readQuestAct(api: Api): Promise<ActOf<"quest"> | undefined> {
  const current = (await orNull(api.call(quest.getQuest, {})))?.quest
  if (current?.state !== "running") return undefined
  const { week, pool, players, adds, guaranteed, until } = current
  return {
    ...{ kind: "quest", week, pool, players, adds, guaranteed, until },
    art: { src: city.terminus, fit: "foot" },
  }
}

/** Those that may be entered or are played, first the ones that begin first. Empty where they cannot be read. */
export async function readTournamentActs(api: Api): Promise<readonly ActOf<"tournament">[]> {
  const reply = await orNull(api.call(tournaments.getCurrentTournaments, {}))
  const shown = (reply?.tournaments ?? [])
    .filter(({ state }) => state === "running" || state === "registering" || state === "announced")
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || byStart(a, b))
  const scenes = assignScenes(shown)
  return shown.map((tournament) => {
    const { tournamentId, type, pool, prizesIn, entries, entryFee, from, until, isOpen } = tournament
    const facts: TournamentAct = {
      ...{ tournamentId, type, pool, prizesIn, entries, entryFee, from, until, isOpen },
      name: tournament.name[api.language],
      isRunning: tournament.state === "running",
      hasEntered: isEntered(tournament),
    }
    const { src } = bills[scenes.get(tournament.seriesId)!][type]
    return { kind: "tournament", ...facts, art: { src, fit: "head" } }
  })
}

/** Undefined before the first win. */
export function toJackpotAct({ jackpots }: JackpotsReply): ActOf<"jackpot"> | undefined {
  const [latest] = jackpots
    .flatMap(({ type, lastWinners }) => lastWinners.map((win) => ({ type, ...win })))
    .sort((a, b) => Date.parse(b.wonAt) - Date.parse(a.wonAt))
  if (!latest) return undefined
  const { type, amount, game, wonAt } = latest
  return {
    ...{ kind: "jackpot", type, amount, game: game?.name ?? null, wonAt },
    art: { src: glass[type].lit, fit: "whole" },
  }
}

export const toWelcomeAct = (games: number | null, studios: number | null): ActOf<"welcome"> => ({
  ...{ kind: "welcome", games, studios },
  art: { src: heroWide, fit: "foot" },
})

export const toBannerActs = (banners: readonly Banner[]): readonly Act[] =>
  banners.map((banner) => ({ kind: "banner", ...banner, art: { src: banner.imageUrl, fit: "foot" } }))
