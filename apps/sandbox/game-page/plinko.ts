import { numberText } from "../src/studio/amounts.ts"
import { RISKS, ROWS } from "../src/studio/plinko/model.ts"
import { choiceOf, type PlinkoChoice, picksOf } from "../src/studio/plinko/play.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { brassFrame } from "./brass.ts"
import { el } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import { plinkoBoard } from "./plinko-board.ts"
import { plinkoRules, RISK_WORDS } from "./plinko-rules.ts"
import { radios } from "./radios.ts"

const WORDS = {
  en: {
    drop: "Drop",
    invitation: "Choose rows, risk and stake, then drop the ball.",
    rows: "Rows",
    risk: "Risk",
    slot: (at: number, of: number) => `Slot ${at} of ${of}`,
  },
  fr: {
    drop: "Lâcher",
    invitation: "Choisissez les rangées, le risque et la mise, puis lâchez la bille.",
    rows: "Rangées",
    risk: "Risque",
    slot: (at: number, of: number) => `Case ${at} sur ${of}`,
  },
  nl: {
    drop: "Loslaten",
    invitation: "Kies rijen, risico en inzet, en laat de bal vallen.",
    rows: "Rijen",
    risk: "Risico",
    slot: (at: number, of: number) => `Vak ${at} van ${of}`,
  },
} satisfies Record<Language, unknown>

export function plinkoTable(title: TitleOf<"plinko">, { view }: Setting): Table {
  const { language } = view
  const words = WORDS[language]
  let choice: PlinkoChoice = { rows: 12, risk: "medium" }
  const board = plinkoBoard(title.model, language)
  const choose = (part: Partial<PlinkoChoice>): void => {
    choice = { ...choice, ...part }
    board.set(choice)
  }
  const rows = radios(words.rows, "pegrows", ROWS, choice.rows, String, (chosen) => choose({ rows: chosen }))
  const risks = radios(
    words.risk,
    "risks",
    RISKS,
    choice.risk,
    (risk) => RISK_WORDS[language][risk],
    (risk) => choose({ risk }),
  )
  board.set(choice)
  const named = (name: string, group: HTMLElement) =>
    el("div", { class: "choice" }, el("span", { "aria-hidden": "true" }, name), group)

  return {
    stage: el("div", { class: "plinko" }, brassFrame(view.art.frame, board.node)),
    controls: el("div", { class: "choices" }, named(words.rows, rows), named(words.risk, risks)),
    verb: words.drop,
    invitation: words.invitation,
    request: (stakeCents) => ({ stakeCents, picks: picksOf(choice) }),
    put({ picks }) {
      const put = choiceOf(picks)
      if (!put) return
      choose(put)
      for (const input of [...rows.querySelectorAll("input"), ...risks.querySelectorAll("input")])
        input.checked = input.value === String(put.rows) || input.value === put.risk
    },
    async show({ outcome }, pace) {
      if (outcome.engine !== "plinko") return
      board.clear()
      await board.fall(outcome.result, pace)
    },
    lock(isLocked) {
      rows.disabled = isLocked
      risks.disabled = isLocked
    },
    describe({ outcome }) {
      if (outcome.engine !== "plinko") return ""
      const { slot, tenths } = outcome.result
      return `${words.slot(slot + 1, outcome.result.rows + 1)}, × ${numberText(tenths / 10, language)}`
    },
    rules: () => plinkoRules(title, view),
  }
}
