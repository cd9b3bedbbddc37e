import type { ClassicModel, ClassicWin } from "../src/studio/classic/model.ts"
import type { Outcome } from "../src/studio/engines.ts"
import type { ClassicTitle } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { brassFrame } from "./brass.ts"
import { classicRules } from "./classic-rules.ts"
import { el, picture } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import { reels, symbolSheet } from "./slot-reels.ts"

type ClassicOutcome = Extract<Outcome, { engine: "classic" }>

const WORDS = {
  en: {
    respin: (reel: number) => `Reel ${reel} turns again`,
    wilds: (times: number) => `wild × ${times}`,
    full: (times: number) => `Full window × ${times}`,
  },
  fr: {
    respin: (reel: number) => `Le rouleau ${reel} repart`,
    wilds: (times: number) => `wild × ${times}`,
    full: (times: number) => `Fenêtre complète × ${times}`,
  },
  nl: {
    respin: (reel: number) => `Rol ${reel} draait opnieuw`,
    wilds: (times: number) => `wild × ${times}`,
    full: (times: number) => `Vol venster × ${times}`,
  },
} satisfies Record<Language, unknown>

const lineColours = ["var(--first)", "var(--second)", "var(--light)", "var(--third)", "var(--frame)"]

/** The lines that won, drawn over the reels. */
function winningLines(model: ClassicModel) {
  const node = picture("0 0 300 300", "", "lines")
  node.setAttribute("preserveAspectRatio", "none")
  return {
    node,
    draw(wins: readonly ClassicWin[]): void {
      node.innerHTML = wins
        .map(({ line }) => {
          const points = (model.lines[line] ?? [])
            .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
            .join(" ")
          return `<polyline points="${points}" fill="none" stroke="${lineColours[line % lineColours.length]}" stroke-width="4" vector-effect="non-scaling-stroke" stroke-linejoin="round" opacity=".85"/>`
        })
        .join("")
    },
  }
}

export function classicTable(title: ClassicTitle, setting: Setting): Table {
  const { words, money } = setting
  const own = WORDS[setting.view.language]
  const { model } = title
  const machine = reels(title)
  const lines = winningLines(model)
  const counter = el("p", { class: "counter" })
  const stage = el(
    "div",
    { class: "slot classic", "data-lines": model.lines.length },
    symbolSheet(title, setting.view.art),
    counter,
    brassFrame(setting.view.art.frame, machine.node, lines.node),
  )

  /** How the prizes come about, e.g. "€ 2,40 + € 0,80 · wild × 2". */
  function account({ result }: ClassicOutcome): string {
    const wins = result.stops.at(-1)?.wins ?? []
    if (wins.length === 0) return ""
    const multiplier = Math.max(...wins.map((win) => win.multiplier))
    return [
      wins.map((win) => money(win.coins * result.coinCents)).join(" + "),
      multiplier > 1 && own.wilds(multiplier),
      result.multiplier > 1 && own.full(result.multiplier),
    ]
      .filter(Boolean)
      .join(" · ")
  }

  return {
    stage,
    verb: words.spin,
    invitation: words.ready,
    request: (stakeCents) => ({ stakeCents }),
    async show({ outcome }, pace) {
      if (outcome.engine !== "classic") return
      const { stops, respun } = outcome.result
      const [first, again] = stops
      counter.textContent = ""
      lines.draw([])
      await machine.spin(first?.window ?? [], pace)
      if (again && respun !== undefined) {
        counter.textContent = own.respin(respun + 1)
        machine.mark(machine.cells().filter(([reel]) => reel !== respun))
        await pace.wait(900)
        await machine.turnAgain(respun, again.window[respun] ?? "", pace)
        counter.textContent = ""
      }
      const wins = stops.at(-1)?.wins ?? []
      if (wins.length === 0) return
      machine.mark(
        wins.flatMap(({ line, cells }) =>
          cells.map((reel) => [reel, model.lines[line]?.[reel] ?? 0] as const),
        ),
      )
      lines.draw(wins)
      counter.textContent = account(outcome)
      await pace.wait(450)
    },
    lock: () => undefined,
    describe: ({ outcome }) =>
      outcome.engine === "classic" && outcome.result.multiplier > 1
        ? own.full(outcome.result.multiplier)
        : "",
    rules: (stakeCents) => classicRules(title, setting, stakeCents),
  }
}
