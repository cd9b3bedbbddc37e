import { colourOf, SPOTS, type Spot } from "../src/studio/roulette/table.ts"
import { spotText } from "../src/studio/spot-words.ts"
import type { Language } from "../src/studio/words.ts"
import { button, el } from "./dom.ts"
import type { Setting } from "./game.ts"
import { chipText } from "./table-chips.ts"

export const LAYERS = ["numbers", "splits", "streets", "corners"] as const
export type Layer = (typeof LAYERS)[number]

const LAYER_OF: Partial<Record<Spot["kind"], Layer>> = {
  split: "splits",
  street: "streets",
  line: "streets",
  trio: "streets",
  corner: "corners",
  "first-four": "corners",
}

type Place = { readonly x: number; readonly y: number }

/** Middle of a number on the layout: x runs over the twelve rows, y over the three columns; zero is before them. */
const placeOf = (number: number): Place =>
  number === 0 ? { x: -0.5, y: 1.5 } : { x: Math.floor((number - 1) / 3) + 0.5, y: ((number - 1) % 3) + 0.5 }

function spotPlace(spot: Spot): Place {
  const numbers = spot.numbers.filter((number) => number > 0).map(placeOf)
  const mean = (values: readonly number[]) => values.reduce((all, one) => all + one, 0) / values.length
  const x = mean(numbers.map((place) => place.x))
  const y = mean(numbers.map((place) => place.y))
  if (spot.kind === "street" || spot.kind === "line") return { x, y: 0 }
  if (spot.kind === "first-four") return { x: 0, y: 0 }
  return spot.numbers.includes(0) && spot.numbers.length > 1 ? { x: 0, y } : { x, y }
}

const SIGNS: Record<string, string> = { red: "◆", black: "◆" }

function put(node: HTMLElement, { x, y }: Place): HTMLElement {
  node.style.setProperty("--x", String(x))
  node.style.setProperty("--y", String(y))
  return node
}

/** The label states their amount. */
function showChips(spot: HTMLButtonElement, key: string, cents: number, { view, money }: Setting): void {
  const chip = spot.querySelector<HTMLElement>(".chip")
  if (!chip) return
  chip.hidden = cents === 0
  chip.textContent = chipText(cents)
  spot.toggleAttribute("data-chip", cents > 0)
  const name = spotText(key, view.language)
  spot.setAttribute("aria-label", cents > 0 ? `${name}, ${money(cents)}` : name)
}

/** The text of an outside bet. */
const signOf = (spot: Spot, language: Language): string =>
  SIGNS[spot.key] ?? (spot.kind === "column" ? "2:1" : spotText(spot.key, language))

/** The betting table. Numbers and outside bets always take chips; one layer of inside bets lies over the numbers. */
export function rouletteBoard(setting: Setting, press: (key: string) => void) {
  const { language } = setting.view
  const spots = new Map<string, HTMLButtonElement>()
  const make = (spot: Spot, label: string, name: string): HTMLButtonElement => {
    const node = button(
      spotText(spot.key, language),
      { class: name, "data-testid": `bet-${spot.key}` },
      () => press(spot.key),
      el("span", { class: "name" }, label),
      el("span", { class: "chip", hidden: true }),
    )
    spots.set(spot.key, node)
    return node
  }
  const all = [...SPOTS.values()]
  const numbers = all
    .filter((spot) => spot.kind === "straight")
    .map((spot) => {
      const number = spot.numbers[0] ?? 0
      return put(make(spot, String(number), `number ${colourOf(number)}`), placeOf(number))
    })
  const inside = all.flatMap((spot) => {
    const layer = LAYER_OF[spot.kind]
    return layer ? [put(make(spot, "", `spot ${layer}`), spotPlace(spot))] : []
  })
  const outside = (keys: readonly string[], name: string) =>
    el(
      "div",
      { class: name },
      ...keys.flatMap((key) => {
        const spot = SPOTS.get(key)
        return spot ? [make(spot, signOf(spot, language), `outside ${key}`)] : []
      }),
    )
  const node = el(
    "div",
    { class: "layout", "data-layer": "numbers" },
    el("div", { class: "numbers" }, ...numbers, ...inside),
    outside(["column-1", "column-2", "column-3"], "columns"),
    outside(["dozen-1", "dozen-2", "dozen-3"], "dozens"),
    outside(["low", "even", "red", "black", "odd", "high"], "evens"),
  )
  return {
    node,
    layer: (layer: Layer): void => {
      node.dataset.layer = layer
    },
    lock: (locked: boolean): void => {
      for (const spot of spots.values()) spot.disabled = locked
    },
    /** Shows the chips that lie on each spot. */
    chips: (bets: Readonly<Record<string, number>>): void => {
      for (const [key, spot] of spots) showChips(spot, key, bets[key] ?? 0, setting)
    },
    clear: (): void => {
      for (const spot of spots.values()) {
        spot.removeAttribute("data-came")
        spot.removeAttribute("data-winner")
      }
    },
    /** Lights the number that came and the spots that won. */
    light: (pocket: number | undefined, winners: readonly string[]): void => {
      for (const [key, spot] of spots) {
        spot.toggleAttribute("data-came", key === `straight-${pocket}`)
        spot.toggleAttribute("data-winner", winners.includes(key))
      }
    },
  }
}
