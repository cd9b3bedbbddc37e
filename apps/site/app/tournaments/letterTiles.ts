/** As many letters as a name has on the board. */
const maxNameTiles = 7
/** As many figures as a score has there, its decimals among them. */
const maxScoreDigits = 6

/** A name as it is set in tiles: capitals, and no more of them than the rail has room for. */
export const toNameTiles = (username: string): string =>
  [...username.toLocaleUpperCase("en")].slice(0, maxNameTiles).join("")

/** Points with as many decimals as the rail has room for; what is said has all of them. */
export function roundToTiles(points: number): number {
  const whole = String(Math.trunc(Math.abs(points))).length
  const scale = 10 ** Math.max(0, Math.min(3, maxScoreDigits - whole))
  return Math.trunc(points * scale) / scale
}

export type LetterTile = { sign: string; look: "wide" | "narrow" | "gap" }

/** A text letter by letter: what stands on a whole tile, what needs half of one, and where there is none. */
export const toLetterTiles = (text: string): LetterTile[] =>
  [...text].map((sign) => ({
    sign,
    look: /\s/.test(sign) ? "gap" : /[.,:’']/.test(sign) ? "narrow" : "wide",
  }))
