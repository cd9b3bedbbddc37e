/**
 * Faults of a provider's answers, armed by name at the console for one log-in. A relying party must not open a session
 * on any of them.
 */
export const FLAWS = [
  "id_token:missing",
  "id_token:not_encrypted",
  "id_token:not_signed",
  "id_token:alg_none",
  "id_token:signed_with_secret",
  "id_token:signed_by_another",
  "id_token:unknown_signer",
  "id_token:encrypted_for_another",
  "id_token:unknown_recipient",
  "id_token:weak_wrapping",
  "id_token:other_cipher",
  "id_token:other_issuer",
  "id_token:no_issuer",
  "id_token:other_audience",
  "id_token:two_audiences",
  "id_token:other_party",
  "id_token:other_nonce",
  "id_token:no_nonce",
  "id_token:expired",
  "id_token:no_expiry",
  "id_token:not_yet",
  "id_token:no_issue_time",
  "id_token:no_subject",
  "id_token:empty_subject",
  "id_token:long_subject",
  "id_token:old_authentication",
  "id_token:no_authentication_time",
  "id_token:other_assurance",
  "id_token:no_assurance",
  "token:other_type",
  "token:not_json",
  "token:no_access_token",
] as const
export type Flaw = (typeof FLAWS)[number]

/** Valid variants that a relying party has to accept; armed like a flaw, for one log-in. */
export const VARIANTS = [
  "id_token:capital_names",
  "id_token:birth_date_as_text",
  "id_token:year_of_birth_as_text",
  "id_token:year_of_birth",
  "id_token:no_birth_date",
  "id_token:no_national_number",
  "id_token:empty_national_number",
] as const
export type Variant = (typeof VARIANTS)[number]

/** Makes the discovery document announce that the issuer is returned (RFC 9207); armed before it is read. */
export const ISSUER_SAID = "discovery:issuer_said"

/** Faults on the way to a code, and of it. */
export const WAYS = [
  "code:expired",
  "code:unknown",
  "error:temporary_unavailable",
  "recipient:last",
  "iss:missing",
  "iss:other",
] as const
export type Way = (typeof WAYS)[number]
