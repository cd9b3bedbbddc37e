import { type Draw, reject } from "../src/studio/chance.ts"
import { MOST_PICKS } from "../src/studio/keno/model.ts"
import type { Language } from "../src/studio/words.ts"
import { button, el } from "./dom.ts"
import type { Pace } from "./pace.ts"
import { roveGrid } from "./roving.ts"

const WORDS = {
  en: {
    card: "Keno card",
    chosen: "chosen",
    hit: "hit",
    drawn: "drawn",
    full: `You can choose at most ${MOST_PICKS} numbers.`,
  },
  fr: {
    card: "Carte de keno",
    chosen: "choisi",
    hit: "bon numéro",
    drawn: "tiré",
    full: `Vous pouvez choisir ${MOST_PICKS} numéros au maximum.`,
  },
  nl: {
    card: "Kenokaart",
    chosen: "gekozen",
    hit: "treffer",
    drawn: "getrokken",
    full: `U kunt hoogstens ${MOST_PICKS} nummers kiezen.`,
  },
} satisfies Record<Language, unknown>

const ballMs = 105

/** Chooses the player's numbers in the browser; what is drawn comes from the server. */
const browserDraw: Draw = (below) => reject(() => crypto.getRandomValues(new Uint32Array(1))[0]!, below)

function pulse(node: HTMLElement, scale: number, pace: Pace): void {
  const frames = [{ transform: "scale(1)" }, { transform: `scale(${scale})` }, { transform: "scale(1)" }]
  void pace.animate(node, frames, { duration: 260, easing: "ease-out" })
}

type CardSetting = {
  readonly language: Language
  readonly say: (sentence: string) => void
  readonly change: (picks: readonly number[]) => void
}

/** The numbers of the card: which are chosen, and which were drawn in the last round. */
export function kenoCard(numbers: number, { language, say, change }: CardSetting) {
  const words = WORDS[language]
  let picks: readonly number[] = []
  let locked = false
  const all = Array.from({ length: numbers }, (_, at) => at + 1)
  const buttons = all.map((number) =>
    button(
      String(number),
      { class: "kenonumber", "aria-pressed": "false", "data-testid": `number-${number}` },
      () => press(number),
    ),
  )
  const node = el("div", { class: "kenocard", role: "group", "aria-label": words.card }, ...buttons)
  roveGrid(node, buttons)

  function nameOf(number: number, isDrawn: boolean): string {
    const isChosen = picks.includes(number)
    const mark = isDrawn ? (isChosen ? words.hit : words.drawn) : isChosen ? words.chosen : ""
    return mark ? `${number}, ${mark}` : String(number)
  }

  function clearDrawn(): void {
    for (const [at, one] of buttons.entries()) {
      one.removeAttribute("data-drawn")
      one.setAttribute("aria-label", nameOf(at + 1, false))
    }
  }

  function set(chosen: readonly number[]): void {
    picks = chosen
    for (const [at, one] of buttons.entries())
      one.setAttribute("aria-pressed", String(picks.includes(at + 1)))
    clearDrawn()
    change(picks)
  }

  function press(number: number): void {
    if (locked) return
    say("")
    if (picks.includes(number)) set(picks.filter((pick) => pick !== number))
    else if (picks.length < MOST_PICKS) set([...picks, number])
    else say(words.full)
  }

  async function show(drawn: readonly number[], pace: Pace, hit: (hits: number) => void): Promise<void> {
    clearDrawn()
    let hits = 0
    for (const number of drawn) {
      const one = buttons[number - 1]
      one?.toggleAttribute("data-drawn", true)
      one?.setAttribute("aria-label", nameOf(number, true))
      const isHit = picks.includes(number)
      if (isHit) hit(++hits)
      if (one) pulse(one, isHit ? 1.25 : 1.1, pace)
      await pace.wait(ballMs)
    }
    await pace.wait(260)
  }

  return {
    node,
    picks: () => picks,
    set,
    /** Chooses as many numbers at random as are chosen now; ten where none is. */
    quickPick(): void {
      const left = [...all]
      const count = picks.length || MOST_PICKS
      set(Array.from({ length: count }, () => left.splice(browserDraw(left.length), 1)[0]!))
    },
    show,
    lock(isLocked: boolean): void {
      locked = isLocked
      for (const one of buttons) one.setAttribute("aria-disabled", String(isLocked))
    },
  }
}
