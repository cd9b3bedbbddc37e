import type { crash } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { type Refusal, toRefusal } from "../api.ts"
import { checkConnection, isUnreachableError, whenConnected } from "../shell/connection.ts"
import { redirectHome } from "../shell/redirectHome.ts"
import type { BetApi } from "./betApi.ts"
import type { BetRequest, PanelName } from "./betForm.ts"
import type { LiveRound } from "./liveState.ts"
import { findPanelBet } from "./panelAction.ts"

/** What became of a bet that was cashed out is asked again after so long, while nobody knows. */
const retryMs = 500

/** What is under way at a panel, and what became of it. */
export type PanelStatus = {
  /** Sent, and not answered yet. */
  readonly isPending: boolean
  /** Sent, and nobody knows whether it arrived: it is asked again once there is a connection. */
  readonly isUnsure: boolean
  readonly refusal: Refusal["refusal"] | null
  /** What is to be placed when the next round opens. */
  readonly next: BetRequest | null
}
const idleStatus: PanelStatus = { isPending: false, isUnsure: false, refusal: null, next: null }
type PanelStatuses = Readonly<Record<PanelName, PanelStatus>>

/** Asks, and again under the same id whenever there was no answer, for as long as the page is there. */
async function retryUntilAnswered<T>(
  ask: () => Promise<T>,
  gone: AbortSignal,
  onUnsure: () => void,
): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (problem) {
      if (!isUnreachableError(problem)) throw problem
      onUnsure()
      const isReached = await checkConnection()
      await (isReached ? new Promise((next) => window.setTimeout(next, retryMs)) : whenConnected(gone))
      gone.throwIfAborted()
    }
  }
}

/** A session that may not be here any more leads home, as everywhere; every other refusal is said at its panel. What is none is thrown. */
function toPanelRefusal(problem: unknown): Refusal["refusal"] {
  const { refusal } = toRefusal(problem)
  if (refusal.status === 401 || refusal.status === 403) redirectHome()
  return refusal
}

function useUnmountSignal(): () => AbortSignal {
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
export function usePanelActions(table: BetApi, known: LiveRound, hear: (bet: crash.OwnCrashBet) => void) {
  const [doings, setDoings] = useState<PanelStatuses>({ a: idleStatus, b: idleStatus })
  const signal = useUnmountSignal()
  const at = useRef(known)
  at.current = known
  const set = useCallback(
    (panel: PanelName, part: Partial<PanelStatus>) =>
      setDoings((now) => ({ ...now, [panel]: { ...now[panel], ...part } })),
    [],
  )

  const send = useCallback(
    async (panel: PanelName, ask: () => Promise<{ bet: crash.OwnCrashBet; isKnown?: boolean }>) => {
      set(panel, { isPending: true, isUnsure: false, refusal: null })
      const onUnsure = () => set(panel, { isUnsure: true })
      try {
        for (;;) {
          const { bet, isKnown = true } = await retryUntilAnswered(ask, signal(), onUnsure)
          hear(bet)
          const isTold = findPanelBet(at.current, panel)?.state !== "placed" && bet.state === "placed"
          if (isKnown || isTold) return bet
          await new Promise((next) => window.setTimeout(next, retryMs))
        }
      } catch (problem) {
        if (signal().aborted) return undefined
        set(panel, { refusal: toPanelRefusal(problem) })
        return undefined
      } finally {
        set(panel, { isPending: false, isUnsure: false })
      }
    },
    [hear, set, signal],
  )

  const bet = useCallback(
    (panel: PanelName, { cents, target }: BetRequest, isAuto = false) => {
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
    cancel: (panel: PanelName, betId: string) => send(panel, () => table.cancel(betId)),
    cashOut: (panel: PanelName, betId: string) => send(panel, () => table.cashOut(betId)),
    keepForNext: (panel: PanelName, next: BetRequest | null) => set(panel, { next, refusal: null }),
  }
}
export type PanelActions = ReturnType<typeof usePanelActions>

/** Places what waits for the next round once that opens. */
function usePlaceNext(
  known: LiveRound,
  doings: PanelStatuses,
  set: (panel: PanelName, part: Partial<PanelStatus>) => void,
  bet: PanelActions["bet"],
): void {
  const { state } = known
  useEffect(() => {
    if (state?.phase !== "betting") return
    for (const panel of ["a", "b"] as const) {
      const { next, isPending } = doings[panel]
      if (!next || isPending || findPanelBet(known, panel)) continue
      set(panel, { next: null })
      void bet(panel, next)
    }
  }, [state, known, doings, set, bet])
}
