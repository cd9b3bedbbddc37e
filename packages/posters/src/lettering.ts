import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import opentype, { type Font, type PathCommand } from "opentype.js"
import { n } from "./svg.ts"

const file = "@fontsource/limelight/files/limelight-latin-400-normal.woff"

let loaded: Font | undefined

/** Reads Limelight once. Outlines go into the picture, so a poster needs no installed font. */
function loadLimelight(): Font {
  if (!loaded) {
    const bytes = readFileSync(createRequire(import.meta.url).resolve(file))
    loaded = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  }
  return loaded
}

/** A letter missing in the font loses its accent; if it is still missing, it becomes a space. */
function toKnownLetters(font: Font, text: string): string {
  const has = (letter: string) => font.charToGlyphIndex(letter) > 0
  return [...text.normalize("NFC")]
    .map((letter) => (has(letter) ? letter : [...letter.normalize("NFD")].filter(has).join("") || " "))
    .join("")
}

/** Outlines as path text. The library's own writer appends `-0.04` to the previous number as `0`. */
function outline(commands: readonly PathCommand[]): string {
  return commands
    .map((step) => {
      if (step.type === "Z") return "Z"
      const end = `${n(step.x)} ${n(step.y)}`
      if (step.type === "Q") return `Q${n(step.x1)} ${n(step.y1)} ${end}`
      if (step.type === "C") return `C${n(step.x1)} ${n(step.y1)} ${n(step.x2)} ${n(step.y2)} ${end}`
      return `${step.type}${end}`
    })
    .join("")
}

export type LetteringLine = { d: string; width: number }

/** The width of a line at size 1; `tracking` is in ems. */
function measure(font: Font, text: string, tracking: number): number {
  const glyphs = font.stringToGlyphs(text)
  const advance = glyphs.reduce((sum, glyph) => sum + (glyph.advanceWidth ?? 0), 0)
  return advance / font.unitsPerEm + tracking * Math.max(0, glyphs.length - 1)
}

/** A line of capitals as one path, centred on `x` with its baseline at `y`, at most `maxWidth` wide. */
export function layOutLine(
  text: string,
  {
    x,
    y,
    size,
    maxWidth,
    tracking = 0.03,
  }: { x: number; y: number; size: number; maxWidth: number; tracking?: number },
): LetteringLine {
  const font = loadLimelight()
  const capitals = toKnownLetters(font, text.toLocaleUpperCase("en"))
  const unit = measure(font, capitals, tracking)
  const fitted = unit > 0 ? Math.min(size, maxWidth / unit) : size
  const width = unit * fitted
  let pen = x - width / 2
  let d = ""
  for (const glyph of font.stringToGlyphs(capitals)) {
    d += outline(glyph.getPath(pen, y, fitted).commands)
    pen += ((glyph.advanceWidth ?? 0) / font.unitsPerEm + tracking) * fitted
  }
  return { d, width }
}

/** Breaks a title into one or two lines, whichever allows the larger `size`. */
export function breakTitle(
  title: string,
  maxWidth: number,
  maxSize: number,
): { lines: string[]; size: number } {
  const font = loadLimelight()
  const words = title.toLocaleUpperCase("en").split(/\s+/).filter(Boolean)
  const unit = (text: string) => measure(font, toKnownLetters(font, text), 0.03)
  const sizeOf = (lines: string[]) => Math.min(maxSize, maxWidth / Math.max(...lines.map(unit), 0.01))
  const whole = [words.join(" ")]
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")])
  return [whole, ...splits]
    .map((lines) => ({ lines, size: sizeOf(lines) }))
    .reduce((best, next) => (next.size > best.size * 1.12 ? next : best))
}
