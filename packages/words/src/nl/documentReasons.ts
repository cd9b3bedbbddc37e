import type english from "../en/documentReasons.ts"
import type { Shape } from "../shape.ts"

export default {
  unreadable: "Het is niet duidelijk genoeg om te lezen. Neem de foto opnieuw bij goed licht, zonder flits.",
  cutOff: "Er ontbreekt een deel. De vier hoeken moeten zichtbaar zijn.",
  expired: "Het is vervallen. Stuur er een dat nog geldig is.",
  tooOld: "Het is ouder dan drie maanden. Stuur een recenter document.",
  wrongDocument: "Het is niet het soort document dat u hebt gekozen.",
  notYours: "Het staat niet op uw naam.",
  detailsDiffer: "Wat erop staat, komt niet overeen met uw account.",
  altered:
    "We kunnen geen kopie, foto van een scherm of bewerkt bestand aanvaarden. Stuur uw eigen origineel.",
  other: "We kunnen het zo niet aanvaarden. Stuur een ander document of mail ons.",
} as const satisfies Shape<typeof english>
