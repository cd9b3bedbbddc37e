import { numberText } from "../src/studio/amounts.ts"
import type { DiceModel } from "../src/studio/dice/model.ts"
import { el, picture } from "./dom.ts"
import type { Setting } from "./game.ts"
import type { Pace } from "./pace.ts"

const TURN_MS = 2400
const FILLS = ["var(--shade)", "var(--ground)"]

/** Text of a wheel field: points, or the mystery prize as a multiple of the stake. */
export const fieldText = (field: DiceModel["wheel"][number], setting: Setting): string =>
  field.prize === "points"
    ? numberText(field.points, setting.view.language)
    : `${setting.words.mystery} ${numberText(field.tenths / 10, setting.view.language)} ×`

/** The bonus wheel: fields as wide as they are likely, turned to the field the server drew. */
export function bonusWheel(model: DiceModel, setting: Setting) {
  const total = model.wheel.reduce((all, field) => all + field.weight, 0)
  let from = 0
  const fields = model.wheel.map((field) => {
    const width = (field.weight / total) * 360
    const middle = from + width / 2
    const start = (from * Math.PI) / 180
    const end = ((from + width) * Math.PI) / 180
    from += width
    const at = (angle: number, r: number) =>
      `${(100 + r * Math.sin(angle)).toFixed(2)} ${(100 - r * Math.cos(angle)).toFixed(2)}`
    return { field, middle, d: `M100 100L${at(start, 92)}A92 92 0 ${width > 180 ? 1 : 0} 1 ${at(end, 92)}Z` }
  })
  const face = fields
    .map(({ field, middle, d }, index) => {
      const gold = field.prize === "mystery"
      const label =
        field.prize === "points" ? field.points : `×${numberText(field.tenths / 10, setting.view.language)}`
      return `<path d="${d}" fill="${gold ? "var(--first)" : FILLS[index % 2]}" stroke="var(--frame)" stroke-width="1.5"/><text x="100" y="32" text-anchor="middle" font-size="15" font-family="Limelight" fill="${gold ? "var(--deep)" : "var(--light)"}" transform="rotate(${middle} 100 100)">${label}</text>`
    })
    .join("")
  const rim =
    '<circle cx="100" cy="100" r="94" fill="none" stroke="var(--frame)" stroke-width="4"/><circle cx="100" cy="100" r="16" fill="var(--frame)"/>'
  const rotor = picture("0 0 200 200", face + rim, "rotor")
  const pointer = picture(
    "0 0 20 20",
    '<path d="M2 1H18L10 18Z" fill="var(--light)" stroke="var(--deep)" stroke-width="1.5"/>',
    "pointer",
  )
  const caption = el("p", { class: "big" }, setting.words.bonusWheel)
  const node = el(
    "div",
    { class: "card wheelcard", hidden: true },
    caption,
    el("div", { class: "wheel" }, rotor, pointer),
  )
  return {
    node,
    /** Turns to a field and says what it gives. */
    async turn(index: number, pace: Pace): Promise<void> {
      const field = fields[index]
      if (!field) return
      node.hidden = false
      caption.textContent = setting.words.bonusWheel
      const rest = -field.middle
      await pace.animate(
        rotor,
        [{ transform: "rotate(0deg)" }, { transform: `rotate(${rest + 360 * 5}deg)` }],
        {
          duration: TURN_MS,
          easing: "cubic-bezier(.1,.7,.15,1)",
        },
      )
      rotor.style.transform = `rotate(${rest}deg)`
      caption.textContent = fieldText(field.field, setting)
      await pace.wait(1100)
      node.hidden = true
    },
  }
}
