import { type ErrorName, errorStatus, type Fault, type Language, type WireFailure } from "@elite/contract"
import { isDatabaseUnavailable } from "../db/database.ts"
import { AppError, type ErrorParams, type FieldErrors } from "../lib/appError.ts"
import { describeError, type Log } from "../lib/log.ts"
import { randomUuid } from "../lib/random.ts"
import { InvalidJson } from "./strictJson.ts"

export type ErrorResponse = { status: number; body: WireFailure; retryAfterSeconds?: number }

const namesByCode: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "PayloadTooLargeErrorType",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UnsupportedMediaTypeErrorType",
  FST_ERR_CTP_EMPTY_TYPE: "UnsupportedMediaTypeErrorType",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "BadInputErrorType",
  FST_ERR_CTP_EMPTY_JSON_BODY: "BadInputErrorType",
  SITE_ERR_NO_FORM: "MethodNotAllowedErrorType",
}

function toAppError(error: unknown, log: Log, route: string): { failure: AppError; id?: string } {
  if (error instanceof AppError) return { failure: error }
  if (error instanceof InvalidJson)
    return { failure: new AppError("BadInputErrorType", {}, { fields: { body: { is: "json" } } }) }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  const known = code ? namesByCode[code] : undefined
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

export type ErrorSentences = {
  describe: (language: Language, name: ErrorName, params: ErrorParams) => string
  describeField: (language: Language, fault: Fault) => string
}

const describeFields = (
  fields: FieldErrors,
  language: Language,
  describeField: ErrorSentences["describeField"],
) => Object.fromEntries(Object.entries(fields).map(([name, fault]) => [name, describeField(language, fault)]))

/** Describes an error without internals. What is neither an AppError nor a bad request is logged under the `id` answered. */
export function toErrorResponse(
  error: unknown,
  language: Language,
  { describe, describeField }: ErrorSentences,
  log: Log,
  route: string,
): ErrorResponse {
  const { failure, id } = toAppError(error, log, route)
  const { name, params, fields, retryAfterSeconds } = failure
  return {
    status: errorStatus[name],
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    body: {
      errors: [
        {
          // Clients compare this description letter by letter.
          description:
            name === "UnauthorizedErrorType" ? "User is not logged in" : describe(language, name, params),
          name,
          language_key: `api_${name}`,
          ...(fields ? { fields: describeFields(fields, language, describeField) } : {}),
          ...(id ? { id } : {}),
        },
      ],
    },
  }
}
