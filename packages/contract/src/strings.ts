import { z } from "zod"
import { fault } from "./fields.ts"
import {
  isPersonName,
  isPlainLine,
  normalizeCode,
  normalizeDigits,
  normalizeEmail,
  normalizeIban,
  normalizeLine,
  normalizePassword,
  normalizePhone,
} from "./normalize.ts"

/**
 * The kind of a client's string: how it is normalised before validation. `machine` is written by programs only, such as
 * an id from a page, and not changed. `password` is base64 and normalised after decoding ({@link normalizePassword}).
 */
export type StringKind =
  | "personName"
  | "plainLine"
  | "line"
  | "email"
  | "login"
  | "phone"
  | "iban"
  | "nationalNumber"
  | "code"
  | "token"
  | "date"
  | "number"
  | "password"
  | "machine"

/** The kind of every string of an input. A test fails for a string without one. */
export const stringKinds = z.registry<{ kind: StringKind }>()

/** Declares the kind of a string. Later checks create a new schema without a kind. */
export const ofKind = <S extends z.ZodType>(kind: StringKind, schema: S): S => {
  stringKinds.add(schema, { kind })
  return schema
}

/** Written by programs; not normalised. */
export const machine = <S extends z.ZodType>(schema: S): S => ofKind("machine", schema)

/** A person's name: letters, no message. */
export const personName = (max: number) =>
  ofKind(
    "personName",
    z.string().overwrite(normalizeLine).min(1).max(max).refine(isPersonName, fault("personName")),
  )

/** A place or address: at least one letter, no link. */
export const plainLine = (max: number) =>
  ofKind(
    "plainLine",
    z.string().overwrite(normalizeLine).min(1).max(max).refine(isPlainLine, fault("plainLine")),
  )

export const postalCode = ofKind(
  "plainLine",
  z
    .string()
    .overwrite(normalizeLine)
    .min(1)
    .max(12)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u, fault("unreadable")),
)

/** One line, may be empty. */
export const line = (max: number) => ofKind("line", z.string().overwrite(normalizeLine).max(max))

/** One line, not empty. */
export const textLine = (max: number) => ofKind("line", z.string().overwrite(normalizeLine).min(1).max(max))

export const email = ofKind("email", z.string().overwrite(normalizeEmail).check(z.email(), z.maxLength(254)))

export const login = ofKind("login", z.string().overwrite(normalizeEmail).min(1).max(254))

export const username = ofKind(
  "code",
  z
    .string()
    .overwrite(normalizeCode)
    .regex(/^[A-Za-z0-9_]{3,20}$/, fault("username")),
)

export const phone = ofKind(
  "phone",
  z
    .string()
    .overwrite(normalizePhone)
    .regex(/^\+?[0-9 ./()-]{6,24}$/, fault("phone"))
    .regex(/(?:[0-9][^0-9]*){6}/, fault("phone")),
)

export const iban = ofKind("iban", z.string().overwrite(normalizeIban).min(5).max(42))

/** Separators are removed. */
export const nationalNumber = ofKind("nationalNumber", z.string().overwrite(normalizeDigits).max(20))

/** ISO 3166-1 alpha-2. */
export const countryCode = ofKind(
  "code",
  z
    .string()
    .overwrite((text) => normalizeCode(text).toUpperCase())
    .length(2),
)

export const typedCode = (min: number, max: number) =>
  ofKind("code", z.string().overwrite(normalizeCode).min(min).max(max))

export const sixDigits = ofKind(
  "code",
  z
    .string()
    .overwrite(normalizeDigits)
    .regex(/^[0-9]{6}$/, fault("unreadable")),
)

/** A value from a link, which people may have copied. */
export const token = (min: number, max: number) =>
  ofKind("token", z.string().overwrite(normalizeCode).min(min).max(max))

/** Lower-case letters and digits joined by hyphens, beginning with a letter. */
export const slug = (max: number) =>
  ofKind(
    "token",
    z
      .string()
      .overwrite(normalizeCode)
      .max(max)
      .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  )

/** Base64 of the UTF-8 password; the server decodes it exactly once. */
export const passwordBase64 = ofKind("password", z.base64(fault("password")).max(684, fault("password")))

/** MM-DD-YYYY. */
export const usDate = ofKind(
  "date",
  z
    .string()
    .overwrite(normalizeCode)
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-(19|20)\d\d$/, fault("date")),
)
