import type { crash } from "@elite/contract"

export type PanelAction =
  | { readonly kind: "bet" }
  | { readonly kind: "cancel" | "cashOut"; readonly bet: crash.OwnCrashBet }
  /** Places a bet when the next round opens, while the page stays open; or cancels that. */
  | { readonly kind: "betNext" | "forgetNext" }
  /** Below the lowest multiplier, the outcome is unknown, no round opens, or none is visible. */
  | { readonly kind: "wait"; readonly why: "takingOff" | "settling" | "paused" | "unheard" }

export type PanelContext = {
  readonly state: Pick<crash.CrashState, "roundId" | "phase"> | null
  readonly own: readonly crash.OwnCrashBet[]
  readonly isPaused: boolean
  /** A moving flight below the lowest multiplier for a cash-out. */
  readonly isLow: boolean
  readonly isNext: boolean
}

/** A cancelled bet leaves the panel free. */
export const findPanelBet = ({ state, own }: Pick<PanelContext, "state" | "own">, panel: "a" | "b") =>
  own.find((bet) => bet.panel === panel && bet.roundId === state?.roundId && bet.state !== "cancelled")

export function panelAction(context: PanelContext, panel: "a" | "b"): PanelAction {
  const { state, isPaused, isLow, isNext } = context
  if (!state) return { kind: "wait", why: isPaused ? "paused" : "unheard" }
  const bet = findPanelBet(context, panel)
  if (bet?.state === "placed") {
    if (state.phase === "betting") return { kind: "cancel", bet }
    if (state.phase !== "flying") return { kind: "wait", why: "settling" }
    return isLow ? { kind: "wait", why: "takingOff" } : { kind: "cashOut", bet }
  }
  if (state.phase === "betting" && !bet) return { kind: "bet" }
  if (isNext) return { kind: "forgetNext" }
  return isPaused ? { kind: "wait", why: "paused" } : { kind: "betNext" }
}

/**
 * The open panel, and those with a bet until the round is over: the second button must not move to the place of the
 * first.
 */
export const pinnedPanels = (
  context: Pick<PanelContext, "state" | "own">,
  open: "a" | "b" | null,
): readonly ("a" | "b")[] =>
  (["a", "b"] as const).filter((panel) => panel === open || findPanelBet(context, panel))

const panelActions = (context: PanelContext) =>
  (["a", "b"] as const).map((panel) => panelAction(context, panel))

export const spaceBarBet = (context: PanelContext): crash.OwnCrashBet | undefined =>
  panelActions(context).flatMap((action) => (action.kind === "cashOut" ? [action.bet] : []))[0]

/** Whether a bet will be cashed out by the space bar: pressed too early it must not scroll the page. */
export const isSpaceBarArmed = (context: PanelContext): boolean =>
  panelActions(context).some(
    (action) => action.kind === "cancel" || (action.kind === "wait" && action.why === "takingOff"),
  )

/** Whether a click meant for the previous action would do something else. */
export const isUnintendedAction = (before: PanelAction["kind"], now: PanelAction["kind"]): boolean =>
  before !== now && before !== "wait" && !(before === "betNext" && now === "bet")
