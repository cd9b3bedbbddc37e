import type { Endpoint, ErrorName, InputOf } from "@elite/contract"
import { toRefusal } from "../api.ts"
import type { FormRefusal } from "./formRefusal.ts"
import { readText } from "./text.ts"

/** Passwords and codes are never sent back, and an attempt's key belongs to one load of the page. */
const fieldsNotReturned = new Set([
  "password",
  "oldPassword",
  "newPassword",
  "proof",
  "otp",
  "code",
  "secret",
  "otpauthUrl",
  "qrCode",
  "attempt",
  "token",
])
const maxReturnedLength = 300

function returnableValues(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === "string" && !fieldsNotReturned.has(name)
      ? [[name, value.slice(0, maxReturnedLength)] as const]
      : [],
  )
  return Object.fromEntries(texts)
}

export const invalidForm = (form: FormData, fields: Record<string, string>): FormRefusal => ({
  refusal: { status: 400, name: null, description: "", fields },
  written: returnableValues(form),
})

/** `otherwise` replaces a missing description, unless the fault is ours. Rethrows what is not a refusal. */
export function toFormRefusal(
  problem: unknown,
  form: FormData,
  fieldOf: Partial<Record<ErrorName, string>> = {},
  otherwise = "",
): FormRefusal {
  const { refusal } = toRefusal(problem)
  const description = refusal.description || (refusal.status < 500 ? otherwise : "")
  const field = refusal.name === null ? undefined : fieldOf[refusal.name]
  const fields = field && Object.keys(refusal.fields).length === 0 ? { [field]: description } : refusal.fields
  return { refusal: { ...refusal, description, fields }, written: returnableValues(form) }
}

type ZodShape = Record<string, { def?: { type?: string; innerType?: ZodShape[string] } }>

const zodTypeOf = (field: ZodShape[string] | undefined): string | undefined =>
  field?.def?.innerType ? zodTypeOf(field.def.innerType) : field?.def?.type

/** By the names of the contract: a box is a boolean, an empty text is omitted. The API validates. */
export function readInput<E extends Endpoint>(endpoint: E, form: FormData): Partial<InputOf<E>> {
  const shape = (endpoint.input as unknown as { shape: ZodShape }).shape
  const given = Object.keys(shape).flatMap((name): [string, unknown][] => {
    if (zodTypeOf(shape[name]) === "boolean") return [[name, form.get(name) === "on"]]
    const text = readText(form, name)
    return text ? [[name, text]] : []
  })
  return Object.fromEntries(given) as Partial<InputOf<E>>
}
