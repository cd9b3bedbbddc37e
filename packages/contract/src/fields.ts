/**
 * What can be wrong with a field. The name is the key of its message in `packages/words` (`fields`); a schema names one
 * with {@link fault} where zod's own code does not determine it.
 */
export const fieldFaults = [
  "missing",
  "notAsked",
  "unreadable",
  "notText",
  "notNumber",
  "notWhole",
  "notYesOrNo",
  "notAChoice",
  "accept",
  "tooShort",
  "tooLong",
  "notThisLong",
  "tooSmall",
  "tooLarge",
  "amount",
  "amountTooLarge",
  "email",
  "username",
  "phone",
  "date",
  "address",
  "password",
  "json",
  "nul",
  "afterEnd",
  "overAYear",
  "nothingSet",
  "aboveLonger",
  "belowShorter",
  "notAboveStatutory",
  "idempotencyKey",
  "countryUnknown",
  "residence",
  "nationalNumber",
  "personName",
  "plainLine",
] as const
export type FieldFault = (typeof fieldFaults)[number]

export const fault = (name: FieldFault) => ({ error: name })

/** `bound`: characters for lengths, the limit for numbers. */
export type Fault = { is: FieldFault; bound?: number }
