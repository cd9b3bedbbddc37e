import type english from "../en/terms.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Nos conditions ont changé",
  text: "Avant de continuer, veuillez les lire et les accepter. Rien d’autre ne change : votre solde, vos limites et votre historique restent les mêmes.",
  read: "Lire les conditions",
  accept: "J’accepte les conditions",
  accepting: "Un instant",
  otherwise:
    "Si vous ne voulez pas les accepter, vous pouvez retirer votre argent ou vous déconnecter. Nous vous le redemanderons à votre prochaine connexion.",
  withdraw: "Retirer mon argent",
  logout: "Me déconnecter",
} as const satisfies Shape<typeof english>
