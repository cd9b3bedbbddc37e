import type english from "../en/documentReasons.ts"
import type { Shape } from "../shape.ts"

export default {
  unreadable: "Il n’est pas assez net pour être lu. Reprenez la photo avec un bon éclairage, sans flash.",
  cutOff: "Il en manque une partie. Les quatre coins doivent être visibles.",
  expired: "Il est périmé. Envoyez-en un qui est encore valable.",
  tooOld: "Il date de plus de trois mois. Envoyez-en un plus récent.",
  wrongDocument: "Ce n’est pas le type de document que vous avez choisi.",
  notYours: "Il n’est pas à votre nom.",
  detailsDiffer: "Les données du document ne correspondent pas à celles de votre compte.",
  altered:
    "Nous ne pouvons accepter ni une copie, ni la photo d’un écran, ni un fichier retouché. Envoyez votre propre original.",
  other: "Nous ne pouvons pas l’accepter tel quel. Envoyez-en un autre ou écrivez-nous.",
} as const satisfies Shape<typeof english>
