/**
 * What can be wrong with a field of a call. The name is the key of its sentence in `packages/words` (`fields`), so a
 * fault is said in the reader's language; a schema names one with {@link fault} where zod's own code does not say it.
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

/** The error a schema gives instead of zod's sentence. */
export const fault = (name: FieldFault) => ({ error: name })

/** A fault and the numbers of its sentence: characters for lengths, the bound for numbers. */
export type Fault = { is: FieldFault; bound?: number }
