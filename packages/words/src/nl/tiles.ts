import type english from "../en/tiles.ts"
import type { Shape } from "../shape.ts"

export default {
  play: "Spelen",
  tryIt: "Gratis proberen",
  named: "{what}: {name}",
  close: "Sluiten",
  addFavourite: "{name} aan uw favorieten toevoegen",
  removeFavourite: "{name} uit uw favorieten halen",
  return: "Uitbetaling {return}",
  minimum: "vanaf {minimum}",
  isNew: "Nieuw",
  jackpots: "met jackpots",
  previous: "Vorige spellen tonen",
  next: "Volgende spellen tonen",
  failedText: "De fout ligt bij ons. Probeer het zo meteen opnieuw.",
  tryAgain: "Opnieuw proberen",
} as const satisfies Shape<typeof english>
