import type english from "../en/documentLabels.ts"
import type { Shape } from "../shape.ts"

export default {
  identityCardFront: "Identiteitskaart, voorkant",
  identityCardBack: "Identiteitskaart, achterkant",
  passport: "Paspoort",
  proofOfAddress: "Bewijs van adres",
  proofOfBankAccount: "Bewijs van bankrekening",
  sourceOfFunds: "Bewijs van de herkomst van uw geld",
} as const satisfies Shape<typeof english>
