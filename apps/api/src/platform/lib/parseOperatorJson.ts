import { z } from "zod"

/** What somebody typed, read; or a sentence that says why it could not be. */
export type ParseResult<T> = { value: T; problem?: never } | { value?: never; problem: string }

/**
 * Reads what an operator typed as JSON. `faultOf` says in a sentence what is wrong with something whose fields are each right;
 * undefined where nothing is.
 */
export function parseOperatorJson<S extends z.ZodType>(
  shape: S,
  typed: string,
  faultOf: (value: z.output<S>) => string | undefined,
): ParseResult<z.output<S>> {
  let said: unknown
  try {
    said = JSON.parse(typed)
  } catch {
    return { problem: "This is no JSON." }
  }
  const read = shape.safeParse(said)
  if (!read.success) return { problem: z.prettifyError(read.error) }
  const problem = faultOf(read.data)
  return problem === undefined ? { value: read.data } : { problem }
}
