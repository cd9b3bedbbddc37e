import { numberText, percentText } from "../src/studio/amounts.ts"
import type { Language } from "../src/studio/words.ts"
import { button, el, icons } from "./dom.ts"
import type { Setting } from "./game.ts"

const WORDS = {
  en: {
    returned: "Return to players",
    means:
      "Over a very large number of rounds, this share of all stakes is paid back. A single session can turn out very differently.",
    volatility: "Volatility",
    hits: "Rounds with a prize",
    cycle: "Shortest time between two rounds",
    seconds: (text: string) => `${text} s`,
    luck: "Every outcome is drawn on the studio’s server before it is shown. Earlier rounds have no influence on the next.",
    broken: "If a fault occurs, the round is cancelled and the stake is returned.",
  },
  fr: {
    returned: "Taux de retour",
    means:
      "Sur un très grand nombre de parties, cette part de toutes les mises est reversée. Une seule session peut s’en écarter fortement.",
    volatility: "Volatilité",
    hits: "Parties avec gain",
    cycle: "Délai minimal entre deux parties",
    seconds: (text: string) => `${text} s`,
    luck: "Chaque résultat est tiré au sort sur le serveur du studio avant d’être affiché. Les parties précédentes n’influencent pas la suivante.",
    broken: "En cas de panne, la partie est annulée et la mise remboursée.",
  },
  nl: {
    returned: "Uitbetalingspercentage",
    means:
      "Over een zeer groot aantal rondes wordt dit deel van alle inzetten uitbetaald. Eén sessie kan daar sterk van afwijken.",
    volatility: "Volatiliteit",
    hits: "Rondes met winst",
    cycle: "Kortste tijd tussen twee rondes",
    seconds: (text: string) => `${text} s`,
    luck: "Elk resultaat wordt op de server van de studio geloot voor u het ziet. Eerdere rondes hebben geen invloed op de volgende.",
    broken: "Bij een storing wordt de ronde geannuleerd en krijgt u uw inzet terug.",
  },
} satisfies Record<Language, unknown>

/** It is filled for the current stake when it opens. */
export function infoDialog(setting: Setting, rules: (stakeCents: number) => readonly Node[]) {
  const { view, words } = setting
  const { title, language } = view
  const own = WORDS[language]
  const node = el("dialog", { class: "info", "aria-label": words.info })
  const fact = (name: string, value: string, testId?: string) =>
    el("div", {}, el("dt", {}, name), el("dd", { "data-testid": testId }, value))
  const open = (stakeCents: number): void => {
    node.replaceChildren(
      el(
        "header",
        {},
        el("h2", {}, title.name),
        button(words.close, { class: "round" }, () => node.close(), icons.close()),
      ),
      el(
        "dl",
        { class: "facts" },
        fact(own.returned, percentText(view.returnPercent, language), "rtp"),
        fact(own.volatility, `${title.volatility} / 6`),
        fact(own.hits, percentText(title.hitRatio * 100, language, 0)),
        fact(own.cycle, own.seconds(numberText(view.minimumCycleMs / 1000, language))),
      ),
      el("p", {}, own.means),
      ...rules(stakeCents),
      el("p", {}, own.luck),
      el("p", {}, own.broken),
    )
    node.showModal()
    node.scrollTop = 0
  }
  return { node, open }
}
