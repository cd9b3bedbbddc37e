import { randomInt, randomUUID } from "node:crypto"
import type { Request } from "../studio/decide.ts"
import type { RoundView, SessionView } from "../studio/view.ts"

/** A round may take this long: a bet and its win are each repeated before the studio gives up. */
const patienceMs = 15_000
/** The highest stake of a robot: it is there so that something moves, and its money is to last. */
const mostCents = 50

/** A robot at a game. */
export type AtGame = {
  /** The game refuses a round that is asked for sooner than this after the one before, ms. */
  readonly cycleMs: number
  /**
   * Plays one round, at one of a robot's small stakes or at the highest of the game; answers what is left, in cents, or undefined
   * where nothing can be played here any more.
   */
  play(stake?: "small" | "highest"): Promise<number | undefined>
}

/**
 * Sits down at the game that a casino has opened for its player, by the address of the game's page, and plays it by the calls
 * of that page. Undefined where it cannot be played: it is gone, or no game with one stake.
 */
export async function sitDown(pageUrl: string): Promise<AtGame | undefined> {
  const session = new URL(pageUrl).searchParams.get("session")
  const ask = async <T>(call: string, init?: RequestInit): Promise<T | undefined> => {
    const answer = await fetch(new URL(`api/${call}`, pageUrl), {
      ...init,
      signal: AbortSignal.timeout(patienceMs),
    })
    return answer.ok ? ((await answer.json()) as T) : undefined
  }
  const view = session && (await ask<SessionView>(`session?session=${encodeURIComponent(session)}`))
  if (!view || view.ended !== undefined || view.mode !== "real" || view.title.model.engine === "roulette")
    return undefined
  const all = view.title.stakesCents
  const stakes = all.filter((cents) => cents <= mostCents)
  if (stakes.length === 0) return undefined
  let seen: string | undefined
  /** A round that was begun before is played to its end first. */
  let next: { key: string; request: Request } | undefined = view.unseen

  async function play(stake: "small" | "highest" = "small"): Promise<number | undefined> {
    const stakeCents = stake === "highest" ? Math.max(...all) : stakes[randomInt(stakes.length)]!
    const { key, request } = next ?? { key: randomUUID(), request: { stakeCents } }
    const round = await ask<RoundView>("round", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session, key, ...(seen ? { seen } : {}), ...request }),
    })
    if (round?.kind === "unseen") {
      next = { key: round.key, request: round.request }
      return play(stake)
    }
    if (round?.kind !== "played") return undefined
    next = undefined
    seen = key
    return round.balanceCents
  }
  return { cycleMs: view.minimumCycleMs, play }
}
