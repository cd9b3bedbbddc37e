import type { Art } from "../src/studio/art.ts"
import { type CascadeSpin, type CascadeWin, SCATTER } from "../src/studio/cascade/model.ts"
import type { Outcome } from "../src/studio/engines.ts"
import type { CascadeTitle } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { brassFrame } from "./brass.ts"
import { cascadeBoard } from "./cascade-board.ts"
import { cascadeRules } from "./cascade-rules.ts"
import { el } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import type { Pace } from "./pace.ts"
import { symbolSheet } from "./slot-reels.ts"
import type { Words } from "./words.ts"

type CascadeOutcome = Extract<Outcome, { engine: "cascade" }>

const WORDS = {
  en: { multiplier: "Multiplier", inARow: (count: number) => `${count} wins in a row` },
  fr: { multiplier: "Multiplicateur", inARow: (count: number) => `${count} gains à la suite` },
  nl: { multiplier: "Multiplicator", inARow: (count: number) => `${count} keer winst na elkaar` },
} satisfies Record<Language, unknown>

const shownMultipliers = 5

/** The multipliers around the next win, that one lit. */
function multiplierRow(label: string) {
  const node = el("ol", { class: "multipliers", "aria-label": label })
  return {
    node,
    show(multiplierAt: (win: number) => number, win: number, isLit: boolean): void {
      const all = Array.from({ length: win + shownMultipliers }, (_, at) => multiplierAt(at))
      const rising = [...new Set(all)]
      const current = rising.indexOf(multiplierAt(win))
      const first = Math.max(0, Math.min(current - 2, rising.length - shownMultipliers))
      node.replaceChildren(
        ...rising
          .slice(first, first + shownMultipliers)
          .map((times, at) =>
            el("li", { class: isLit && first + at === current ? "lit" : undefined }, `× ${times}`),
          ),
      )
    },
  }
}

const winsOf = (spin: CascadeSpin): number => spin.steps.length - 1
const baseCoins = (wins: readonly CascadeWin[]): number => wins.reduce((total, win) => total + win.coins, 0)

/** The multiplier of each win of a spin, as the rules of the title have it. */
function ladderOf({ model }: CascadeTitle, free: boolean, kept: number): (win: number) => number {
  const ladder = free ? model.freeSpins.multipliers : model.multipliers
  return (win) => (ladder ? (ladder[Math.min(win, ladder.length - 1)] ?? 1) : kept + win)
}

function freeSpinsCard(words: Words) {
  const node = el("div", { class: "card", hidden: true })
  return {
    node,
    async show(count: number, pace: Pace): Promise<void> {
      node.replaceChildren(el("p", { class: "big" }, words.freeSpins(count)))
      node.hidden = false
      await pace.wait(1700)
      node.hidden = true
    },
  }
}

function stageOf(title: CascadeTitle, art: Art, parts: readonly HTMLElement[]): HTMLElement {
  const { heights } = title.model
  const stage = el("div", { class: "cascade" }, symbolSheet(title, art), ...parts)
  stage.style.setProperty("--ratio", String(heights.length / Math.max(...heights)))
  return stage
}

/** The free spins of a round, or how many wins its only spin had in a row. */
function accountOf({ result }: CascadeOutcome, { words, view }: Setting): string {
  const [first, ...free] = result.spins
  if (free.length > 0) return words.freeSpins(free.length)
  return first && winsOf(first) > 1 ? WORDS[view.language].inARow(winsOf(first)) : ""
}

/** A win's symbols disappear, those above fall, and each win of a spin raises the multiplier. */
export function cascadeTable(title: CascadeTitle, setting: Setting): Table {
  const { words, money } = setting
  const own = WORDS[setting.view.language]
  const board = cascadeBoard(title.model)
  const multipliers = multiplierRow(own.multiplier)
  const counter = el("p", { class: "counter" })
  const card = freeSpinsCard(words)
  const frame = brassFrame(setting.view.art.frame, board.node, card.node)
  const stage = stageOf(title, setting.view.art, [counter, frame, multipliers.node])
  multipliers.show(ladderOf(title, false, 1), 0, false)

  /** `kept` is the multiplier that the free spins before have reached. */
  async function showSpin(
    spin: CascadeSpin,
    outcome: CascadeOutcome,
    { pace, kept, prefix }: { pace: Pace; kept: number; prefix: string },
  ): Promise<void> {
    const multiplierAt = ladderOf(title, spin.free, kept)
    multipliers.show(multiplierAt, 0, false)
    await board.deal(spin.steps[0]?.columns ?? [], pace)
    for (const [win, step] of spin.steps.entries()) {
      const next = spin.steps[win + 1]
      if (!next) break
      const { coinCents } = outcome.result
      multipliers.show(multiplierAt, win, true)
      counter.textContent = `${prefix}${money(baseCoins(step.wins) * coinCents)} × ${step.multiplier} = ${money(step.coins * coinCents)}`
      board.mark(step.wins)
      await pace.wait(spin.free ? 700 : 800)
      await board.tumble(step.wins, next.columns, pace)
      multipliers.show(multiplierAt, win + 1, false)
    }
    if (spin.freeSpinsAwarded > 0) {
      board.markLetter(SCATTER)
      await pace.wait(700)
      board.clear()
    }
  }

  async function showFree(outcome: CascadeOutcome, pace: Pace): Promise<void> {
    const [first, ...free] = outcome.result.spins
    if (!first || free.length === 0) return
    const { coinCents } = outcome.result
    let { coins, freeSpinsAwarded: awarded } = first
    let kept = 1
    pace.next()
    await card.show(awarded, pace)
    for (const [index, spin] of free.entries()) {
      const prefix = `${words.freeSpin(index + 1, awarded)} · `
      counter.textContent = `${prefix}${words.total} ${money(coins * coinCents)}`
      pace.next()
      await showSpin(spin, outcome, { pace, kept, prefix })
      coins += spin.coins
      kept += winsOf(spin)
      if (spin.freeSpinsAwarded > 0) await card.show(spin.freeSpinsAwarded, pace)
      awarded += spin.freeSpinsAwarded
    }
    counter.textContent = `${words.freeSpins(free.length)} · ${words.total} ${money(coins * coinCents)}`
  }

  return {
    stage,
    verb: words.spin,
    invitation: words.ready,
    request: (stakeCents) => ({ stakeCents }),
    async show({ outcome }, pace) {
      if (outcome.engine !== "cascade") return
      counter.textContent = ""
      const [first] = outcome.result.spins
      if (first) await showSpin(first, outcome, { pace, kept: 1, prefix: "" })
      if (first && winsOf(first) > 1)
        counter.textContent = `${own.inARow(winsOf(first))} · ${words.total} ${money(first.coins * outcome.result.coinCents)}`
      await showFree(outcome, pace)
    },
    lock: () => undefined,
    describe: ({ outcome }) => (outcome.engine === "cascade" ? accountOf(outcome, setting) : ""),
    rules: (stakeCents) => cascadeRules(title, setting, stakeCents),
  }
}
