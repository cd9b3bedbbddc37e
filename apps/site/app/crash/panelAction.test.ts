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
const context = (phase: crash.CrashPhase, more: Partial<PanelContext> = {}): PanelContext => ({
  state: { roundId: 7, phase },
  own: [],
  isPaused: false,
  isLow: false,
  isNext: false,
  ...more,
})
const kinds = (phase: crash.CrashPhase, more: Partial<PanelContext> = {}) =>
  panelAction(context(phase, more), "a")

it("places a bet during betting, and cancels it until the take-off", () => {
  expect(kinds("betting")).toEqual({ kind: "bet" })
  expect(kinds("betting", { own: [own()] })).toMatchObject({ kind: "cancel", bet: { betId: "x" } })
  expect(kinds("betting", { own: [own({ state: "cancelled" })] })).toEqual({ kind: "bet" })
  expect(kinds("betting", { own: [own({ roundId: 6 })] })).toEqual({ kind: "bet" })
})

it("cashes out a flying bet, and not once the flight has ended", () => {
  expect(kinds("flying", { own: [own()] }).kind).toBe("cashOut")
  expect(kinds("flying", { own: [own({ state: "cashedOut" })] }).kind).toBe("betNext")
  expect(kinds("flying", { own: [own({ panel: "b" })] }).kind).toBe("betNext")
  expect(kinds("crashed", { own: [own()] })).toEqual({ kind: "wait", why: "settling" })
  expect(kinds("void", { own: [own({ state: "refunded" })] }).kind).toBe("betNext")
})

it("offers no cash-out below the lowest multiplier", () => {
  const [low, bet] = [{ isLow: true }, own()]
  expect(kinds("flying", { ...low, own: [bet] })).toEqual({ kind: "wait", why: "takingOff" })
  expect(kinds("betting", { ...low, own: [bet] }).kind).toBe("cancel")
  expect(kinds("flying", { ...low, own: [own({ state: "cashedOut" })] }).kind).toBe("betNext")
  expect(spaceBarBet(context("flying", { ...low, own: [bet] }))).toBeUndefined()
  expect(
    [{ ...low, own: [bet] }, { own: [bet] }, low].map((more) => isSpaceBarArmed(context("flying", more))),
  ).toEqual([true, false, false])
  expect(isSpaceBarArmed(context("betting", { own: [bet] }))).toBe(true)
})

it("keeps a bet for the next round, until its player cancels it", () => {
  expect(kinds("flying", { isNext: true }).kind).toBe("forgetNext")
  expect(kinds("crashed").kind).toBe("betNext")
})

it("offers no bet for the next round while paused, and still cashes out a flying one", () => {
  expect(kinds("crashed", { isPaused: true })).toEqual({ kind: "wait", why: "paused" })
  expect(panelAction({ ...context("crashed"), state: null }, "a")).toEqual({ kind: "wait", why: "unheard" })
  expect(kinds("flying", { isPaused: true, own: [own()] }).kind).toBe("cashOut")
  expect(kinds("crashed", { isPaused: true, isNext: true }).kind).toBe("forgetNext")
})

it("cashes out the first flying panel by the space bar, and nothing else", () => {
  const both = [own({ betId: "second", panel: "b" }), own({ betId: "first" })]
  expect(spaceBarBet(context("flying", { own: both }))?.betId).toBe("first")
  expect(spaceBarBet(context("flying", { own: [both[0]!] }))?.betId).toBe("second")
  expect(spaceBarBet(context("betting", { own: both }))).toBeUndefined()
})

it("recognizes a click that was meant for the previous action", () => {
  expect(isUnintendedAction("cashOut", "betNext")).toBe(true)
  expect(isUnintendedAction("bet", "cancel")).toBe(true)
  expect(isUnintendedAction("wait", "bet")).toBe(false)
  expect(isUnintendedAction("betNext", "bet")).toBe(false)
  expect(isUnintendedAction("cashOut", "cashOut")).toBe(false)
})

it("pins the open panel, and those with a bet until the round is over", () => {
  const b = own({ panel: "b" })
  expect(pinnedPanels(context("betting"), "a")).toEqual(["a"])
  expect(pinnedPanels(context("betting"), null)).toEqual([])
  expect(pinnedPanels(context("betting", { own: [own({ roundId: 6, panel: "b" })] }), "a")).toEqual(["a"])
  expect(pinnedPanels(context("flying", { own: [b] }), "a")).toEqual(["a", "b"])
  expect(pinnedPanels(context("flying", { own: [b] }), null)).toEqual(["b"])
  expect(pinnedPanels(context("flying", { own: [b, own({ state: "cashedOut" })] }), "b")).toEqual(["a", "b"])
  expect(pinnedPanels(context("betting", { own: [own({ panel: "b", state: "cancelled" })] }), "a")).toEqual([
    "a",
  ])
})
