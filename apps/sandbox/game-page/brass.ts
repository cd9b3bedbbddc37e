import { el, picture } from "./dom.ts"

const blades = [0, 22.5, 45, 67.5, 90]
  .map(
    (turn) =>
      `<path d="M0 0L-3.4 -34Q0 -42 3.4 -34Z" transform="translate(6 6) rotate(${turn + 90})" fill="var(--brass)"/>`,
  )
  .join("")
const CORNER = `<path d="M2 2H52A50 50 0 0 1 2 52Z" fill="var(--deep)" stroke="var(--brass)" stroke-width="2"/>${blades}<circle cx="6" cy="6" r="9" fill="var(--brass-light)"/>`

const rays = Array.from(
  { length: 9 },
  (_, ray) =>
    `<path d="M0 0L-3 -40H3Z" transform="translate(70 46) rotate(${ray * 20 - 80})" fill="var(--${ray % 2 ? "first" : "brass"})"/>`,
).join("")
const KEYSTONE = `<path d="M4 46H22V36H34V24H46V12H58V4H82V12H94V24H106V36H118V46H136V52H4Z" fill="var(--deep)" stroke="var(--brass)" stroke-width="2"/>${rays}<circle cx="70" cy="46" r="10" fill="var(--brass-light)"/><circle cx="70" cy="46" r="5" fill="var(--deep)"/>`

/** The house's double brass frame with its fans in the corners and the stepped crest on top. */
export function brassFrame(...children: readonly Node[]): HTMLElement {
  const corners = ["nw", "ne", "se", "sw"].map((side) => picture("0 0 54 54", CORNER, `corner ${side}`))
  return el("div", { class: "frame" }, ...children, ...corners, picture("0 0 140 54", KEYSTONE, "crest"))
}
