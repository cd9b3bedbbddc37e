import { featureSign } from "../src/studio/slot/feature-words.ts"
import type { SlotTitle } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"
import type { Pace } from "./pace.ts"
import { reels, symbolSheet } from "./slot-reels.ts"
import { winningLines } from "./slot-wins.ts"

/** The card over the reels that announces free spins and upgraded symbols. */
function announcements() {
  const node = el("div", { class: "card", hidden: true })
  return {
    node,
    async show(content: readonly Node[], pace: Pace): Promise<void> {
      node.replaceChildren(...content)
      node.hidden = false
      await pace.wait(1900)
      node.hidden = true
    },
  }
}

/** The multiplier of the free spins in large figures; the line over the reels says it as text. */
function multiplierBadge() {
  const node = el("p", { class: "multiplier", "aria-hidden": "true", hidden: true })
  let shown = 0
  return {
    node,
    async show(multiplier: number | undefined, pace: Pace): Promise<void> {
      node.hidden = multiplier === undefined
      if (multiplier === undefined || multiplier === shown) return
      shown = multiplier
      node.textContent = `×\u00a0${multiplier}`
      const frames = [{ transform: "scale(1.7)" }, { transform: "none" }]
      await pace.animate(node, frames, { duration: 350, easing: "ease-out" })
    },
    clear(): void {
      shown = 0
      node.hidden = true
    },
  }
}

/** The parts of a slot on the page. */
export function slotStage(title: SlotTitle, setting: Setting) {
  const { language, art } = setting.view
  const machine = reels(title)
  const lines = winningLines(title.model)
  const sign = featureSign(title.model, language)
  const counter = el("p", { class: "counter", role: "status" }, sign)
  const card = announcements()
  const badge = multiplierBadge()
  const frame = brassFrame(art.frame, machine.node, lines.node, badge.node, card.node)
  return {
    node: el("div", { class: "slot" }, symbolSheet(title, art), counter, frame),
    machine,
    lines,
    card,
    badge,
    /** Writes the line over the reels; without parts it names the slot’s feature. */
    count(...parts: readonly string[]): void {
      counter.textContent = parts.filter(Boolean).join(" · ") || sign
    },
    counted: () => counter.textContent,
  }
}
