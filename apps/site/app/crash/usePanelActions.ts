import type { crash } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { type Refusal, toRefusal } from "../api.ts"
import { checkConnection, isUnreachableError, whenConnected } from "../shell/connection.ts"
import { redirectHome } from "../shell/redirectHome.ts"
import type { BetApi } from "./betApi.ts"
import type { BetRequest, PanelName } from "./betForm.ts"
import type { LiveRound } from "./liveState.ts"
import { findPanelBet } from "./panelAction.ts"

const retryMs = 500

export type PanelStatus = {
  readonly isPending: boolean
  /** It is unknown whether the request arrived; it is repeated once there is a connection. */
  readonly isUnsure: boolean
  readonly refusal: Refusal["refusal"] | null
  readonly next: BetRequest | null
}
const idleStatus: PanelStatus = { isPending: false, isUnsure: false, refusal: null, next: null }
type PanelStatuses = Readonly<Record<PanelName, PanelStatus>>

/** Repeats under the same id until there is an answer, while the page is open. */
async function retryUntilAnswered<T>(
  request: () => Promise<T>,
  abortSignal: AbortSignal,
  onUnsure: () => void,
): Promise<T> {
  for (;;) {
    try {
      return await request()
    } catch (problem) {
      if (!isUnreachableError(problem)) throw problem
      onUnsure()
      const isReached = await checkConnection()
      await (isReached ? new Promise((next) => window.setTimeout(next, retryMs)) : whenConnected(abortSignal))
      abortSignal.throwIfAborted()
    }
  }
}

/** 401 and 403 lead home, as everywhere. Rethrows anything that is not a refusal. */
function toPanelRefusal(problem: unknown): Refusal["refusal"] {
  const { refusal } = toRefusal(problem)
  if (refusal.status === 401 || refusal.status === 403) redirectHome()
  return refusal
}

function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null)
  controller.current ??= new AbortController()
  useEffect(() => {
    if (controller.current?.signal.aborted) controller.current = new AbortController()
    return () => controller.current?.abort()
  }, [])
  return useCallback(() => controller.current!.signal, [])
}

/** Each request keeps its id until it is answered. */
export function usePanelActions(
  betApi: BetApi,
  known: LiveRound,
  addOwnBet: (bet: crash.OwnCrashBet) => void,
) {
  const [statuses, setStatuses] = useState<PanelStatuses>({ a: idleStatus, b: idleStatus })
  const signal = useUnmountSignal()
  const knownRef = useRef(known)
  knownRef.current = known
  const set = useCallback(
    (panel: PanelName, part: Partial<PanelStatus>) =>
      setStatuses((now) => ({ ...now, [panel]: { ...now[panel], ...part } })),
    [],
  )

  const send = useCallback(
    async (panel: PanelName, request: () => Promise<{ bet: crash.OwnCrashBet; isKnown?: boolean }>) => {
      set(panel, { isPending: true, isUnsure: false, refusal: null })
      const onUnsure = () => set(panel, { isUnsure: true })
      try {
        for (;;) {
          const { bet, isKnown = true } = await retryUntilAnswered(request, signal(), onUnsure)
          addOwnBet(bet)
          const isAlreadyKnown =
            findPanelBet(knownRef.current, panel)?.state !== "placed" && bet.state === "placed"
          if (isKnown || isAlreadyKnown) return bet
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
    [addOwnBet, set, signal],
  )

  const bet = useCallback(
    (panel: PanelName, { cents, target }: BetRequest, isAuto = false) => {
      const roundId = knownRef.current.state?.roundId
      if (roundId === undefined) return Promise.resolve(undefined)
      const input = {
        betId: crypto.randomUUID(),
        roundId,
        panel,
        amount: cents / 100,
        ...(target !== undefined && { target }),
        ...(isAuto && { isAuto }),
      }
      return send(panel, () => betApi.place(input))
    },
    [send, betApi],
  )
  usePlaceNext(known, statuses, set, bet)
  return {
    statuses,
    bet,
    cancel: (panel: PanelName, betId: string) => send(panel, () => betApi.cancel(betId)),
    cashOut: (panel: PanelName, betId: string) => send(panel, () => betApi.cashOut(betId)),
    keepForNext: (panel: PanelName, next: BetRequest | null) => set(panel, { next, refusal: null }),
  }
}
export type PanelActions = ReturnType<typeof usePanelActions>

function usePlaceNext(
  known: LiveRound,
  statuses: PanelStatuses,
  set: (panel: PanelName, part: Partial<PanelStatus>) => void,
  bet: PanelActions["bet"],
): void {
  const { state } = known
  useEffect(() => {
    if (state?.phase !== "betting") return
    for (const panel of ["a", "b"] as const) {
      const { next, isPending } = statuses[panel]
      if (!next || isPending || findPanelBet(known, panel)) continue
      set(panel, { next: null })
      void bet(panel, next)
    }
  }, [state, known, statuses, set, bet])
}
