export { identityDeclined } from "./events.ts"
export { rekeyDocuments } from "./keys.ts"
export type { IdentityVerifier, Notice, Outcome, Reason, Report, Wish } from "./ports.ts"
export { type StandingAnswer, standingIn, verifiedName } from "./standing.ts"
