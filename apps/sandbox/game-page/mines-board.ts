import { FIELDS, type MinesState } from "../src/studio/mines/model.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { SessionView } from "../src/studio/view.ts"
import type { Language } from "../src/studio/words.ts"
import { COVER } from "./cover.ts"
import { button, el, picture } from "./dom.ts"
import type { Pace } from "./pace.ts"
import { roveGrid } from "./roving.ts"

const WORDS = {
  en: {
    board: "Fields",
    field: (at: number, what: string) => `Field ${at}: ${what}`,
    closed: "closed",
    safe: "safe",
    mine: "mine",
  },
  fr: {
    board: "Cases",
    field: (at: number, what: string) => `Case ${at} : ${what}`,
    closed: "fermée",
    safe: "sûre",
    mine: "mine",
  },
  nl: {
    board: "Vakken",
    field: (at: number, what: string) => `Vak ${at}: ${what}`,
    closed: "gesloten",
    safe: "veilig",
    mine: "mijn",
  },
} satisfies Record<Language, unknown>

const [OPEN, FOLDED] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }]

type Face = "closed" | "safe" | "mine"

const LID = `<rect x="4" y="4" width="92" height="92" rx="12" fill="none" stroke="var(--frame)" stroke-width="2" opacity=".6"/><g transform="translate(14 14) scale(.72)">${COVER}</g>`

/** The five by five fields. A field is never disabled, so that the focus stays where it is. */
export function minesBoard(title: TitleOf<"mines">, view: SessionView, press: (field: number) => void) {
  const words = WORDS[view.language]
  const { drawings } = view.art
  const { safe, mine } = title.look
  const art: Record<Face, string> = {
    closed: LID,
    safe: drawings[safe] ?? "",
    mine: drawings[mine] ?? "",
  }
  let waits = false

  const fields = Array.from({ length: FIELDS }, (_, at) => {
    const drawing = picture("0 0 100 100", LID)
    const node = button(
      words.field(at + 1, words.closed),
      { class: "minefield", "data-testid": `field-${at}`, "aria-disabled": "true" },
      () => {
        if (waits && node.dataset.face === "closed") press(at)
      },
      drawing,
    )
    node.dataset.face = "closed"
    return { node, drawing }
  })
  const buttons = fields.map((field) => field.node)
  const node = el("div", { class: "minefields", role: "group", "aria-label": words.board }, ...buttons)
  const focus = roveGrid(node, buttons)

  function put(at: number, face: Face): void {
    const field = fields[at]
    if (!field || field.node.dataset.face === face) return
    field.node.dataset.face = face
    field.node.setAttribute("aria-label", words.field(at + 1, words[face]))
    field.drawing.innerHTML = art[face]
  }

  const turn = async (at: number, face: Face, pace: Pace): Promise<void> => {
    const field = fields[at]
    if (!field || field.node.dataset.face === face) return
    await pace.animate(field.node, [OPEN, FOLDED], { duration: 110, easing: "ease-in" })
    put(at, face)
    await pace.animate(field.node, [FOLDED, OPEN], { duration: 150, easing: "ease-out" })
  }

  return {
    node,
    /** Lets the player open a field, or stops it. */
    wait(isWaiting: boolean): void {
      waits = isWaiting
      for (const field of fields) {
        const isOpenable = waits && field.node.dataset.face === "closed"
        field.node.setAttribute("aria-disabled", String(!isOpenable))
      }
    },
    /** Marks the field whose outcome is asked for. */
    mark(at: number | undefined): void {
      for (const [field, { node: one }] of fields.entries()) one.toggleAttribute("data-asked", field === at)
    },
    focus: () => focus.focus(),
    clear(): void {
      node.removeAttribute("data-over")
      for (const [at, field] of fields.entries()) {
        put(at, "closed")
        field.node.removeAttribute("data-hit")
      }
    },
    /** Shows a state: the safe fields, and at the end where the mines were. */
    async show({ opened, hit, laid }: MinesState, pace: Pace): Promise<void> {
      await Promise.all(opened.map((at) => turn(at, "safe", pace)))
      if (!laid) return
      if (hit !== undefined) {
        await turn(hit, "mine", pace)
        fields[hit]?.node.toggleAttribute("data-hit", true)
        await pace.wait(450)
      }
      node.toggleAttribute("data-over", true)
      await Promise.all(laid.map((at) => turn(at, "mine", pace)))
    },
  }
}
