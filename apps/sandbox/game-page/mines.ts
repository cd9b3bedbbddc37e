import { percentText } from "../src/studio/amounts.ts"
import { fraction, toNumber } from "../src/studio/fraction.ts"
import { COLLECT, openAction } from "../src/studio/mines/engine.ts"
import { FIELDS, MINES, type MinesState } from "../src/studio/mines/model.ts"
import { multiplierOf, worthOf } from "../src/studio/mines/play.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { brassFrame } from "./brass.ts"
import { button, el } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import { minesBoard } from "./mines-board.ts"
import { minesRules, timesText } from "./mines-rules.ts"
import { stepper } from "./stake.ts"

const WORDS = {
  en: {
    start: "Start",
    invitation: "Choose your stake and the number of mines, then start.",
    mines: "Mines",
    fewer: "Fewer mines",
    more: "More mines",
    now: "Multiplier",
    next: "Next field",
    chance: "Chance that it is safe",
    collect: "Collect",
    collectAmount: (amount: string) => `Collect ${amount}`,
    first: "Open a field.",
    goOn: (times: string) => `${times}: collect, or open another field.`,
    hit: (field: number) => `Mine on field ${field}`,
    collected: (times: string) => `Collected at ${times}`,
  },
  fr: {
    start: "Démarrer",
    invitation: "Choisissez votre mise et le nombre de mines, puis démarrez.",
    mines: "Mines",
    fewer: "Moins de mines",
    more: "Plus de mines",
    now: "Multiplicateur",
    next: "Case suivante",
    chance: "Chance qu’elle soit sûre",
    collect: "Encaisser",
    collectAmount: (amount: string) => `Encaisser ${amount}`,
    first: "Ouvrez une case.",
    goOn: (times: string) => `${times} : encaissez ou ouvrez une autre case.`,
    hit: (field: number) => `Mine sur la case ${field}`,
    collected: (times: string) => `Encaissé à ${times}`,
  },
  nl: {
    start: "Starten",
    invitation: "Kies uw inzet en het aantal mijnen, en start.",
    mines: "Mijnen",
    fewer: "Minder mijnen",
    more: "Meer mijnen",
    now: "Multiplicator",
    next: "Volgend vak",
    chance: "Kans dat het veilig is",
    collect: "Innen",
    collectAmount: (amount: string) => `${amount} innen`,
    first: "Open een vak.",
    goOn: (times: string) => `${times}: int u of opent u nog een vak?`,
    hit: (field: number) => `Mijn op vak ${field}`,
    collected: (times: string) => `Geïnd bij ${times}`,
  },
} satisfies Record<Language, unknown>

/** The multiplier that the player has, the next one with its chance, and the button that collects. */
function minesPanel({ model }: TitleOf<"mines">, { view, money }: Setting, collect: () => void) {
  const { language } = view
  const words = WORDS[language]
  const now = el("dd", { class: "big", "data-testid": "multiplier" })
  const next = el("dd")
  const chance = el("dd")
  const taking = button(words.collect, { class: "collect", "data-testid": "collect" }, () => {
    if (taking.getAttribute("aria-disabled") !== "true") collect()
  })
  const row = (name: string, value: HTMLElement) => el("div", {}, el("dt", {}, name), value)
  return {
    node: el(
      "aside",
      { class: "minepanel" },
      el("dl", {}, row(words.now, now), row(words.next, next), row(words.chance, chance)),
      taking,
    ),
    show(state: MinesState): void {
      const { mines, opened, laid } = state
      const closed = FIELDS - opened.length
      const isGoing = laid === undefined
      const worth = worthOf(model, state)
      now.textContent = opened.length === 0 && !laid ? "–" : timesText(worth)
      next.textContent = isGoing ? timesText(multiplierOf(model, mines, opened.length + 1)) : "–"
      chance.textContent = isGoing
        ? percentText(toNumber(fraction(closed - mines, closed)) * 100, language, 1)
        : "–"
      taking.textContent =
        laid === undefined && opened.length > 0
          ? words.collectAmount(money((worth * state.stakeCents) / 100))
          : words.collect
    },
    wait: (isWaiting: boolean): void => taking.setAttribute("aria-disabled", String(!isWaiting)),
  }
}

export function minesTable(title: TitleOf<"mines">, setting: Setting): Table {
  const { view, say } = setting
  const words = WORDS[view.language]
  let decide: ((action: string) => void) | undefined

  const take = (action: string): void => {
    panel.wait(false)
    board.wait(false)
    decide?.(action)
    decide = undefined
  }
  const board = minesBoard(title, view, (field) => {
    board.mark(field)
    take(openAction(field))
  })
  const panel = minesPanel(title, setting, () => take(COLLECT))
  const preview = (mines: number): void => {
    board.clear()
    panel.show({ mines, stakeCents: 0, opened: [] })
  }
  const counts = Array.from({ length: MINES.most - MINES.least + 1 }, (_, at) => at + MINES.least)
  const mines = stepper(
    counts,
    { stake: words.mines, lower: words.fewer, higher: words.more },
    String,
    "mines",
    preview,
  )
  panel.wait(false)
  preview(mines.value())

  return {
    stage: el("div", { class: "mines" }, brassFrame(setting.view.art.frame, board.node), panel.node),
    controls: mines.node,
    verb: words.start,
    invitation: words.invitation,
    request: (stakeCents) => ({ stakeCents, picks: [mines.value()] }),
    put: ({ picks = [] }) => mines.set(picks[0] ?? mines.value()),
    async show({ outcome }, pace) {
      if (outcome.engine !== "mines") return
      board.mark(undefined)
      if (outcome.result.opened.length === 0 && !outcome.result.laid) board.clear()
      await board.show(outcome.result, pace)
      panel.show(outcome.result)
    },
    choose({ outcome }) {
      const opened = outcome.engine === "mines" ? outcome.result.opened.length : 0
      const worth = outcome.engine === "mines" ? worthOf(title.model, outcome.result) : 0
      say(opened === 0 ? words.first : words.goOn(timesText(worth)))
      const isByKeyboard = document.activeElement?.matches(".spin:focus-visible")
      board.wait(true)
      panel.wait(opened > 0)
      if (isByKeyboard) board.focus()
      return new Promise((resolve) => {
        decide = resolve
      })
    },
    lock: (isLocked) => mines.lock(isLocked),
    describe({ outcome }) {
      if (outcome.engine !== "mines") return ""
      const { hit } = outcome.result
      return hit === undefined
        ? words.collected(timesText(worthOf(title.model, outcome.result)))
        : words.hit(hit + 1)
    },
    rules: () => minesRules(title, setting),
  }
}
