import type { Frame } from "../src/studio/frames.ts"
import { el, picture } from "./dom.ts"

/** A double brass frame with its studio's ornaments in the corners and on top. */
export function brassFrame({ corner, crest }: Frame, ...children: readonly Node[]): HTMLElement {
  const corners = ["nw", "ne", "se", "sw"].map((side) => picture("0 0 54 54", corner, `corner ${side}`))
  return el("div", { class: "frame" }, ...children, ...corners, picture("0 0 140 54", crest, "crest"))
}
