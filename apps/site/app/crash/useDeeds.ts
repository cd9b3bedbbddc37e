import type { crash } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { type Refusal, refused } from "../api.ts"
import { askConnection, isUnreachable, whenConnected } from "../shell/connection.ts"
import { takeHome } from "../shell/takeHome.ts"
import { betAt } from "./deed.ts"
import type { Known } from "./heard.ts"
import type { Table } from "./table.ts"
import type { Panel, Wish } from "./wish.ts"

/** What became of a bet that was cashed out is asked again after so long, while nobody knows. */
const againMs = 500

/** What is under way at a panel, and what became of it. */
export type Doing = {
  /** Sent, and not answered yet. */
  readonly isPending: boolean
  /** Sent, and nobody knows whether it arrived: it is asked again once there is a connection. */
  readonly isUnsure: boolean
  readonly refusal: Refusal["refusal"] | null
  /** What is to be placed when the next round opens. */
  readonly next: Wish | null
}
const idle: Doing = { isPending: false, isUnsure: false, refusal: null, next: null }
type Doings = Readonly<Record<Panel, Doing>>

/** Asks, and again under the same id whenever there was no answer, for as long as the page is there. */
async function insist<T>(ask: () => Promise<T>, gone: AbortSignal, onUnsure: () => void): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (problem) {
      if (!isUnreachable(problem)) throw problem
      onUnsure()
      const isReached = await askConnection()
      await (isReached ? new Promise((next) => window.setTimeout(next, againMs)) : whenConnected(gone))
      gone.throwIfAborted()
    }
  }
}

/** A session that may not be here any more leads home, as everywhere; every other refusal is said at its panel. What is none is thrown. */
function refusalOf(problem: unknown): Refusal["refusal"] {
  const { refusal } = refused(problem)
  if (refusal.status === 401 || refusal.status === 403) takeHome()
  return refusal
}

function useGone(): () => AbortSignal {
  const gone = useRef<AbortController | null>(null)
  gone.current ??= new AbortController()
  useEffect(() => {
    if (gone.current?.signal.aborted) gone.current = new AbortController()
    return () => gone.current?.abort()
  }, [])
  return useCallback(() => gone.current!.signal, [])
}

/**
 * What a player does at the two panels: places a bet, takes it back, cashes it out; and a bet that waits for the next round.
 * Each is asked under one id until it is answered. `hear` is told what became of it.
 */
export function useDeeds(table: Table, known: Known, hear: (bet: crash.OwnCrashBet) => void) {
  const [doings, setDoings] = useState<Doings>({ a: idle, b: idle })
  const signal = useGone()
  const at = useRef(known)
  at.current = known
  const set = useCallback(
    (panel: Panel, part: Partial<Doing>) =>
      setDoings((now) => ({ ...now, [panel]: { ...now[panel], ...part } })),
    [],
  )

  const send = useCallback(
    async (panel: Panel, ask: () => Promise<{ bet: crash.OwnCrashBet; isKnown?: boolean }>) => {
      set(panel, { isPending: true, isUnsure: false, refusal: null })
      const onUnsure = () => set(panel, { isUnsure: true })
      try {
        for (;;) {
          const { bet, isKnown = true } = await insist(ask, signal(), onUnsure)
          hear(bet)
          const isTold = betAt(at.current, panel)?.state !== "placed" && bet.state === "placed"
          if (isKnown || isTold) return bet
          await new Promise((next) => window.setTimeout(next, againMs))
        }
      } catch (problem) {
        if (signal().aborted) return undefined
        set(panel, { refusal: refusalOf(problem) })
        return undefined
      } finally {
        set(panel, { isPending: false, isUnsure: false })
      }
    },
    [hear, set, signal],
  )

  const bet = useCallback(
    (panel: Panel, { cents, target }: Wish, isAuto = false) => {
      const roundId = at.current.state?.roundId
      if (roundId === undefined) return Promise.resolve(undefined)
      const wish = {
        betId: crypto.randomUUID(),
        roundId,
        panel,
        amount: cents / 100,
        ...(target !== undefined && { target }),
        ...(isAuto && { isAuto }),
      }
      return send(panel, () => table.place(wish))
    },
    [send, table],
  )
  usePlaceNext(known, doings, set, bet)
  return {
    doings,
    bet,
    cancel: (panel: Panel, betId: string) => send(panel, () => table.cancel(betId)),
    cashOut: (panel: Panel, betId: string) => send(panel, () => table.cashOut(betId)),
    keepForNext: (panel: Panel, next: Wish | null) => set(panel, { next, refusal: null }),
  }
}
export type Deeds = ReturnType<typeof useDeeds>

/** Places what waits for the next round once that opens. */
function usePlaceNext(
  known: Known,
  doings: Doings,
  set: (panel: Panel, part: Partial<Doing>) => void,
  bet: Deeds["bet"],
): void {
  const { state } = known
  useEffect(() => {
    if (state?.phase !== "betting") return
    for (const panel of ["a", "b"] as const) {
      const { next, isPending } = doings[panel]
      if (!next || isPending || betAt(known, panel)) continue
      set(panel, { next: null })
      void bet(panel, next)
    }
  }, [state, known, doings, set, bet])
}
