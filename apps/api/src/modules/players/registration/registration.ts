import { players as contract, type Language } from "@elite/contract"
import type { ValueOf } from "../../../platform/admin/settings.ts"
import { violatedConstraint } from "../../../platform/db/database.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError, type FieldErrors } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting, isCountry, jurisdiction, site } from "../../content/index.ts"
import { markEmailVerified, sendVerification } from "../emailAddress/verification.ts"
import type { IdentityEncryption } from "../encryption/identityEncryption.ts"
import { playerRegistered } from "../events.ts"
import type { RegisterCheck } from "../exclusion.ts"
import { assertPasswordStrong, hashPassword } from "../passwords/hashing.ts"
import { knownWords } from "../passwords/newPassword.ts"
import type { Person } from "../ports.ts"
import {
  ageAt,
  assertProfessionAllowed,
  defaultWalletSettings,
  emailKey,
  type Registration,
  usernameKey,
} from "../rules.ts"
import * as settings from "../settings.ts"
import {
  findTakenKeys,
  insertPlayer,
  isPersonKnown,
  lockNamesakes,
  type NewPlayer,
  setRegisterCheckPlayer,
} from "../store.ts"
import { compareNationalNumber, type NationalNumber, parseNationalNumber } from "./nationalNumber.ts"

export type Candidate = {
  row: NewPlayer
  /** Look-up keys for the check that `registerPlayer` repeats. */
  person: { nationalNumberKeys: readonly Buffer[] | null; nameKeys: readonly Buffer[] }
  checkId: bigint
  isEmailVerified: boolean
}
export type RegisteredPlayer = { playerId: bigint; registeredAt: Date }

export type RegistrationPorts = { registerCheck: RegisterCheck; secret: IdentityEncryption }

const isGiven = (value: unknown) => value !== undefined && value !== ""

type FieldName = contract.RegistrationFieldName
export type FormExemptions = {
  /** Fields that this form does not contain, whatever the setting says. */
  exemptFields: ReadonlySet<FieldName>
  isEmailVerified: boolean
}
const noExemptions: FormExemptions = { exemptFields: new Set(), isEmailVerified: false }

function assertFieldsAllowed(
  r: Registration,
  rules: ValueOf<typeof settings.registrationFields>,
  { residence, exemptFields }: { residence: string[]; exemptFields: FormExemptions["exemptFields"] },
): void {
  const fields: FieldErrors = {}
  const values: Record<string, unknown> = {
    ...r,
    dateOfBirth: r.birthDate,
    preferredLanguage: r.language,
    termsAccepted: true,
  }
  for (const name of contract.registrationFieldNames) {
    if (exemptFields.has(name)) continue
    if (rules[name] === 2 && !isGiven(values[name])) fields[name] = { is: "missing" }
    if (rules[name] === 0 && isGiven(values[name])) fields[name] = { is: "notAsked" }
  }
  // EPIS identifies Belgians by their number (docs/providers.md, EPIS).
  if (r.nationality === "BE" && !isGiven(r.nationalNumber)) fields.nationalNumber = { is: "missing" }
  if (r.nationality !== undefined && !isCountry(r.nationality)) fields.nationality = { is: "countryUnknown" }
  if (r.countryCode !== undefined && !residence.includes(r.countryCode))
    fields.countryCode = { is: "residence" }
  if (Object.keys(fields).length > 0) throw new AppError("BadInputErrorType", {}, { fields })
}

export function assertOfAge(birthDate: string, at: Date): void {
  if (ageAt(birthDate, at) < contract.minimumAgeYears) throw new AppError("UnderAgeErrorType")
}

function assertNationalNumber(r: Registration): NationalNumber | undefined {
  if (!isGiven(r.nationalNumber)) return undefined
  const number = parseNationalNumber(r.nationalNumber ?? "")
  if (!number) throw new AppError("NationalNumberInvalidErrorType")
  // A number without a birth date is accepted: the document check proves the date.
  if (compareNationalNumber(number, r.birthDate, r.gender) !== "contradicts") return number
  throw new AppError(
    "NationalNumberInvalidErrorType",
    {},
    { fields: { nationalNumber: { is: "nationalNumber" } } },
  )
}

/** Never inside a transaction: asks the register. Refuses with the errors of the sign-up in the contract. */
export async function checkRegistration(
  platform: Platform,
  { registerCheck, secret }: RegistrationPorts,
  r: Registration,
  language: Language,
  { exemptFields, isEmailVerified }: FormExemptions = noExemptions,
): Promise<Candidate> {
  const { reads, clock } = platform
  const { residence, termsVersion } = await getSetting(reads(), jurisdiction)
  assertFieldsAllowed(r, await getSetting(reads(), settings.registrationFields), { residence, exemptFields })
  assertOfAge(r.birthDate, clock.now())
  assertProfessionAllowed(r.profession)
  const number = assertNationalNumber(r)
  if (r.password !== undefined)
    assertPasswordStrong(r.password, await getSetting(reads(), settings.password), knownWords(r))

  const keys = {
    emailKey: emailKey(r.email),
    ...(r.username === "" ? {} : { usernameKey: usernameKey(r.username) }),
  }
  const person = {
    nationalNumberKeys: number ? secret.numberKeys(number.digits) : null,
    nameKeys: secret.nameKeys(r),
  }
  const taken = await findTakenKeys(reads(), keys)
  if (taken.email) throw new AppError("EmailAlreadyExistsErrorType")
  if (taken.username) throw new AppError("UsernameAlreadyExistsErrorType")
  const { answer, checkId, at } = await askRegisterFor(registerCheck, r, number)
  const isKnown = await isPersonKnown(reads(), person)
  if (isKnown || answer.kind === "excluded") throw await registrationRefused(reads(), language)
  const passwordHash = r.password === undefined ? null : await hashPassword(r.password)
  const row = {
    ...toPlayerRow(r),
    email_key: keys.emailKey,
    username_key: keys.usernameKey ?? null,
    password_hash: passwordHash,
    national_number: number ? secret.encrypt(number.digits) : null,
    national_number_key: number ? secret.numberKey(number.digits) : null,
    name_key: secret.nameKey(r),
    register_checked_at: at,
    terms_version: termsVersion,
  }
  return { row, person, checkId, isEmailVerified }
}

/** One error after the same work: it must not reveal whether the register excludes a person or they have an account. */
export async function registrationRefused(from: Reads, language: Language): Promise<AppError> {
  const { supportEmail, helpLink } = await getSetting(from, site)
  return new AppError("UserAlreadyExists", { email: supportEmail, help: helpLink[language] })
}

async function askRegisterFor(
  registerCheck: RegisterCheck,
  r: Registration,
  number: NationalNumber | undefined,
) {
  const { firstName, lastName, birthDate } = r
  const person: Person = {
    firstName,
    lastName,
    birthDate,
    ...(number ? { nationalNumber: number.digits } : {}),
  }
  const checked = await registerCheck.checkCandidate(person)
  if (checked.answer.kind === "unavailable") throw new AppError("ExclusionRegisterUnavailableErrorType")
  return checked
}

const toPlayerRow = (r: Registration) => ({
  email: r.email,
  username: r.username,
  first_name: r.firstName.normalize("NFC"),
  last_name: r.lastName.normalize("NFC"),
  birth_date: r.birthDate,
  gender: r.gender ?? null,
  place_of_birth: r.placeOfBirth ?? null,
  nationality: r.nationality ?? null,
  profession: r.profession ?? null,
  address: r.address ?? null,
  postal_code: r.postalCode ?? null,
  city: r.city ?? null,
  country_code: r.countryCode ?? null,
  phone: r.phone ?? null,
  language: r.language,
  newsletter: r.newsLetter ?? false,
  wallet_settings: defaultWalletSettings,
})

const duplicateErrors: Record<
  string,
  "EmailAlreadyExistsErrorType" | "UsernameAlreadyExistsErrorType" | "UserAlreadyExists"
> = {
  player_email: "EmailAlreadyExistsErrorType",
  player_username: "UsernameAlreadyExistsErrorType",
  player_national_number: "UserAlreadyExists",
}

/** Refuses all but one of simultaneous registrations of one address, name or person, as {@link checkRegistration}. */
export async function registerPlayer(
  platform: Platform,
  tx: Tx,
  { row, person, checkId, isEmailVerified }: Candidate,
  referralCode?: string,
): Promise<RegisteredPlayer> {
  await lockNamesakes(tx, person.nameKeys)
  if (await isPersonKnown(tx, person)) throw await registrationRefused(tx, row.language)
  let playerId: bigint
  try {
    playerId = await insertPlayer(tx, row)
  } catch (error) {
    const errorName = duplicateErrors[violatedConstraint(error) ?? ""]
    if (errorName === "UserAlreadyExists") throw await registrationRefused(platform.reads(), row.language)
    throw errorName ? new AppError(errorName) : error
  }
  await setRegisterCheckPlayer(tx, checkId, playerId)
  const referral = referralCode === undefined ? {} : { referralCode }
  await tx.publish(playerRegistered, { playerId, language: row.language, ...referral })
  if (isEmailVerified) await markEmailVerified(platform, tx, playerId)
  else await sendVerification(platform, tx, playerId)
  return { playerId, registeredAt: tx.now }
}
