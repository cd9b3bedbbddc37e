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

/** Somebody who passed every check and may be registered now; made by `admit` only. */
export type Candidate = {
  row: NewPlayer
  /** Whom the last look before the insert is for. */
  person: { nationalNumberKeys: readonly Buffer[] | null; nameKeys: readonly Buffer[] }
  checkId: bigint
  /** Somebody whom we believe says that the address is theirs. */
  isEmailVerified: boolean
}
export type RegisteredPlayer = { playerId: bigint; registeredAt: Date }

/** What registering needs: the exclusion register and the keeper of identity data. */
export type RegistrationPorts = { ask: RegisterCheck; secret: IdentityEncryption }

const given = (value: unknown) => value !== undefined && value !== ""

type FieldName = contract.RegistrationFieldName
/** What is different for whoever does not fill in the whole form. */
export type FormExemptions = {
  /** Fields that the form does not put to them, whatever it asks of others. */
  unasked: ReadonlySet<FieldName>
  isEmailVerified: boolean
}
const noExemptions: FormExemptions = { unasked: new Set(), isEmailVerified: false }

/** Refuses with BadInputErrorType a required field that is missing, a hidden one that is given, and unknown places. */
function assertFieldsAllowed(
  r: Registration,
  asked: ValueOf<typeof settings.registrationFields>,
  { residence, unasked }: { residence: string[]; unasked: FormExemptions["unasked"] },
): void {
  const fields: FieldErrors = {}
  const values: Record<string, unknown> = {
    ...r,
    dateOfBirth: r.birthDate,
    preferredLanguage: r.language,
    termsAccepted: true,
  }
  for (const name of contract.registrationFieldNames) {
    if (unasked.has(name)) continue
    if (asked[name] === 2 && !given(values[name])) fields[name] = { is: "missing" }
    if (asked[name] === 0 && given(values[name])) fields[name] = { is: "notAsked" }
  }
  // Belgians are known to the exclusion register by their number (docs/providers.md, EPIS).
  if (r.nationality === "BE" && !given(r.nationalNumber)) fields.nationalNumber = { is: "missing" }
  if (r.nationality !== undefined && !isCountry(r.nationality)) fields.nationality = { is: "countryUnknown" }
  if (r.countryCode !== undefined && !residence.includes(r.countryCode))
    fields.countryCode = { is: "residence" }
  if (Object.keys(fields).length > 0) throw new AppError("BadInputErrorType", {}, { fields })
}

/** Refuses with UnderAgeErrorType whoever was born too late (YYYY-MM-DD), by the date in Brussels. */
export function assertOfAge(birthDate: string, at: Date): void {
  if (ageAt(birthDate, at) < contract.minimumAgeYears) throw new AppError("UnderAgeErrorType")
}

function assertNationalNumber(r: Registration): NationalNumber | undefined {
  if (!given(r.nationalNumber)) return undefined
  const number = parseNationalNumber(r.nationalNumber ?? "")
  if (!number) throw new AppError("NationalNumberInvalidErrorType")
  // A number without a birth date proves none: the document check does, as for everybody.
  if (compareNationalNumber(number, r.birthDate, r.gender) !== "contradicts") return number
  throw new AppError(
    "NationalNumberInvalidErrorType",
    {},
    { fields: { nationalNumber: { is: "nationalNumber" } } },
  )
}

/**
 * Checks everything that can keep a person from registering, cheapest first, then asks the exclusion register
 * and hashes the password; outside a transaction, because it speaks to a third party. Refuses with
 * BadInputErrorType, UnderAgeErrorType (21 by the date in Brussels), ProfessionBarredErrorType,
 * NationalNumberInvalidErrorType, WeakPasswordErrorType, EmailAlreadyExistsErrorType,
 * UsernameAlreadyExistsErrorType, ExclusionRegisterUnavailableErrorType, and UserAlreadyExists for whoever has an
 * account or is excluded by the register: the two cannot be told apart. `leave` is for whoever somebody vouches for.
 */
export async function checkRegistration(
  platform: Platform,
  { ask, secret }: RegistrationPorts,
  r: Registration,
  language: Language,
  { unasked, isEmailVerified }: FormExemptions = noExemptions,
): Promise<Candidate> {
  const { reads, clock } = platform
  const { residence, termsVersion } = await getSetting(reads(), jurisdiction)
  assertFieldsAllowed(r, await getSetting(reads(), settings.registrationFields), { residence, unasked })
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
  const used = await findTakenKeys(reads(), keys)
  if (used.email) throw new AppError("EmailAlreadyExistsErrorType")
  if (used.username) throw new AppError("UsernameAlreadyExistsErrorType")
  const { answer, checkId, at } = await askRegisterFor(ask, r, number)
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

/**
 * What everybody hears whose details cannot be accepted, after the same work: whoever types in another person's details
 * learns neither that the register excludes them nor that they play here.
 */
export async function registrationRefused(from: Reads, language: Language): Promise<AppError> {
  const { supportEmail, helpLink } = await getSetting(from, site)
  return new AppError("UserAlreadyExists", { email: supportEmail, help: helpLink[language] })
}

async function askRegisterFor(ask: RegisterCheck, r: Registration, number: NationalNumber | undefined) {
  const { firstName, lastName, birthDate } = r
  const person: Person = {
    firstName,
    lastName,
    birthDate,
    ...(number ? { nationalNumber: number.digits } : {}),
  }
  const asked = await ask.checkCandidate(person)
  if (asked.answer.kind === "unavailable") throw new AppError("ExclusionRegisterUnavailableErrorType")
  return asked
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

/**
 * Registers a candidate, announces player.registered and posts the verification letter, or takes the address for theirs
 * where it is. `referralCode` is whose link they came by. Two that register the same address, name or person at the same
 * moment: one is refused as above.
 */
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
    const refusal = duplicateErrors[violatedConstraint(error) ?? ""]
    if (refusal === "UserAlreadyExists") throw await registrationRefused(platform.reads(), row.language)
    throw refusal ? new AppError(refusal) : error
  }
  await setRegisterCheckPlayer(tx, checkId, playerId)
  const by = referralCode === undefined ? {} : { referralCode }
  await tx.publish(playerRegistered, { playerId, language: row.language, ...by })
  if (isEmailVerified) await markEmailVerified(platform, tx, playerId)
  else await sendVerification(platform, tx, playerId)
  return { playerId, registeredAt: tx.now }
}
