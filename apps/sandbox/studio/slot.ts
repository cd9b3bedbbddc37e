import type { Outcome } from "../src/studio/decide.ts"
import { SCATTER, type SlotSpin, type SlotWin, WILD } from "../src/studio/slot/model.ts"
import type { SlotTitle } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { el, picture } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import type { Pace } from "./pace.ts"
import { reels, symbol, symbolSheet } from "./slot-reels.ts"
import { slotRules } from "./slot-rules.ts"

type Cell = readonly [number, number]
type SlotOutcome = Extract<Outcome, { engine: "slot" }>

const lineColours = ["var(--first)", "var(--second)", "var(--light)", "var(--third)", "var(--frame)"]

/** A video slot: five reels in a brass frame, lines drawn over them, free spins one after the other. */
export function slotTable(title: SlotTitle, setting: Setting): Table {
  const { words, money } = setting
  const { model } = title
  const machine = reels(title)
  const lines = picture("0 0 500 300", "", "lines")
  lines.setAttribute("preserveAspectRatio", "none")
  const counter = el("p", { class: "counter" })
  const card = el("div", { class: "card", hidden: true })
  const stage = el(
    "div",
    { class: "slot" },
    symbolSheet(title),
    counter,
    brassFrame(machine.node, lines, card),
  )

  function cellsOf(win: SlotWin): Cell[] {
    if (win.by === "line")
      return (model.lines?.[win.line] ?? []).slice(0, win.count).map((row, reel): Cell => [reel, row])
    const wanted = win.by === "scatter" ? SCATTER : win.symbol
    const wilds = win.by === "ways"
    return machine.cells().filter(([reel, row]) => {
      const letter = machine.letter(reel, row)
      return (win.by !== "ways" || reel < win.count) && (letter === wanted || (wilds && letter === WILD))
    })
  }

  function drawLines(wins: readonly SlotWin[]): void {
    lines.innerHTML = wins
      .filter((win) => win.by === "line")
      .slice(0, 8)
      .map((win, index) => {
        const points = (model.lines?.[win.line] ?? [])
          .slice(0, win.count)
          .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
          .join(" ")
        return `<polyline points="${points}" fill="none" stroke="${lineColours[index % lineColours.length]}" stroke-width="4" vector-effect="non-scaling-stroke" stroke-linejoin="round" opacity=".85"/>`
      })
      .join("")
  }

  async function announceFree(outcome: SlotOutcome, count: number, pace: Pace): Promise<void> {
    const unfolding = outcome.slot.unfolding
    card.replaceChildren(
      el("p", { class: "big" }, words.freeSpins(count)),
      ...(unfolding ? [el("p", {}, words.unfolds), symbol(unfolding)] : []),
    )
    card.hidden = false
    await pace.wait(1900)
    card.hidden = true
  }

  async function showSpin(spin: SlotSpin, outcome: SlotOutcome, pace: Pace): Promise<void> {
    lines.replaceChildren()
    await machine.spin(spin.window, pace, spin.free)
    if (spin.wildReels.length > 0) await machine.fill(spin.wildReels, WILD, pace)
    const base = spin.wins.filter((win) => win.by !== "unfolding")
    if (base.length > 0) {
      machine.mark(base.flatMap(cellsOf))
      drawLines(base)
      await pace.wait(spin.free ? 600 : 450)
    }
    const unfolded = spin.wins.find((win) => win.by === "unfolding")
    if (unfolded?.by !== "unfolding") return
    lines.replaceChildren()
    machine.clear()
    const { symbol: letter } = unfolded
    const showing = spin.window.flatMap((window, reel) => (window.includes(letter) ? [reel] : []))
    await machine.fill(showing, letter, pace)
    machine.mark(
      showing.flatMap((reel): Cell[] => [
        [reel, 0],
        [reel, 1],
        [reel, 2],
      ]),
    )
    counter.textContent = `${words.total} ${money(outcome.slot.coins * outcome.coinCents)}`
    await pace.wait(900)
  }

  async function showFree(outcome: SlotOutcome, pace: Pace): Promise<void> {
    const [first, ...free] = outcome.slot.spins
    if (!first || free.length === 0) return
    pace.next()
    await announceFree(outcome, first.freeSpinsAwarded, pace)
    let coins = first.coins
    let awarded = first.freeSpinsAwarded
    for (const [index, spin] of free.entries()) {
      counter.textContent = `${words.freeSpin(index + 1, awarded)} · ${words.total} ${money(coins * outcome.coinCents)}`
      pace.next()
      await showSpin(spin, outcome, pace)
      coins += spin.coins
      if (spin.freeSpinsAwarded > 0) await announceFree(outcome, spin.freeSpinsAwarded, pace)
      awarded += spin.freeSpinsAwarded
    }
    counter.textContent = `${words.freeSpins(awarded)} · ${words.total} ${money(coins * outcome.coinCents)}`
  }

  return {
    stage,
    verb: words.spin,
    invitation: words.ready,
    request: (stakeCents) => ({ stakeCents }),
    async show(round, pace) {
      const { outcome } = round
      if (outcome.engine !== "slot") return
      counter.textContent = ""
      const [first] = outcome.slot.spins
      if (first) await showSpin(first, outcome, pace)
      await showFree(outcome, pace)
    },
    lock: () => undefined,
    tell: ({ outcome }) =>
      outcome.engine === "slot" && outcome.slot.spins.length > 1
        ? words.freeSpins(outcome.slot.spins.length - 1)
        : "",
    rules: (stakeCents) => slotRules(title, setting, stakeCents),
  }
}
