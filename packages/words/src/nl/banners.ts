import type english from "../en/banners.ts"
import type { Shape } from "../shape.ts"

export default {
  label: "Uitgelicht",
  previous: "Vorige",
  next: "Volgende",
  pause: "Niet meer bewegen",
  play: "Vanzelf verdergaan",
  at: "{at} van {count}",
} as const satisfies Shape<typeof english>
