import type { SeededRandom } from "../seededRandom.ts"

type Hsl = readonly [hue: number, saturation: number, lightness: number]
type Rgb = readonly [red: number, green: number, blue: number]

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

const rgbOf = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(255 * clamp(part, 0, 1))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`

function hslOf([r, g, b]: Rgb): Hsl {
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [lightness, spread] = [(high + low) / 2, high - low]
  if (spread === 0) return [0, 0, lightness]
  const sixth =
    high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [sixth * 60, spread / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function rgbOfHsl([hue, saturation, lightness]: Hsl): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (turn: number) => {
    const at = (turn + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return [part(0), part(8), part(4)]
}

/** The colour of one pane: panes of a batch differ a little. `spread` is the largest difference in lightness. */
export function varyColour(hex: string, spread: number, { between }: SeededRandom): string {
  const [hue, saturation, lightness] = hslOf(rgbOf(hex))
  const batch = clamp(lightness + between(-spread, spread), 0.03, 0.96)
  return hexOf(rgbOfHsl([(hue + between(-4.5, 4.5) + 360) % 360, saturation, batch]))
}

/** The colour without light behind it. `kept` is the fraction of light that remains, 0 to 1. */
export function dimColour(hex: string, kept = 0): string {
  const lit = rgbOf(hex)
  const grey = 0.213 * lit[0] + 0.715 * lit[1] + 0.072 * lit[2]
  const dark = (part: number, slope: number, floor: number) => (grey + 0.72 * (part - grey)) * slope + floor
  const night: Rgb = [dark(lit[0], 0.31, 0.024), dark(lit[1], 0.285, 0.018), dark(lit[2], 0.35, 0.032)]
  const mixed = (i: 0 | 1 | 2) => night[i] + kept * (lit[i] - night[i])
  return hexOf([mixed(0), mixed(1), mixed(2)])
}
