import type { identity } from "@elite/contract"

export default {
  identityCardFront: "Identity card, front",
  identityCardBack: "Identity card, back",
  passport: "Passport",
  proofOfAddress: "Proof of address",
  proofOfBankAccount: "Proof of bank account",
  sourceOfFunds: "Proof of the source of your money",
} as const satisfies Record<identity.DocumentLabel, string>
