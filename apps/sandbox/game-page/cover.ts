import type { Art } from "../src/studio/art.ts"
import { picture } from "./dom.ts"

/** The studio’s drawing on what is covered, once for `<use>`. */
export const coverSheet = ({ cover: { filled, lines } }: Art): SVGSVGElement =>
  picture(
    "0 0 0 0",
    `<symbol id="cover" viewBox="0 0 100 100"><path d="${lines}" fill="none" stroke="var(--frame)" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round" opacity=".8"/><path d="${filled}" fill="var(--frame)" opacity=".75"/></symbol>`,
    "sheet",
  )

export const COVER = '<use href="#cover"/>'
