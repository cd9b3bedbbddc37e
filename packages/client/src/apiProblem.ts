import type { ErrorName, WireError } from "@elite/contract"

/** A refusal of the API. `message` is text for the player, in the language of the call. */
export class ApiProblem extends Error {
  readonly status: number
  readonly errors: readonly WireError[]

  constructor(status: number, errors: readonly WireError[]) {
    super(errors[0]?.description ?? `status ${status}`)
    this.name = "ApiProblem"
    this.status = status
    this.errors = errors
  }

  is(name: ErrorName): boolean {
    return this.errors.some((error) => error.name === name)
  }
}
