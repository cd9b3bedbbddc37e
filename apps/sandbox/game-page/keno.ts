import { numberText } from "../src/studio/amounts.ts"
import { MOST_PICKS } from "../src/studio/keno/model.ts"
import { paysFor } from "../src/studio/keno/play.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { brassFrame } from "./brass.ts"
import { button, el } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import { kenoCard } from "./keno-card.ts"
import { kenoRules } from "./keno-rules.ts"

const WORDS = {
  en: {
    play: "Draw",
    invitation: "Choose 1 to 10 numbers and your stake, then draw.",
    none: "Choose at least one number.",
    chosen: (count: number) => (count === 1 ? "1 number chosen" : `${count} numbers chosen`),
    quick: "Quick pick",
    clear: "Clear",
    hits: (hits: number, of: number) => `${hits} of ${of} hit`,
  },
  fr: {
    play: "Tirer",
    invitation: "Choisissez de 1 à 10 numéros et votre mise, puis lancez le tirage.",
    none: "Choisissez au moins un numéro.",
    chosen: (count: number) => (count < 2 ? `${count} numéro choisi` : `${count} numéros choisis`),
    quick: "Sélection rapide",
    clear: "Effacer",
    hits: (hits: number, of: number) => `${hits} bon${hits > 1 ? "s" : ""} sur ${of}`,
  },
  nl: {
    play: "Trekken",
    invitation: "Kies 1 tot 10 nummers en uw inzet, en start de trekking.",
    none: "Kies minstens één nummer.",
    chosen: (count: number) => (count === 1 ? "1 nummer gekozen" : `${count} nummers gekozen`),
    quick: "Willekeurig kiezen",
    clear: "Wissen",
    hits: (hits: number, of: number) => `${hits} van ${of} juist`,
  },
} satisfies Record<Language, unknown>

/** What the chosen count of numbers pays by hits, the highest first. */
function payList(title: TitleOf<"keno">, language: Language) {
  const node = el("ol", { class: "kenopays" })
  return {
    node,
    show(count: number): void {
      const hits = Array.from({ length: count + 1 }, (_, at) => count - at).filter(
        (hit) => paysFor(title.model, count, hit) > 0,
      )
      node.replaceChildren(
        ...hits.map((hit) =>
          el(
            "li",
            { "data-hits": hit },
            el("span", {}, `${hit} / ${count}`),
            el("b", {}, `× ${numberText(paysFor(title.model, count, hit) / 10, language)}`),
          ),
        ),
      )
    },
    mark(hits: number | undefined): void {
      for (const row of node.children)
        row.toggleAttribute("data-paid", row.getAttribute("data-hits") === String(hits))
    },
  }
}

export function kenoTable(title: TitleOf<"keno">, setting: Setting): Table {
  const { view, say } = setting
  const words = WORDS[view.language]
  const pays = payList(title, view.language)
  const note = el("p", { class: "kenonote" })
  const card = kenoCard(title.model.numbers, {
    language: view.language,
    say,
    change(picks) {
      note.textContent = words.chosen(picks.length)
      pays.show(picks.length || MOST_PICKS)
    },
  })
  const quick = button(words.quick, { class: "quiet", "data-testid": "quick-pick" }, card.quickPick)
  const clear = button(words.clear, { class: "quiet", "data-testid": "clear" }, () => card.set([]))
  card.set([])

  return {
    stage: el(
      "div",
      { class: "keno" },
      brassFrame(setting.view.art.frame, card.node),
      el("aside", { class: "kenoside" }, note, pays.node, el("div", { class: "moves" }, quick, clear)),
    ),
    verb: words.play,
    invitation: words.invitation,
    request(stakeCents) {
      const picks = card.picks()
      if (picks.length > 0) return { stakeCents, picks }
      say(words.none)
      return undefined
    },
    put: ({ picks = [] }) => card.set(picks),
    async show({ outcome }, pace) {
      if (outcome.engine !== "keno") return
      const { picks, drawn, hits } = outcome.result
      pays.mark(undefined)
      note.textContent = words.hits(0, picks.length)
      await card.show(drawn, pace, (hit) => {
        note.textContent = words.hits(hit, picks.length)
      })
      pays.mark(hits)
    },
    lock(isLocked) {
      card.lock(isLocked)
      quick.disabled = isLocked
      clear.disabled = isLocked
    },
    describe({ outcome }) {
      if (outcome.engine !== "keno") return ""
      const { picks, hits } = outcome.result
      return words.hits(hits, picks.length)
    },
    rules: (stakeCents) => kenoRules(title, setting, stakeCents),
  }
}
