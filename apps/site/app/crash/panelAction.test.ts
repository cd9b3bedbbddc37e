import type { crash } from "@elite/contract"
import { expect, it } from "vitest"
import {
  isSpaceBarArmed,
  isUnintendedAction,
  type PanelContext,
  panelAction,
  pinnedPanels,
  spaceBarBet,
} from "./panelAction.ts"

const own = (more: Partial<crash.OwnCrashBet> = {}) =>
  ({ betId: "x", roundId: 7, panel: "a", state: "placed", ...more }) as crash.OwnCrashBet
const seen = (phase: crash.CrashPhase, more: Partial<PanelContext> = {}): PanelContext => ({
  state: { roundId: 7, phase },
  own: [],
  isPaused: false,
  isLow: false,
  isNext: false,
  ...more,
})
const kinds = (phase: crash.CrashPhase, more: Partial<PanelContext> = {}) =>
  panelAction(seen(phase, more), "a")

it("places a bet while bets are taken, and takes it back until the take-off", () => {
  expect(kinds("betting")).toEqual({ kind: "bet" })
  expect(kinds("betting", { own: [own()] })).toMatchObject({ kind: "cancel", bet: { betId: "x" } })
  expect(kinds("betting", { own: [own({ state: "cancelled" })] })).toEqual({ kind: "bet" })
  expect(kinds("betting", { own: [own({ roundId: 6 })] })).toEqual({ kind: "bet" })
})

it("cashes out what flies, and no more once it has ended", () => {
  expect(kinds("flying", { own: [own()] }).kind).toBe("cashOut")
  expect(kinds("flying", { own: [own({ state: "cashedOut" })] }).kind).toBe("betNext")
  expect(kinds("flying", { own: [own({ panel: "b" })] }).kind).toBe("betNext")
  expect(kinds("crashed", { own: [own()] })).toEqual({ kind: "wait", why: "settling" })
  expect(kinds("void", { own: [own({ state: "refunded" })] }).kind).toBe("betNext")
})

it("offers nothing that would be refused: nobody can leave a flight that has only just taken off", () => {
  const [low, bet] = [{ isLow: true }, own()]
  expect(kinds("flying", { ...low, own: [bet] })).toEqual({ kind: "wait", why: "takingOff" })
  expect(kinds("betting", { ...low, own: [bet] }).kind).toBe("cancel")
  expect(kinds("flying", { ...low, own: [own({ state: "cashedOut" })] }).kind).toBe("betNext")
  expect(spaceBarBet(seen("flying", { ...low, own: [bet] }))).toBeUndefined()
  expect(
    [{ ...low, own: [bet] }, { own: [bet] }, low].map((more) => isSpaceBarArmed(seen("flying", more))),
  ).toEqual([true, false, false])
  expect(isSpaceBarArmed(seen("betting", { own: [bet] }))).toBe(true)
})

it("keeps a bet for the next round, until its player thinks better of it", () => {
  expect(kinds("flying", { isNext: true }).kind).toBe("forgetNext")
  expect(kinds("crashed").kind).toBe("betNext")
})

it("promises nothing where no round is to open, and still lets go what flies", () => {
  expect(kinds("crashed", { isPaused: true })).toEqual({ kind: "wait", why: "paused" })
  expect(panelAction({ ...seen("crashed"), state: null }, "a")).toEqual({ kind: "wait", why: "unheard" })
  expect(kinds("flying", { isPaused: true, own: [own()] }).kind).toBe("cashOut")
  expect(kinds("crashed", { isPaused: true, isNext: true }).kind).toBe("forgetNext")
})

it("leaves by the space bar with the first panel that flies, and not otherwise", () => {
  const both = [own({ betId: "second", panel: "b" }), own({ betId: "first" })]
  expect(spaceBarBet(seen("flying", { own: both }))?.betId).toBe("first")
  expect(spaceBarBet(seen("flying", { own: [both[0]!] }))?.betId).toBe("second")
  expect(spaceBarBet(seen("betting", { own: both }))).toBeUndefined()
})

it("knows when a finger on its way would do what it was not meant for", () => {
  expect(isUnintendedAction("cashOut", "betNext")).toBe(true)
  expect(isUnintendedAction("bet", "cancel")).toBe(true)
  expect(isUnintendedAction("wait", "bet")).toBe(false)
  expect(isUnintendedAction("betNext", "bet")).toBe(false)
  expect(isUnintendedAction("cashOut", "cashOut")).toBe(false)
})

it("pins the panels with a bet in the round until it is over, or else the one that was bet at last", () => {
  const [a, b] = [own(), own({ panel: "b" })]
  expect(pinnedPanels(seen("betting"))).toEqual(["a"])
  expect(pinnedPanels(seen("betting", { own: [own({ roundId: 6, panel: "b" })] }))).toEqual(["b"])
  expect(pinnedPanels(seen("flying", { own: [b] }))).toEqual(["b"])
  expect(pinnedPanels(seen("flying", { own: [b, a] }))).toEqual(["a", "b"])
  expect(pinnedPanels(seen("flying", { own: [b, own({ state: "cashedOut" })] }))).toEqual(["a", "b"])
  expect(pinnedPanels(seen("betting", { own: [own({ panel: "b", state: "cancelled" }), a] }))).toEqual(["a"])
})
