import {
  isPersonName,
  isPlainLine,
  normalizeCode,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
  players,
} from "@elite/contract"
import { readDate } from "../form/date.ts"
import { isNationalNumber } from "./nationalNumber.ts"

/** The invitation code is not one of the operator's required fields; it is asked while referrals are rewarded. */
export type RegistrationField = players.RegistrationFieldName | "referralCode"
export const registrationFields: readonly RegistrationField[] = [
  ...players.registrationFieldNames,
  "referralCode",
]
/** 0 hidden · 1 optional · 2 required. */
export type FieldRequirements = Record<RegistrationField, 0 | 1 | 2>

export const steps = ["account", "person", "address"] as const
export type StepName = (typeof steps)[number]
export const fieldsByStep: Record<StepName, readonly RegistrationField[]> = {
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

export const stepOfField = (field: RegistrationField): number =>
  steps.findIndex((step) => fieldsByStep[step].includes(field))

export type FieldProblem =
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
const maxLengths: Partial<Record<RegistrationField, number>> = {
  email: 254,
  firstName: 80,
  lastName: 80,
  placeOfBirth: 80,
  address: 160,
  postalCode: 12,
  city: 80,
  referralCode: 499,
}
const choiceFields: readonly RegistrationField[] = [
  "gender",
  "nationality",
  "profession",
  "countryCode",
  "preferredLanguage",
]

/** Whole years between two dates, YYYY-MM-DD. */
export function computeAge(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** `local@host.tld` as in the contract: no spaces, no leading, trailing or double dots, a top-level domain. */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

const personName = (value: string): FieldProblem | null => (isPersonName(value) ? null : "personName")
const plainLine = (value: string): FieldProblem | null => (isPlainLine(value) ? null : "plainLine")

const fieldChecks: Partial<Record<RegistrationField, (value: string, today: string) => FieldProblem | null>> =
  {
    email: (value) => (emailPattern.test(value) ? null : "email"),
    username: (value) => (/^[A-Za-z0-9_]{3,20}$/.test(value) ? null : "username"),
    password: (value) => {
      const length = [...value].length
      if (length < passwordCharacters.minimum) return "passwordShort"
      return length > passwordCharacters.maximum ? "passwordLong" : null
    },
    dateOfBirth: (value, today) => {
      if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value) || value > today) return "date"
      return computeAge(value, today) < minimumAgeYears ? "underAge" : null
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

const normalizers: Partial<Record<RegistrationField, (text: string) => string>> = {
  email: normalizeEmail,
  username: normalizeCode,
  phone: normalizePhone,
  password: (text) => text,
}
const normalizeField = (field: RegistrationField, text: string): string =>
  (normalizers[field] ?? normalizeLine)(text)

function missingProblem(field: RegistrationField): FieldProblem {
  if (field === "termsAccepted") return "terms"
  if (field === "dateOfBirth") return "date"
  return choiceFields.includes(field) ? "choice" : "required"
}

/**
 * The problem of one field, or null. Mirrors `players.signUp` of the contract for immediate feedback; the server
 * decides. `today` is the date in Brussels; `values` are those of the whole form, because the national number depends
 * on nationality.
 */
export function findFieldProblem(
  field: RegistrationField,
  values: Readonly<Record<string, string>>,
  requirements: FieldRequirements,
  today: string,
): FieldProblem | null {
  // An unticked newsletter box is an answer: consent cannot be required.
  if (requirements[field] === 0 || field === "newsLetter") return null
  const value = normalizeField(field, values[field] ?? "")
  if (value === "") {
    const isNeeded = requirements[field] === 2 || (field === "nationalNumber" && values.nationality === "BE")
    return isNeeded ? missingProblem(field) : null
  }
  if (value.length > (maxLengths[field] ?? Number.POSITIVE_INFINITY)) return "tooLong"
  return fieldChecks[field]?.(value, today) ?? null
}

export function findFieldProblems(
  stepNames: readonly StepName[],
  values: Readonly<Record<string, string>>,
  requirements: FieldRequirements,
  today: string,
): Partial<Record<RegistrationField, FieldProblem>> {
  const problems: Partial<Record<RegistrationField, FieldProblem>> = {}
  for (const field of stepNames.flatMap((step) => fieldsByStep[step])) {
    const problem = findFieldProblem(field, values, requirements, today)
    if (problem) problems[field] = problem
  }
  return problems
}

/** Normalised values by field; passwords unchanged. */
export function readValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value : undefined
  }
  for (const field of registrationFields) {
    const value = field === "dateOfBirth" ? readDate(textOf, field) : textOf(field)
    if (value !== undefined) values[field] = normalizeField(field, value)
  }
  return values
}
