import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { nothing } from "./parts.ts"

export * from "./documents.ts"

export const kycStatuses = ["none", "inProgress", "accepted", "declined"] as const
export type KycStatus = (typeof kycStatuses)[number]

/** Starts or resumes the verification; answers the address of the verifier's page. */
export const onsiteKyc = endpoint({
  method: "GET",
  path: "/api/shuftiPro/OnsiteKYC",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ verificationUrl: z.url() }),
  errors: ["EmailNotVerifiedErrorType", "KycAlreadyDoneErrorType", "KycServiceNotAvailableErrorType"],
})
