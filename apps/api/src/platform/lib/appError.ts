import { type ErrorName, errorStatus, type Fault } from "@elite/contract"

/** A value inside a refusal's sentence. Words turns it into text: cents into euros, instants into local time. */
export type ErrorParam = string | number | Date | { cents: number } | null
export type ErrorParams = Record<string, ErrorParam>
/** What is wrong with each field, by its name; a fault gets its sentence later, in the caller's language. */
export type FieldErrors = Record<string, Fault>

/**
 * A refusal that the caller is told. It rolls the transaction back and crosses the wire as one item of
 * `errors`; anything else that is thrown is a fault and becomes 500 without internals.
 */
export class AppError extends Error {
  override readonly name: ErrorName
  readonly status: number
  readonly params: ErrorParams
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    name: ErrorName,
    params: ErrorParams = {},
    about: { fields?: FieldErrors; retryAfterSeconds?: number } = {},
  ) {
    super(name)
    this.name = name
    this.status = errorStatus[name]
    this.params = params
    this.fields = about.fields
    this.retryAfterSeconds = about.retryAfterSeconds
  }
}
