import { players as contract, type Language } from "@elite/contract"
import type { ValueOf } from "../../../platform/admin/settings.ts"
import { violatedConstraint } from "../../../platform/db/database.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError, type FieldErrors } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { isCountry, jurisdiction, setting, site } from "../../content/index.ts"
import { sendVerification, takeAsVerified } from "../email.ts"
import { playerRegistered } from "../events.ts"
import type { AskRegister } from "../exclusion.ts"
import { admitPassword, hashPassword } from "../passwords/hashing.ts"
import { knownOf } from "../passwords/newPassword.ts"
import type { Person } from "../ports.ts"
import {
  admitProfession,
  ageAt,
  defaultWalletSettings,
  emailKey,
  type Registration,
  usernameKey,
} from "../rules.ts"
import type { Secrecy } from "../secrecy/secrecy.ts"
import * as settings from "../settings.ts"
import {
  insertPlayer,
  isPersonKnown,
  lockNamesakes,
  type NewPlayer,
  setCheckedPlayer,
  takenOf,
} from "../store.ts"
import { compareNumber, type NationalNumber, readNationalNumber } from "./nationalNumber.ts"

/** Somebody who passed every check and may be registered now; made by `admit` only. */
export type Candidate = {
  row: NewPlayer
  /** Whom the last look before the insert is for. */
  person: { nationalNumberKeys: readonly Buffer[] | null; nameKeys: readonly Buffer[] }
  checkId: bigint
  /** Somebody whom we believe says that the address is theirs. */
  isEmailVerified: boolean
}
export type Registered = { playerId: bigint; registeredAt: Date }

/** What registering needs: the exclusion register and the keeper of identity data. */
export type RegistrationPorts = { ask: AskRegister; secret: Secrecy }

const given = (value: unknown) => value !== undefined && value !== ""

type FieldName = contract.RegistrationFieldName
/** What is different for whoever does not fill in the whole form. */
export type Leave = {
  /** Fields that the form does not put to them, whatever it asks of others. */
  unasked: ReadonlySet<FieldName>
  isEmailVerified: boolean
}
const noLeave: Leave = { unasked: new Set(), isEmailVerified: false }

/** Refuses with BadInputErrorType a required field that is missing, a hidden one that is given, and unknown places. */
function admitFields(
  r: Registration,
  asked: ValueOf<typeof settings.registrationFields>,
  { residence, unasked }: { residence: string[]; unasked: Leave["unasked"] },
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
export function admitAge(birthDate: string, at: Date): void {
  if (ageAt(birthDate, at) < contract.minimumAgeYears) throw new AppError("UnderAgeErrorType")
}

function admitNumber(r: Registration): NationalNumber | undefined {
  if (!given(r.nationalNumber)) return undefined
  const number = readNationalNumber(r.nationalNumber ?? "")
  if (!number) throw new AppError("NationalNumberInvalidErrorType")
  // A number without a birth date proves none: the document check does, as for everybody.
  if (compareNumber(number, r.birthDate, r.gender) !== "contradicts") return number
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
export async function admit(
  platform: Platform,
  { ask, secret }: RegistrationPorts,
  r: Registration,
  language: Language,
  { unasked, isEmailVerified }: Leave = noLeave,
): Promise<Candidate> {
  const { reads, clock } = platform
  const { residence, termsVersion } = await setting(reads(), jurisdiction)
  admitFields(r, await setting(reads(), settings.registrationFields), { residence, unasked })
  admitAge(r.birthDate, clock.now())
  admitProfession(r.profession)
  const number = admitNumber(r)
  if (r.password !== undefined)
    admitPassword(r.password, await setting(reads(), settings.password), knownOf(r))

  const keys = {
    emailKey: emailKey(r.email),
    ...(r.username === "" ? {} : { usernameKey: usernameKey(r.username) }),
  }
  const person = {
    nationalNumberKeys: number ? secret.numberKeys(number.digits) : null,
    nameKeys: secret.nameKeys(r),
  }
  const used = await takenOf(reads(), keys)
  if (used.email) throw new AppError("EmailAlreadyExistsErrorType")
  if (used.username) throw new AppError("UsernameAlreadyExistsErrorType")
  const { answer, checkId, at } = await askFor(ask, r, number)
  const isKnown = await isPersonKnown(reads(), person)
  if (isKnown || answer.kind === "excluded") throw await notAccepted(reads(), language)
  const passwordHash = r.password === undefined ? null : await hashPassword(r.password)
  const row = {
    ...rowOf(r),
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
export async function notAccepted(from: Reads, language: Language): Promise<AppError> {
  const { supportEmail, helpLink } = await setting(from, site)
  return new AppError("UserAlreadyExists", { email: supportEmail, help: helpLink[language] })
}

async function askFor(ask: AskRegister, r: Registration, number: NationalNumber | undefined) {
  const { firstName, lastName, birthDate } = r
  const person: Person = {
    firstName,
    lastName,
    birthDate,
    ...(number ? { nationalNumber: number.digits } : {}),
  }
  const asked = await ask.candidate(person)
  if (asked.answer.kind === "unavailable") throw new AppError("ExclusionRegisterUnavailableErrorType")
  return asked
}

const rowOf = (r: Registration) => ({
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

const refusalOf: Record<
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
export async function register(
  platform: Platform,
  tx: Tx,
  { row, person, checkId, isEmailVerified }: Candidate,
  referralCode?: string,
): Promise<Registered> {
  await lockNamesakes(tx, person.nameKeys)
  if (await isPersonKnown(tx, person)) throw await notAccepted(tx, row.language)
  let playerId: bigint
  try {
    playerId = await insertPlayer(tx, row)
  } catch (error) {
    const refusal = refusalOf[violatedConstraint(error) ?? ""]
    if (refusal === "UserAlreadyExists") throw await notAccepted(platform.reads(), row.language)
    throw refusal ? new AppError(refusal) : error
  }
  await setCheckedPlayer(tx, checkId, playerId)
  const by = referralCode === undefined ? {} : { referralCode }
  await tx.publish(playerRegistered, { playerId, language: row.language, ...by })
  if (isEmailVerified) await takeAsVerified(platform, tx, playerId)
  else await sendVerification(platform, tx, playerId)
  return { playerId, registeredAt: tx.now }
}
