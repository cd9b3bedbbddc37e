import { type ErrorName, errorStatus, type Fault, type Language, type WireFailure } from "@elite/contract"
import { isDatabaseUnavailable } from "../db/database.ts"
import { AppError, type ErrorParams, type FieldErrors } from "../lib/appError.ts"
import { describeError, type Log } from "../lib/log.ts"
import { randomUuid } from "../lib/random.ts"
import { InvalidJson } from "./strictJson.ts"

export type ErrorResponse = { status: number; body: WireFailure; retryAfterSeconds?: number }

/** What Fastify itself and the site refuse, in our words. */
const ofFastify: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "PayloadTooLargeErrorType",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UnsupportedMediaTypeErrorType",
  FST_ERR_CTP_EMPTY_TYPE: "UnsupportedMediaTypeErrorType",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "BadInputErrorType",
  FST_ERR_CTP_EMPTY_JSON_BODY: "BadInputErrorType",
  /** The site's own: a form was sent to a page that has none. */
  SITE_ERR_NO_FORM: "MethodNotAllowedErrorType",
}

function failureOf(error: unknown, log: Log, route: string): { failure: AppError; id?: string } {
  if (error instanceof AppError) return { failure: error }
  if (error instanceof InvalidJson)
    return { failure: new AppError("BadInputErrorType", {}, { fields: { body: { is: "json" } } }) }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  const known = code ? ofFastify[code] : undefined
  if (known) return { failure: new AppError(known) }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { failure: new AppError("BadInputErrorType") }
  const id = randomUuid()
  log.error("request.failed", { failureId: id, route, ...describeError(error) })
  const name = isDatabaseUnavailable(error) ? "TemporarilyUnavailableErrorType" : "InternalServerErrorType"
  return {
    failure: new AppError(
      name,
      {},
      name === "TemporarilyUnavailableErrorType" ? { retryAfterSeconds: 2 } : {},
    ),
    id,
  }
}

/** The words of refusals, which the platform does not know itself. */
export type ErrorSentences = {
  describe: (language: Language, name: ErrorName, params: ErrorParams) => string
  describeField: (language: Language, fault: Fault) => string
}

const said = (fields: FieldErrors, language: Language, describeField: ErrorSentences["describeField"]) =>
  Object.fromEntries(Object.entries(fields).map(([name, what]) => [name, describeField(language, what)]))

/** Turns whatever was thrown into the error envelope of the wire, in the caller's language and without internals. */
export function toErrorResponse(
  error: unknown,
  language: Language,
  { describe, describeField }: ErrorSentences,
  log: Log,
  route: string,
): ErrorResponse {
  const { failure, id } = failureOf(error, log, route)
  const { name, params, fields, retryAfterSeconds } = failure
  return {
    status: errorStatus[name],
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    body: {
      errors: [
        {
          // The one description that is fixed to the letter, for clients compare it.
          description:
            name === "UnauthorizedErrorType" ? "User is not logged in" : describe(language, name, params),
          name,
          language_key: `api_${name}`,
          ...(fields ? { fields: said(fields, language, describeField) } : {}),
          ...(id ? { id } : {}),
        },
      ],
    },
  }
}
