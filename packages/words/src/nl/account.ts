import type english from "../en/account.ts"
import type { Shape } from "../shape.ts"

export default {
  navigation: "Uw account",
  stepStates: {
    done: "klaar",
    current: "nu",
    waiting: "nog te doen",
    failed: "mislukt",
  },
  optional: "{label} (optioneel)",
  when: "{weekday} om {time}",
  whenLater: "{weekday} {day} om {time}",
  loading: "Een ogenblik",
  tryAgain: "Opnieuw proberen",
  copyReference: "Referentie {reference} kopiëren",
  referenceCopied: "Referentie gekopieerd",
} as const satisfies Shape<typeof english>
