import type english from "../en/documentReasons.ts"
import type { Shape } from "../shape.ts"

export default {
  unreadable: "Het document is niet goed leesbaar. Neem de foto opnieuw bij goed licht, zonder flits.",
  cutOff: "Er ontbreekt een deel. De vier hoeken moeten zichtbaar zijn.",
  expired: "Het document is verlopen. Stuur een document dat nog geldig is.",
  tooOld: "Het document is ouder dan drie maanden. Stuur een recenter document.",
  wrongDocument: "Dit is niet het document dat u hebt gekozen.",
  notYours: "Het document staat niet op uw naam.",
  detailsDiffer: "De gegevens op het document komen niet overeen met uw account.",
  altered:
    "We kunnen geen kopie, foto van een scherm of bewerkt bestand aanvaarden. Stuur het originele document.",
  other: "We kunnen dit document zo niet aanvaarden. Stuur een ander document of mail ons.",
} as const satisfies Shape<typeof english>
