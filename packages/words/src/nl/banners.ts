import type english from "../en/banners.ts"
import type { Shape } from "../shape.ts"

export default {
  label: "Uitgelicht",
  previous: "Vorige",
  next: "Volgende",
  pause: "Pauzeren",
  play: "Automatisch afspelen",
  at: "{at} van {count}",
} as const satisfies Shape<typeof english>
