import { randomInt, randomUUID } from "node:crypto"
import type { Action, Request } from "../studio/engine.ts"
import type { OpenView, RoundView, SessionView } from "../studio/view.ts"

/** A round may take this long, because bet and win are retried. */
const patienceMs = 15_000
/** The highest stake of a robot, so that its money lasts. */
const mostCents = 50

export type AtGame = {
  /** The shortest interval between two rounds, ms. */
  readonly cycleMs: number
  /**
   * Plays one round at a small or the highest stake; returns the balance in cents, or undefined where no further round
   * is possible.
   */
  play(stake?: "small" | "highest"): Promise<number | undefined>
}

/**
 * Opens a game by the address of its page, and plays it by the calls of that page. Undefined for a missing game, or one
 * without a single stake.
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
  const post = <T>(call: string, fields: object) =>
    ask<T>(call, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session, ...fields }),
    })
  const view = session && (await ask<SessionView>(`session?session=${encodeURIComponent(session)}`))
  if (!view || view.ended !== undefined || view.mode !== "real") return undefined
  const all = view.title.stakesCents
  const stakes = all.filter((cents) => cents <= mostCents)
  if (stakes.length === 0) return undefined
  let seen: string | undefined
  /** An unfinished round is completed first. */
  let next: { key: string; request: Request } | undefined = view.unseen

  async function play(stake: "small" | "highest" = "small"): Promise<number | undefined> {
    const stakeCents = stake === "highest" ? Math.max(...all) : stakes[randomInt(stakes.length)]!
    const { key, request } = next ?? { key: randomUUID(), request: { stakeCents } }
    const round = await post<RoundView>("round", { key, ...(seen ? { seen } : {}), ...request })
    if (round?.kind === "unseen") {
      next = { key: round.key, request: round.request }
      return play(stake)
    }
    const played = round?.kind === "open" ? await decide(key, round) : round
    if (played?.kind !== "played") return undefined
    next = undefined
    seen = key
    return played.balanceCents
  }

  /** Takes decisions without a further stake until the round is over. */
  async function decide(key: string, first: OpenView): Promise<RoundView | undefined> {
    let open: RoundView | undefined = first
    while (open?.kind === "open") {
      const free: readonly Action[] = open.actions.filter(({ stakeCents }) => stakeCents === 0)
      const action = free[randomInt(free.length)]!.name
      open = await post<RoundView>("decision", { key, step: open.step, action })
    }
    return open
  }
  return { cycleMs: view.minimumCycleMs, play }
}
