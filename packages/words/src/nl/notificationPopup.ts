import type english from "../en/notificationPopup.ts"
import type { Shape } from "../shape.ts"

export default {
  close: "Meldingen sluiten",
  all: "Alle meldingen",
  loading: "Uw meldingen worden geladen.",
  tryAgain: "Opnieuw proberen",
} as const satisfies Shape<typeof english>
