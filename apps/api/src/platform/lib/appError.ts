import { type ErrorName, errorStatus, type Fault } from "@elite/contract"

/** A value in an error's sentence, which `@elite/words` formats: cents as euros, instants as local time. */
export type ErrorParam = string | number | Date | { cents: number } | null
export type ErrorParams = Record<string, ErrorParam>
export type FieldErrors = Record<string, Fault>

/** A refusal that the response names and that rolls the transaction back. Any other error becomes a 500 without details. */
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
