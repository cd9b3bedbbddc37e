import type { Art } from "../src/studio/art.ts"
import { FIELDS } from "../src/studio/scratch/model.ts"
import { button, el } from "./dom.ts"
import type { Pace } from "./pace.ts"
import { scratchCover } from "./scratch-cover.ts"
import { pointerStrokes, type Stroke } from "./scratch-strokes.ts"

const columns = 3
const fadeMs = 260

const arrows: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
}

type Printed = { readonly art: Node; readonly text: string }
type Texts = {
  readonly card: string
  covered(field: number): string
  open(field: number, text: string): string
}

/** The field that an arrow key leads to. */
function neighbour(field: number, key: string): number | undefined {
  const step = arrows[key]
  if (step === undefined) return undefined
  const next = field + step
  const isInRow = Math.floor(next / columns) === Math.floor(field / columns)
  return Math.abs(step) === columns || isInRow ? next : undefined
}

/** A field: what is printed in it, and its cover. */
function scratchField(art: Art, press: () => void) {
  const cover = scratchCover(art)
  const printed = el("span", { class: "printed" })
  const node = button("", { class: "field" }, press, printed, cover.node)
  const setOpenable = (isOpenable: boolean): void => {
    node.setAttribute("aria-disabled", String(!isOpenable))
    node.tabIndex = isOpenable ? 0 : -1
  }
  return {
    node,
    cover,
    setOpenable,
    lay(label: string): void {
      node.classList.remove("open", "hit")
      node.setAttribute("aria-label", label)
      setOpenable(false)
      printed.replaceChildren()
      cover.node.hidden = false
      cover.lay()
    },
    print: ({ art, text }: Printed): void => printed.append(art, el("b", {}, text)),
    async open(label: string, pace: Pace): Promise<void> {
      node.setAttribute("aria-label", label)
      node.setAttribute("aria-disabled", "true")
      node.classList.add("open")
      await pace.animate(cover.node, [{ opacity: 1 }, { opacity: 0 }], { duration: fadeMs })
      cover.node.hidden = true
    },
  }
}

/** A field opens by scratching, by a tap, or by a key; the arrow keys move between fields. */
export function scratchCard(art: Art, texts: Texts, say: (sentence: string) => void) {
  let live: { pace: Pace; printed: readonly Printed[]; left: Set<number>; done: () => void } | undefined
  const fields = Array.from({ length: FIELDS }, (_, at) => {
    // The click that ends a stroke is not a tap.
    const field = scratchField(art, () => !strokes.isStroke() && open(at, true))
    field.node.addEventListener("keydown", (event) => {
      const next = fields[neighbour(at, event.key) ?? -1]
      if (!next) return
      event.preventDefault()
      next.node.focus()
    })
    return field
  })
  const node = el("div", { class: "fields", role: "group", "aria-label": texts.card })
  node.append(...fields.map((field) => field.node))

  function open(at: number, isSaid: boolean): void {
    const [field, content] = [fields[at], live?.printed[at]]
    if (!field || !content || !live?.left.delete(at)) return
    const { pace, left, done } = live
    const sentence = texts.open(at + 1, content.text)
    if (isSaid) say(sentence)
    const opened = field.open(sentence, pace)
    if (left.size === 0) void opened.then(done)
  }

  function scratch(stroke: Stroke): void {
    for (const at of live?.left ?? []) {
      const field = fields[at]
      if (field?.cover.scratch(stroke, field.node.getBoundingClientRect())) open(at, true)
    }
  }

  const strokes = pointerStrokes(node, scratch)
  const lay = (): void => {
    for (const [at, field] of fields.entries()) field.lay(texts.covered(at + 1))
  }
  lay()

  return {
    node,
    focus: () => fields[0]?.node.focus(),
    /** Lays a covered card; settles when the player has opened every field, or skips. */
    async play(printed: readonly Printed[], pace: Pace): Promise<void> {
      lay()
      for (const [at, content] of printed.entries()) {
        fields[at]?.print(content)
        fields[at]?.setOpenable(true)
      }
      node.toggleAttribute("data-live", true)
      await new Promise<void>((done) => {
        live = { pace, printed, left: new Set(fields.keys()), done }
        void pace.skipped().then(() => {
          for (const at of fields.keys()) open(at, false)
        })
      })
      live = undefined
      for (const field of fields) field.setOpenable(false)
      node.removeAttribute("data-live")
    },
    mark(winning: readonly number[]): void {
      for (const at of winning) fields[at]?.node.classList.add("hit")
    },
  }
}
