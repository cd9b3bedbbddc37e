import type { identity } from "@elite/contract"
import { Banknote, BookUser, House, IdCard, Landmark, type LucideIcon } from "lucide-react"

export const documentIcons: Record<identity.DocumentLabel, LucideIcon> = {
  identityCardFront: IdCard,
  identityCardBack: IdCard,
  passport: BookUser,
  proofOfAddress: House,
  proofOfBankAccount: Landmark,
  sourceOfFunds: Banknote,
}
