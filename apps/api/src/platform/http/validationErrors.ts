import { type Fault, type FieldFault, fieldFaults } from "@elite/contract"
import type { z } from "zod"

type Issue = z.core.$ZodIssue
export type FieldErrors = Record<string, Fault>

const isFault = (text: string): text is FieldFault => (fieldFaults as readonly string[]).includes(text)

const maxFaults = 50
const maxNameLength = 60

/** Keeps the first fault of each field, under its dotted path. Zod's own messages are for programmers and are dropped. */
export function toFieldErrors(issues: readonly Issue[], raw: unknown): FieldErrors {
  const faults: FieldErrors = {}
  const addFault = (name: string, fault: Fault) => {
    if (Object.keys(faults).length < maxFaults) faults[name.slice(0, maxNameLength)] ??= fault
  }
  const collect = (found: readonly Issue[], parent: readonly PropertyKey[]) => {
    for (const issue of found) {
      const path = [...parent, ...issue.path]
      if (issue.code === "unrecognized_keys")
        for (const key of issue.keys) addFault([...path, key].map(String).join("."), { is: "notAsked" })
      else if (issue.code === "invalid_union" && getValueAt(raw, path) !== undefined)
        collect(findNearestOption(issue.errors), path)
      else addFault(path.map(String).join(".") || "input", toFault(issue, getValueAt(raw, path)))
    }
  }
  collect(issues, [])
  return faults
}

const findNearestOption = (options: readonly (readonly Issue[])[]): readonly Issue[] =>
  options.reduce((best, option) => (option.length < best.length ? option : best), options[0] ?? [])

const getValueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    raw,
  )

const faultsByType: Record<string, FieldFault> = {
  string: "notText",
  number: "notNumber",
  int: "notWhole",
  boolean: "notYesOrNo",
}
const faultsByFormat: Record<string, FieldFault> = {
  email: "email",
  url: "address",
  date: "date",
  datetime: "date",
  base64: "password",
}

function toFault(issue: Issue, value: unknown): Fault {
  if (value === undefined || (value === "" && issue.code !== "custom")) return { is: "missing" }
  // A schema may name its fault as the message.
  if (isFault(issue.message)) return { is: issue.message }
  switch (issue.code) {
    case "invalid_type":
      return { is: faultsByType[issue.expected] ?? "unreadable" }
    case "too_small":
      return toSizeFault(issue.origin, issue.exact, "tooShort", "tooSmall", Number(issue.minimum))
    case "too_big":
      return toSizeFault(issue.origin, issue.exact, "tooLong", "tooLarge", Number(issue.maximum))
    case "invalid_format":
      return { is: faultsByFormat[issue.format] ?? "unreadable" }
    case "invalid_value":
      return { is: issue.values.length === 1 && issue.values[0] === true ? "accept" : "notAChoice" }
    default:
      return { is: "unreadable" }
  }
}

function toSizeFault(
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
