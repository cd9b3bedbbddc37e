import type { Art } from "../src/studio/art.ts"
import { ROWS, SCATTER, WILD } from "../src/studio/slot/model.ts"
import type { CascadeTitle, ClassicTitle, SlotTitle, TitleOf } from "../src/studio/titles/title.ts"
import { el, picture } from "./dom.ts"
import type { Pace } from "./pace.ts"

/** How long the first reel turns, and how much longer each next one does. */
const firstMs = 850
const nextMs = 240
const freeFirstMs = 520
const freeNextMs = 130

export type ReelTitle = SlotTitle | CascadeTitle | ClassicTitle | TitleOf<"hold">

/** The small symbols lie on an eight-sided plate. */
const plate =
  '<path d="M28 8H72L92 28V72L72 92H28L8 72V28Z" fill="var(--shade)" fill-opacity=".55" stroke="var(--frame)" stroke-width="2"/><path d="M30 13H70L87 30V70L70 87H30L13 70V30Z" fill="none" stroke="var(--frame)" stroke-opacity=".5"/>'

/** Every symbol of a title once, for `<use>`; the wild and the scatter wear a sign so that nobody has to guess. */
export function symbolSheet(title: ReelTitle, { drawings }: Art): SVGSVGElement {
  const ribbon =
    '<rect x="8" y="70" width="84" height="24" rx="4" fill="var(--deep)" stroke="var(--frame)" stroke-width="2.5"/>'
  const by = title.model.engine === "slot" && title.model.wildMultiplier
  const sign = `<text x="50" y="88.5" text-anchor="middle" font-family="Limelight" font-size="${by ? 16 : 19}" letter-spacing="${by ? 1 : 2}" fill="var(--light)">WILD${by ? ` ×${by}` : ""}</text>`
  const halo =
    '<circle cx="50" cy="50" r="47" fill="var(--shade)" stroke="var(--frame)" stroke-width="2.5"/><circle cx="50" cy="50" r="43" fill="none" stroke="var(--frame)" stroke-width="1"/>'
  const symbols = Object.entries(title.look.symbols).map(([letter, motif]) => {
    const art = drawings[motif] ?? ""
    const body =
      letter === WILD
        ? `<g transform="translate(11 0) scale(.78)">${art}</g>${ribbon}${sign}`
        : letter === SCATTER && title.model.engine === "slot"
          ? `${halo}<g transform="translate(17 17) scale(.66)">${art}</g>`
          : "ABCDS".includes(letter)
            ? art
            : `${plate}<g transform="translate(14 14) scale(.72)">${art}</g>`
    return `<symbol id="s-${letter}" viewBox="0 0 100 100">${body}</symbol>`
  })
  return picture("0 0 0 0", symbols.join(""), "sheet")
}

export const symbol = (letter: string): SVGSVGElement =>
  picture("0 0 100 100", `<use href="#s-${letter}"/>`, "symbol")

/** Symbols and the one that they become. */
export const upgradeRow = (letters: string, into: string): HTMLElement =>
  el("p", { class: "upgrades" }, ...[...letters].map(symbol), "→", symbol(into))

/** How a spin looks, besides where its reels stop. */
export type SpinLook = {
  readonly isFree?: boolean
  /** The left one of two reels that turn as one. */
  readonly twin?: number
  /** Letters that have become another one. */
  readonly upgraded?: { readonly letters: string; readonly into: string }
}

const cell = (letter: string): HTMLElement => {
  const node = el("div", { class: "cell" }, symbol(letter))
  node.dataset.letter = letter
  return node
}

async function fillStrip(
  strip: HTMLElement,
  letter: string,
  pace: Pace,
  begin: Keyframe = { transform: "scaleY(.3)", opacity: 0.2 },
): Promise<void> {
  strip.replaceChildren(...[letter, letter, letter].map(cell))
  const frames = [begin, { transform: "none", opacity: 1 }]
  await pace.animate(strip, frames, { duration: 380, easing: "cubic-bezier(.2,.8,.2,1)" })
}

const cellOf = (strip: HTMLElement | undefined, row: number): HTMLElement | undefined => {
  const child = strip?.children[row]
  return child instanceof HTMLElement ? child : undefined
}

export function reels(title: Exclude<ReelTitle, CascadeTitle>) {
  const strips = title.model.reels.map((strip) =>
    el("div", { class: "strip" }, ...[...strip.slice(0, ROWS)].map(cell)),
  )
  const node = el("div", { class: "reels" }, ...strips.map((strip) => el("div", { class: "reel" }, strip)))
  const shown = strips.map((_, reel) => title.model.reels[reel]?.slice(0, ROWS) ?? "")

  const at = (reel: number, row: number) => cellOf(strips[reel], row)

  /** Lets one reel run through its own strip and stop at the given letters. */
  async function turn(
    reel: number,
    window: string,
    pace: Pace,
    durationMs: number,
    { twin, upgraded }: SpinLook = {},
  ): Promise<void> {
    const strip = strips[reel]
    const from = title.model.reels[twin === reel - 1 ? twin : reel] ?? ""
    const letters = [...from].map((one) => (upgraded?.letters.includes(one) ? upgraded.into : one)).join("")
    if (!strip) return
    const passing = pace.isHurried() ? "" : (letters + letters).slice(reel * 3, reel * 3 + 14 + reel * 4)
    const all = window + passing + (shown[reel] ?? "")
    strip.replaceChildren(...[...all].map(cell))
    shown[reel] = window
    const away = -((all.length - ROWS) / all.length) * 100
    await pace.animate(strip, [{ transform: `translateY(${away}%)` }, { transform: "translateY(0)" }], {
      duration: durationMs,
      easing: "cubic-bezier(.25,.6,.25,1.015)",
    })
    strip.replaceChildren(...[...window].map(cell))
    pace.landed()
  }

  return {
    node,
    async spin(window: readonly string[], pace: Pace, look: SpinLook = {}): Promise<void> {
      const [first, next] = look.isFree ? [freeFirstMs, freeNextMs] : [firstMs, nextMs]
      const { twin } = look
      this.clear()
      this.light(twin === undefined ? [] : [twin, twin + 1])
      await Promise.all(
        window.map((letters, reel) => {
          const place = twin === reel - 1 ? twin : reel
          return turn(reel, letters, pace, first + place * next, look)
        }),
      )
    },
    /** Puts a frame of light around reels. */
    light(which: readonly number[]): void {
      for (const [reel, strip] of strips.entries())
        strip.parentElement?.classList.toggle("lit", which.includes(reel))
    },
    /** Turns one reel again while the others stand. */
    async turnAgain(reel: number, letters: string, pace: Pace): Promise<void> {
      this.clear()
      await turn(reel, letters, pace, firstMs + 3 * nextMs)
    },
    /** Fills whole reels with one letter: a wild or the unfolding symbol. */
    async fill(which: readonly number[], letter: string, pace: Pace, begin?: Keyframe): Promise<void> {
      const filled = strips.filter((_, reel) => which.includes(reel))
      await Promise.all(filled.map((strip) => fillStrip(strip, letter, pace, begin)))
    },
    mark(cells: readonly (readonly [number, number])[]): void {
      if (cells.length === 0) return
      node.toggleAttribute("data-marked", true)
      for (const [reel, row] of cells) at(reel, row)?.classList.add("hit")
    },
    clear(): void {
      node.removeAttribute("data-marked")
      for (const lit of node.querySelectorAll(".hit")) lit.classList.remove("hit")
    },
    letter: (reel: number, row: number): string => at(reel, row)?.dataset.letter ?? "",
    cells: (): [number, number][] =>
      Array.from({ length: strips.length * ROWS }, (_, index) => [Math.floor(index / ROWS), index % ROWS]),
  }
}
