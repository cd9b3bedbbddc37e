export { rekeyDocumentFiles } from "./documents/rekey.ts"
export { identityDeclined, identityVerified, identityVouched } from "./events.ts"
export { acceptKnownIdentity, acceptNewcomerIdentity } from "./identity.ts"
export { findVerifiedName, type KycStatusRow, toKycState } from "./kycStatus.ts"
export type {
  IdentityReason,
  IdentityVerifier,
  VerificationNotice,
  VerificationOutcome,
  VerificationReport,
  VerificationRequest,
} from "./ports.ts"
export { rekeyDocumentNumbers } from "./rekey.ts"
export { rekeyVouchings } from "./vouching/vouching.ts"
