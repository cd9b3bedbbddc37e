const maxNameTiles = 7
/** Decimals included. */
const maxScoreDigits = 6

export const toNameTiles = (username: string): string =>
  [...username.toLocaleUpperCase("en")].slice(0, maxNameTiles).join("")

/** As many decimals as fit; screen readers get all of them. */
export function roundToTiles(points: number): number {
  const whole = String(Math.trunc(Math.abs(points))).length
  const scale = 10 ** Math.max(0, Math.min(3, maxScoreDigits - whole))
  return Math.trunc(points * scale) / scale
}

export type LetterTile = { sign: string; look: "wide" | "narrow" | "gap" }

export const toLetterTiles = (text: string): LetterTile[] =>
  [...text].map((sign) => ({
    sign,
    look: /\s/.test(sign) ? "gap" : /[.,:’']/.test(sign) ? "narrow" : "wide",
  }))
