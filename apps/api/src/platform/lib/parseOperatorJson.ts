import { z } from "zod"

export type ParseResult<T> = { value: T; problem?: never } | { value?: never; problem: string }

/** Parses JSON that an operator typed. `findProblem` checks what the schema cannot and returns a sentence for the operator. */
export function parseOperatorJson<S extends z.ZodType>(
  schema: S,
  text: string,
  findProblem: (value: z.output<S>) => string | undefined,
): ParseResult<z.output<S>> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problem: "This is no JSON." }
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) return { problem: z.prettifyError(parsed.error) }
  const problem = findProblem(parsed.data)
  return problem === undefined ? { value: parsed.data } : { problem }
}
