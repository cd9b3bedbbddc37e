import type { z } from "zod"
import { commonErrors, type ErrorName, restrictionErrors } from "./errors.ts"

export type Method = "GET" | "POST" | "PUT" | "DELETE"
/** `anyone`: no session needed. `player`: 401 without a live session. */
export type Who = "anyone" | "player"

export type Endpoint<
  I extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  W extends Who = Who,
> = {
  readonly method: Method
  /** To the letter: clients outside this repository know it. Input travels in the query for GET and DELETE, else as JSON. */
  readonly path: string
  readonly who: W
  /** Open to a restricted session too: what an excluded player may still do. Any other call of a player refuses it. */
  readonly evenRestricted?: true
  /** Answered during maintenance too: what an open round needs to end, and leaving. Any other call answers 503 then. */
  readonly evenInMaintenance?: true
  /** Input travels as `multipart/form-data`, because one of its fields is a file; 8 MiB at most. */
  readonly multipart?: true
  readonly input: I
  /** The shape of `data` in the answer. */
  readonly reply: R
  /** The refusals this call can answer beside those that any call of its kind can ({@link errorsOf}). */
  readonly errors: readonly ErrorName[]
}

/**
 * Declares one call of the wire: the server serves it, the site calls it, OpenAPI is printed from it, the
 * tests read it.
 */
export function endpoint<I extends z.ZodType, R extends z.ZodType, W extends Who>(
  declaration: Endpoint<I, R, W>,
): Endpoint<I, R, W> {
  return Object.freeze(declaration)
}

/** Every refusal a call can answer: the server answers no other. */
export const errorsOf = ({ who, evenRestricted, errors }: Endpoint): ReadonlySet<ErrorName> =>
  new Set([
    ...errors,
    ...(who === "player" ? (["UnauthorizedErrorType"] as const) : []),
    ...(who === "player" && !evenRestricted ? restrictionErrors : []),
    ...commonErrors,
  ])

/** What a caller may send. */
export type InputOf<E extends Endpoint> = z.input<E["input"]>
/** What the server works with after validation. */
export type ParsedOf<E extends Endpoint> = z.output<E["input"]>
/** The `data` of a successful answer. */
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>
