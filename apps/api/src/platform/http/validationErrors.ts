import { type Fault, type FieldFault, fieldFaults } from "@elite/contract"
import type { z } from "zod"

type Issue = z.core.$ZodIssue
export type FieldErrors = Record<string, Fault>

const isFault = (text: string): text is FieldFault => (fieldFaults as readonly string[]).includes(text)

/** Nobody needs more than this many fields named, nor names longer than this. */
const namedAtMost = 50
const nameAtMost = 60

/**
 * What is wrong with which field of an input: each fault once, under the dotted path of its field. Zod's own
 * sentences are for programmers and in English; they never leave the house.
 */
export function toFieldErrors(issues: readonly Issue[], raw: unknown): FieldErrors {
  const faults: FieldErrors = {}
  const note = (name: string, fault: Fault) => {
    if (Object.keys(faults).length < namedAtMost) faults[name.slice(0, nameAtMost)] ??= fault
  }
  const walk = (some: readonly Issue[], above: readonly PropertyKey[]) => {
    for (const issue of some) {
      const path = [...above, ...issue.path]
      if (issue.code === "unrecognized_keys")
        for (const key of issue.keys) note([...path, key].map(String).join("."), { is: "notAsked" })
      else if (issue.code === "invalid_union" && valueAt(raw, path) !== undefined)
        walk(nearest(issue.errors), path)
      else note(path.map(String).join(".") || "input", faultOf(issue, valueAt(raw, path)))
    }
  }
  walk(issues, [])
  return faults
}

/** The option of a union that was missed by least. */
const nearest = (options: readonly (readonly Issue[])[]): readonly Issue[] =>
  options.reduce((best, option) => (option.length < best.length ? option : best), options[0] ?? [])

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    raw,
  )

const kinds: Record<string, FieldFault> = {
  string: "notText",
  number: "notNumber",
  int: "notWhole",
  boolean: "notYesOrNo",
}
const formats: Record<string, FieldFault> = {
  email: "email",
  url: "address",
  date: "date",
  datetime: "date",
  base64: "password",
}

function faultOf(issue: Issue, value: unknown): Fault {
  if (value === undefined || (value === "" && issue.code !== "custom")) return { is: "missing" }
  // The schema names the fault where zod's code does not say it.
  if (isFault(issue.message)) return { is: issue.message }
  switch (issue.code) {
    case "invalid_type":
      return { is: kinds[issue.expected] ?? "unreadable" }
    case "too_small":
      return sized(issue.origin, issue.exact, "tooShort", "tooSmall", Number(issue.minimum))
    case "too_big":
      return sized(issue.origin, issue.exact, "tooLong", "tooLarge", Number(issue.maximum))
    case "invalid_format":
      return { is: formats[issue.format] ?? "unreadable" }
    case "invalid_value":
      return { is: issue.values.length === 1 && issue.values[0] === true ? "accept" : "notAChoice" }
    default:
      return { is: "unreadable" }
  }
}

function sized(
  origin: string,
  exact: boolean | undefined,
  length: FieldFault,
  size: FieldFault,
  bound: number,
): Fault {
  if (origin === "string" && length === "tooShort" && bound === 1) return { is: "missing" }
  if (origin === "string") return { is: exact ? "notThisLong" : length, bound }
  return origin === "number" || origin === "int" ? { is: size, bound } : { is: "unreadable" }
}
