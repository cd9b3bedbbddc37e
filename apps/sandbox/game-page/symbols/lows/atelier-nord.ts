import { around, circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

const sun = (rays: number, width: number, ray: string, heart: string): string =>
  around(rays, path(`M50 4L${50 + width} 46H${50 - width}Z`, ray)) + circle(50, 50, 17, heart)

/** Suns, told apart by their rays. */
export const atelierNord = {
  sunOfThree: (p) => sun(3, 17, p.first, p.light),
  sunOfFour: (p) => sun(4, 13, p.second, p.light) + circle(50, 50, 8, p.deep),
  sunOfEight: (p) => sun(8, 7, p.third, p.first),
  sunRing: (p) =>
    circle(50, 50, 36, "none", `stroke="${p.light}" stroke-width="9"`) +
    circle(50, 50, 20, "none", `stroke="${p.second}" stroke-width="6"`),
  sunHalf: (p) =>
    path("M12 66A38 38 0 0 1 88 66Z", p.first) +
    path("M30 66A20 20 0 0 1 70 66Z", p.light) +
    rule("M8 78H92M22 90H78", p.third, 6),
} satisfies Lows
