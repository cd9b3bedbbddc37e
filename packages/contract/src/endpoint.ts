import type { z } from "zod"
import { commonErrors, type ErrorName, restrictionErrors } from "./errors.ts"

export type Method = "GET" | "POST" | "PUT" | "DELETE"
/** `player`: 401 without a live session. */
export type Who = "anyone" | "player"

export type Endpoint<
  I extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  W extends Who = Who,
> = {
  readonly method: Method
  /** Fixed, because clients outside this repository use it. Input is the query for GET and DELETE, else JSON. */
  readonly path: string
  readonly who: W
  /** Allowed in a restricted session (of an excluded player); other calls of a player are refused there. */
  readonly evenRestricted?: true
  /** Answered during maintenance (open rounds, log-out); other calls answer 503. */
  readonly evenInMaintenance?: true
  /** Input is `multipart/form-data` because of a file; at most 8 MiB. */
  readonly multipart?: true
  readonly input: I
  readonly reply: R
  /** Refusals beyond those of every call of its kind ({@link errorsOf}). */
  readonly errors: readonly ErrorName[]
}

/** Declares one call of the API. The server, the site, OpenAPI and the tests derive from it. */
export function endpoint<I extends z.ZodType, R extends z.ZodType, W extends Who>(
  declaration: Endpoint<I, R, W>,
): Endpoint<I, R, W> {
  return Object.freeze(declaration)
}

/** All refusals of a call; the server answers no others. */
export const errorsOf = ({ who, evenRestricted, errors }: Endpoint): ReadonlySet<ErrorName> =>
  new Set([
    ...errors,
    ...(who === "player" ? (["UnauthorizedErrorType"] as const) : []),
    ...(who === "player" && !evenRestricted ? restrictionErrors : []),
    ...commonErrors,
  ])

export type InputOf<E extends Endpoint> = z.input<E["input"]>
export type ParsedOf<E extends Endpoint> = z.output<E["input"]>
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>
