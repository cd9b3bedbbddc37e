import type { Outcome } from "../src/studio/engines.ts"
import { featureAccount, featureSign } from "../src/studio/slot/feature-words.ts"
import { type SlotSpin, WILD } from "../src/studio/slot/model.ts"
import type { SlotTitle } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { el } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import type { Pace } from "./pace.ts"
import { reels, symbol, symbolSheet } from "./slot-reels.ts"
import { slotRules } from "./slot-rules.ts"
import { cellsOf, cellsOfReel, winningLines } from "./slot-wins.ts"
import type { Words } from "./words.ts"

type SlotOutcome = Extract<Outcome, { engine: "slot" }>

function freeSpinsCard(words: Words) {
  const node = el("div", { class: "card", hidden: true })
  return {
    node,
    async show(count: number, unfolding: string | undefined, pace: Pace): Promise<void> {
      node.replaceChildren(
        el("p", { class: "big" }, words.freeSpins(count)),
        ...(unfolding ? [el("p", {}, words.unfolds), symbol(unfolding)] : []),
      )
      node.hidden = false
      await pace.wait(1900)
      node.hidden = true
    },
  }
}

export function slotTable(title: SlotTitle, setting: Setting): Table {
  const { words, money } = setting
  const { language } = setting.view
  const { model } = title
  const machine = reels(title)
  const lines = winningLines(model)
  const sign = featureSign(model, language)
  const counter = el("p", { class: "counter" }, sign)
  const card = freeSpinsCard(words)
  const stage = el(
    "div",
    { class: "slot" },
    symbolSheet(title, setting.view.art),
    counter,
    brassFrame(setting.view.art.frame, machine.node, lines.node, card.node),
  )

  /** Adds what the feature did in a spin to the line over the reels. */
  function note(spin: SlotSpin): void {
    const done = featureAccount(spin, language)
    if (done) counter.textContent = [spin.free && counter.textContent, done].filter(Boolean).join(" · ")
  }

  async function showSpin(spin: SlotSpin, outcome: SlotOutcome, pace: Pace): Promise<void> {
    lines.clear()
    await machine.spin(spin.window, pace, spin.free)
    if (spin.wildReels.length > 0) await machine.fill(spin.wildReels, WILD, pace)
    const base = spin.wins.filter((win) => win.by !== "unfolding")
    if (base.length > 0) {
      machine.mark(base.flatMap((win) => cellsOf(win, model, machine)))
      lines.draw(base)
      note(spin)
      await pace.wait(spin.free ? 600 : 450)
    }
    const unfolded = spin.wins.find((win) => win.by === "unfolding")
    if (unfolded?.by !== "unfolding") return
    lines.clear()
    machine.clear()
    const { symbol: letter } = unfolded
    const showing = spin.window.flatMap((window, reel) => (window.includes(letter) ? [reel] : []))
    await machine.fill(showing, letter, pace)
    machine.mark(showing.flatMap(cellsOfReel))
    counter.textContent = `${words.total} ${money(outcome.result.coins * outcome.result.coinCents)}`
    await pace.wait(900)
  }

  async function showFree(outcome: SlotOutcome, pace: Pace): Promise<void> {
    const [first, ...free] = outcome.result.spins
    if (!first || free.length === 0) return
    pace.next()
    await card.show(first.freeSpinsAwarded, outcome.result.unfolding, pace)
    let coins = first.coins
    let awarded = first.freeSpinsAwarded
    for (const [index, spin] of free.entries()) {
      counter.textContent = `${words.freeSpin(index + 1, awarded)} · ${words.total} ${money(coins * outcome.result.coinCents)}`
      pace.next()
      await showSpin(spin, outcome, pace)
      coins += spin.coins
      if (spin.freeSpinsAwarded > 0) await card.show(spin.freeSpinsAwarded, outcome.result.unfolding, pace)
      awarded += spin.freeSpinsAwarded
    }
    counter.textContent = `${words.freeSpins(awarded)} · ${words.total} ${money(coins * outcome.result.coinCents)}`
  }

  return {
    stage,
    verb: words.spin,
    invitation: words.ready,
    request: (stakeCents) => ({ stakeCents }),
    async show(round, pace) {
      const { outcome } = round
      if (outcome.engine !== "slot") return
      counter.textContent = sign
      const [first] = outcome.result.spins
      if (first) await showSpin(first, outcome, pace)
      await showFree(outcome, pace)
    },
    lock: () => undefined,
    describe({ outcome }) {
      if (outcome.engine !== "slot") return ""
      const [first, ...free] = outcome.result.spins
      if (free.length > 0) return words.freeSpins(free.length)
      return first ? featureAccount(first, language) : ""
    },
    rules: (stakeCents) => slotRules(title, setting, stakeCents),
  }
}
