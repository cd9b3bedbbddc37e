import type english from "../en/tiles.ts"
import type { Shape } from "../shape.ts"

export default {
  play: "Jouer",
  tryIt: "Essayer gratuitement",
  named: "{what} : {name}",
  close: "Fermer",
  addFavourite: "Ajouter {name} à vos favoris",
  removeFavourite: "Retirer {name} de vos favoris",
  return: "Retour {return}",
  minimum: "dès {minimum}",
  isNew: "Nouveau",
  jackpots: "avec jackpots",
  previous: "Voir les jeux précédents",
  next: "Voir les jeux suivants",
  failedText: "Le problème vient de chez nous. Réessayez dans un instant.",
  tryAgain: "Réessayer",
} as const satisfies Shape<typeof english>
