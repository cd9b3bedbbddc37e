import type { crash } from "@elite/contract"

/** What the one button of a panel does now. */
export type PanelAction =
  | { readonly kind: "bet" }
  | { readonly kind: "cancel" | "cashOut"; readonly bet: crash.OwnCrashBet }
  /** A bet that is placed by itself when the next round opens, as long as the page is open; and to think better of it. */
  | { readonly kind: "betNext" | "forgetNext" }
  /**
   * Nothing to be done: the flight has not reached the lowest multiplier to leave at, what became of the bet is not known yet, no
   * round opens, or there is none to be seen.
   */
  | { readonly kind: "wait"; readonly why: "takingOff" | "settling" | "paused" | "unheard" }

export type PanelContext = {
  readonly state: Pick<crash.CrashState, "roundId" | "phase"> | null
  readonly own: readonly crash.OwnCrashBet[]
  readonly isPaused: boolean
  /** The flight is heard of, and is not as high yet as anybody can leave. */
  readonly isLow: boolean
  /** The panel has a bet for the next round. */
  readonly isNext: boolean
}

/** The bet of a panel in the round that stands; one that was taken back leaves the panel free. */
export const findPanelBet = ({ state, own }: Pick<PanelContext, "state" | "own">, panel: "a" | "b") =>
  own.find((bet) => bet.panel === panel && bet.roundId === state?.roundId && bet.state !== "cancelled")

/** What the button of a panel does, as the round stands. */
export function panelAction(seen: PanelContext, panel: "a" | "b"): PanelAction {
  const { state, isPaused, isLow, isNext } = seen
  if (!state) return { kind: "wait", why: isPaused ? "paused" : "unheard" }
  const bet = findPanelBet(seen, panel)
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
 * Which panels have their button pinned above the bottom navigation of a phone: those with a bet in the round that stands, or else
 * the one that was bet at last. Both stay until the round is over: the second button must not move to where the first was.
 */
export function pinnedPanels(seen: Pick<PanelContext, "state" | "own">): readonly ("a" | "b")[] {
  const inRound = (["a", "b"] as const).filter((panel) => findPanelBet(seen, panel))
  return inRound.length > 0 ? inRound : [seen.own[0]?.panel ?? "a"]
}

const panelActions = (seen: PanelContext) => (["a", "b"] as const).map((panel) => panelAction(seen, panel))

/** Which bet the space bar cashes out: that of the first panel that flies. */
export const spaceBarBet = (seen: PanelContext): crash.OwnCrashBet | undefined =>
  panelActions(seen).flatMap((deed) => (deed.kind === "cashOut" ? [deed.bet] : []))[0]

/** Whether a bet stands that the space bar will cash out: whoever presses it too early means that, and not to scroll. */
export const isSpaceBarArmed = (seen: PanelContext): boolean =>
  panelActions(seen).some(
    (deed) => deed.kind === "cancel" || (deed.kind === "wait" && deed.why === "takingOff"),
  )

/** Whether a button that becomes another would do what nobody pressed it for: where it did nothing before, or the same later, it would not. */
export const isUnintendedAction = (before: PanelAction["kind"], now: PanelAction["kind"]): boolean =>
  before !== now && before !== "wait" && !(before === "betNext" && now === "bet")
