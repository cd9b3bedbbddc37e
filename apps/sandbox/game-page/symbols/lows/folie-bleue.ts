import { circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** Pips of playing cards, as painted on blue tiles. */
export const folieBleue = {
  tileHeart: (p) =>
    path("M50 92C10 62 2 42 8 26C16 8 42 8 50 30C58 8 84 8 92 26C98 42 90 62 50 92Z", p.second) +
    rule("M22 30C26 22 32 22 36 26", p.light, 5),
  tileDiamond: (p) => path("M50 4L84 50L50 96L16 50Z", p.first) + path("M50 26L66 50L50 74L34 50Z", p.deep),
  tileClub: (p) =>
    circle(50, 27, 21, p.light) +
    circle(27, 58, 21, p.light) +
    circle(73, 58, 21, p.light) +
    path("M46 50H54L62 94H38Z", p.light) +
    circle(50, 49, 7, p.third),
  tileSpade: (p) =>
    path(
      "M50 4C60 26 92 42 90 62C88 80 66 82 54 66L62 94H38L46 66C34 82 12 80 10 62C8 42 40 26 50 4Z",
      p.third,
    ) + rule("M50 24V60", p.light, 4),
  tileCrown: (p) =>
    path("M8 84L4 26L28 48L50 12L72 48L96 26L92 84Z", p.light) + rule("M12 74H88", p.second, 7),
} satisfies Lows
