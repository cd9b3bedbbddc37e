import type { Endpoint, ErrorName, InputOf } from "@elite/contract"
import { toRefusal } from "../api.ts"
import type { FormRefusal } from "./formRefusal.ts"
import { readText } from "./text.ts"

/** Passwords and codes never travel back, and what names an attempt belongs to one reading of the page. */
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

/** What was written, to be shown again: a form that comes back empty is filled in twice. */
function returnableValues(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === "string" && !fieldsNotReturned.has(name)
      ? [[name, value.slice(0, maxReturnedLength)] as const]
      : [],
  )
  return Object.fromEntries(texts)
}

/** The answer to a form whose fields cannot be sent on as they are: a sentence for each, in the page's language. */
export const invalidForm = (form: FormData, fields: Record<string, string>): FormRefusal => ({
  refusal: { status: 400, name: null, description: "", fields },
  written: returnableValues(form),
})

/**
 * The answer to a form that the API refused. A refusal that `fieldOf` ties to a field stands there and nowhere else;
 * what is no refusal is thrown on. `otherwise` is said where the refusal has no words of its own and the fault is not ours.
 */
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

/**
 * A form as the input of a call: its fields by the names of the contract. A box says whether it is ticked, a text is
 * trimmed, and one that is empty is not given. What the form does not ask is left out; the API judges the rest.
 */
export function readInput<E extends Endpoint>(endpoint: E, form: FormData): Partial<InputOf<E>> {
  const shape = (endpoint.input as unknown as { shape: ZodShape }).shape
  const given = Object.keys(shape).flatMap((name): [string, unknown][] => {
    if (zodTypeOf(shape[name]) === "boolean") return [[name, form.get(name) === "on"]]
    const text = readText(form, name)
    return text ? [[name, text]] : []
  })
  return Object.fromEntries(given) as Partial<InputOf<E>>
}
