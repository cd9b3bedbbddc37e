import type english from "../en/documentLabels.ts"
import type { Shape } from "../shape.ts"

export default {
  identityCardFront: "Carte d’identité, recto",
  identityCardBack: "Carte d’identité, verso",
  passport: "Passeport",
  proofOfAddress: "Justificatif de domicile",
  proofOfBankAccount: "Justificatif de compte bancaire",
  sourceOfFunds: "Justificatif de l’origine de votre argent",
} as const satisfies Shape<typeof english>
