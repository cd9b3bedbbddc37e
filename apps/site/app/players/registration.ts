import {
  isPersonName,
  isPlainLine,
  normalizeCode,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
  players,
} from "@elite/contract"
import { dateIn } from "../form/date.ts"
import { isNationalNumber } from "./nationalNumber.ts"

/** By whom they were invited is no field that an operator requires: it is asked while something is given for it. */
export type FieldName = players.RegistrationFieldName | "referralCode"
export const fieldNames: readonly FieldName[] = [...players.registrationFieldNames, "referralCode"]
/** 0 hidden · 1 optional · 2 required. */
export type Asked = Record<FieldName, 0 | 1 | 2>

/** The three steps of the form and what each asks. */
export const steps = ["account", "person", "address"] as const
export type StepName = (typeof steps)[number]
export const fieldsOf: Record<StepName, readonly FieldName[]> = {
  account: ["email", "username", "password", "referralCode"],
  person: [
    "firstName",
    "lastName",
    "dateOfBirth",
    "gender",
    "placeOfBirth",
    "nationality",
    "nationalNumber",
    "profession",
  ],
  address: [
    "address",
    "postalCode",
    "city",
    "countryCode",
    "phone",
    "preferredLanguage",
    "newsLetter",
    "termsAccepted",
  ],
}

/** The step at which a field is asked. */
export const stepOf = (field: FieldName): number => steps.findIndex((step) => fieldsOf[step].includes(field))

export type Problem =
  | "required"
  | "choice"
  | "email"
  | "username"
  | "passwordShort"
  | "passwordLong"
  | "tooLong"
  | "date"
  | "underAge"
  | "nationalNumber"
  | "phone"
  | "personName"
  | "plainLine"
  | "professionBarred"
  | "terms"

export const { minimumAgeYears, passwordCharacters } = players
const longest: Partial<Record<FieldName, number>> = {
  email: 254,
  firstName: 80,
  lastName: 80,
  placeOfBirth: 80,
  address: 160,
  postalCode: 12,
  city: 80,
  referralCode: 499,
}
const choices: readonly FieldName[] = [
  "gender",
  "nationality",
  "profession",
  "countryCode",
  "preferredLanguage",
]

/** Whole years between two calendar dates, YYYY-MM-DD. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** `local@host.tld` as the contract reads it: no spaces, dots only between letters, a host with a top level. */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

const personName = (value: string): Problem | null => (isPersonName(value) ? null : "personName")
const plainLine = (value: string): Problem | null => (isPlainLine(value) ? null : "plainLine")

const shapes: Partial<Record<FieldName, (value: string, today: string) => Problem | null>> = {
  email: (value) => (emailPattern.test(value) ? null : "email"),
  username: (value) => (/^[A-Za-z0-9_]{3,20}$/.test(value) ? null : "username"),
  password: (value) => {
    const length = [...value].length
    if (length < passwordCharacters.minimum) return "passwordShort"
    return length > passwordCharacters.maximum ? "passwordLong" : null
  },
  dateOfBirth: (value, today) => {
    if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value) || value > today) return "date"
    return ageOn(value, today) < minimumAgeYears ? "underAge" : null
  },
  nationalNumber: (value) => (isNationalNumber(value) ? null : "nationalNumber"),
  profession: (value) => (players.barredProfessions.includes(value) ? "professionBarred" : null),
  phone: (value) => (/^\+?[0-9 ./()-]{6,24}$/.test(value) && /(?:\d\D*){6}/.test(value) ? null : "phone"),
  firstName: personName,
  lastName: personName,
  placeOfBirth: plainLine,
  address: plainLine,
  city: plainLine,
}

const normalizers: Partial<Record<FieldName, (text: string) => string>> = {
  email: normalizeEmail,
  username: normalizeCode,
  phone: normalizePhone,
  password: (text) => text,
}
const normalized = (field: FieldName, text: string): string => (normalizers[field] ?? normalizeLine)(text)

function missing(field: FieldName): Problem {
  if (field === "termsAccepted") return "terms"
  if (field === "dateOfBirth") return "date"
  return choices.includes(field) ? "choice" : "required"
}

/**
 * What is wrong with one field, or null. It mirrors the contract (`players.signUp`) so that people hear it at once;
 * the server decides. `today` is the date in Brussels, `values` everything the form holds: somebody with Belgian
 * nationality must give the national register number.
 */
export function problemOf(
  field: FieldName,
  values: Readonly<Record<string, string>>,
  asked: Asked,
  today: string,
): Problem | null {
  // A box for news that is left empty is an answer: consent cannot be required.
  if (asked[field] === 0 || field === "newsLetter") return null
  const value = normalized(field, values[field] ?? "")
  if (value === "") {
    const isNeeded = asked[field] === 2 || (field === "nationalNumber" && values.nationality === "BE")
    return isNeeded ? missing(field) : null
  }
  if (value.length > (longest[field] ?? Number.POSITIVE_INFINITY)) return "tooLong"
  return shapes[field]?.(value, today) ?? null
}

/** The problems of the fields of some steps, by field. */
export function problemsOf(
  stepNames: readonly StepName[],
  values: Readonly<Record<string, string>>,
  asked: Asked,
  today: string,
): Partial<Record<FieldName, Problem>> {
  const found: Partial<Record<FieldName, Problem>> = {}
  for (const field of stepNames.flatMap((step) => fieldsOf[step])) {
    const problem = problemOf(field, values, asked, today)
    if (problem) found[field] = problem
  }
  return found
}

/** What a form says, by field name: normalised, the password to the letter. */
export function valuesIn(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value : undefined
  }
  for (const field of fieldNames) {
    const value = field === "dateOfBirth" ? dateIn(textOf, field) : textOf(field)
    if (value !== undefined) values[field] = normalized(field, value)
  }
  return values
}
