import { players as contract, type Language } from "@elite/contract"
import { translate } from "@elite/words"
import { violatedConstraint } from "../../../kernel/database.ts"
import { Failure } from "../../../kernel/failure.ts"
import type { Kernel } from "../../../kernel/module.ts"
import type { ValueOf } from "../../../kernel/setting.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { isCountry, jurisdiction, setting, site } from "../../content/index.ts"
import { sendVerification } from "../email.ts"
import { playerRegistered } from "../events.ts"
import { admitPassword, hashPassword } from "../passwords.ts"
import type { Person } from "../ports.ts"
import type { AskRegister } from "../register.ts"
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
import { addPlayer, giveCheck, type NewPlayer, personKnown, taken } from "../store.ts"
import { agrees, type NationalNumber, readNationalNumber } from "./nationalNumber.ts"

/** Somebody who passed every check and may be registered now; made by `admit` only. */
export type Candidate = {
  row: NewPlayer
  /** Whom the last look before the insert is for. */
  person: { nationalNumberKeys: readonly Buffer[] | null; nameKeys: readonly Buffer[] }
  checkId: bigint
}
export type Registered = { playerId: bigint; registeredAt: Date; emailToken: string }

/** What registering needs: the kernel, the exclusion register and the keeper of identity data. */
export type Registry = { kernel: Kernel; ask: AskRegister; secret: Secrecy }

const given = (value: unknown) => value !== undefined && value !== ""

/** Refuses with BadInputErrorType a required field that is missing, a hidden one that is given, and unknown places. */
function admitFields(
  r: Registration,
  asked: ValueOf<typeof settings.registrationFields>,
  residence: string[],
  language: Language,
): void {
  const say = translate(language, "accounts")
  const fields: Record<string, string> = {}
  const values: Record<string, unknown> = {
    ...r,
    dateOfBirth: r.birthDate,
    preferredLanguage: r.language,
    termsAccepted: true,
  }
  for (const name of contract.registrationFieldNames) {
    if (asked[name] === 2 && !given(values[name])) fields[name] = say("fields.required")
    if (asked[name] === 0 && given(values[name])) fields[name] = say("fields.notAsked")
  }
  // Belgians are known to the exclusion register by their number (docs/providers.md, EPIS).
  if (r.nationality === "BE" && !given(r.nationalNumber)) fields.nationalNumber = say("fields.required")
  if (r.nationality !== undefined && !isCountry(r.nationality))
    fields.nationality = say("fields.countryUnknown")
  if (r.countryCode !== undefined && !residence.includes(r.countryCode))
    fields.countryCode = say("fields.residence")
  if (Object.keys(fields).length > 0) throw new Failure("BadInputErrorType", {}, { fields })
}

function admitNumber(r: Registration, language: Language): NationalNumber | undefined {
  if (!given(r.nationalNumber)) return undefined
  const number = readNationalNumber(r.nationalNumber ?? "")
  if (!number) throw new Failure("NationalNumberInvalidErrorType")
  if (agrees(number, r.birthDate, r.gender)) return number
  const nationalNumber = translate(language, "accounts")("fields.nationalNumber")
  throw new Failure("NationalNumberInvalidErrorType", {}, { fields: { nationalNumber } })
}

/**
 * Checks everything that can keep a person from registering, cheapest first, then asks the exclusion register
 * and hashes the password; outside a transaction, because it speaks to a third party. Refuses with
 * BadInputErrorType, UnderAgeErrorType (21 by the date in Brussels), ProfessionBarredErrorType,
 * NationalNumberInvalidErrorType, WeakPasswordErrorType, EmailAlreadyExistsErrorType,
 * UsernameAlreadyExistsErrorType, ExclusionRegisterUnavailableErrorType, and UserAlreadyExists for whoever has an
 * account or is excluded by the register: the two cannot be told apart.
 */
export async function admit(
  { kernel, ask, secret }: Registry,
  r: Registration,
  language: Language,
): Promise<Candidate> {
  const { database, clock } = kernel
  const { residence, termsVersion } = await setting(database, jurisdiction)
  admitFields(r, await setting(database, settings.registrationFields), residence, language)
  if (ageAt(r.birthDate, clock.now()) < contract.minimumAgeYears) throw new Failure("UnderAgeErrorType")
  admitProfession(r.profession)
  const number = admitNumber(r, language)
  const known = [r.email, r.username, r.firstName, r.lastName, r.birthDate.slice(0, 4)]
  admitPassword(r.password, await setting(database, settings.password), known)

  const keys = { emailKey: emailKey(r.email), usernameKey: usernameKey(r.username) }
  const person = {
    nationalNumberKeys: number ? secret.numberKeys(number.digits) : null,
    nameKeys: secret.nameKeys(r),
  }
  const used = await taken(database, keys)
  if (used.email) throw new Failure("EmailAlreadyExistsErrorType")
  if (used.username) throw new Failure("UsernameAlreadyExistsErrorType")
  const { answer, checkId, at } = await askFor(ask, r, number)
  const isKnown = await personKnown(database, person, false)
  if (isKnown || answer.kind === "excluded") throw await notAccepted(kernel, language)
  const passwordHash = await hashPassword(r.password)
  const row = {
    ...keys,
    ...rowOf(r),
    nationalNumberKey: number ? secret.numberKey(number.digits) : null,
    nameKey: secret.nameKey(r),
    passwordHash,
    nationalNumber: number ? secret.encrypt(number.digits) : null,
    registerCheckedAt: at,
    termsVersion,
  }
  return { row, person, checkId }
}

/**
 * What everybody hears whose details cannot be accepted, after the same work: whoever types in another person's details
 * learns neither that the register excludes them nor that they play here.
 */
async function notAccepted({ database }: Pick<Kernel, "database">, language: Language): Promise<Failure> {
  const { supportEmail, helpLink } = await setting(database, site)
  return new Failure("UserAlreadyExists", { email: supportEmail, help: helpLink[language] })
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
  if (asked.answer.kind === "unavailable") throw new Failure("ExclusionRegisterUnavailableErrorType")
  return asked
}

const rowOf = (r: Registration) => ({
  email: r.email,
  username: r.username,
  firstName: r.firstName.normalize("NFC"),
  lastName: r.lastName.normalize("NFC"),
  birthDate: r.birthDate,
  gender: r.gender ?? null,
  placeOfBirth: r.placeOfBirth ?? null,
  nationality: r.nationality ?? null,
  profession: r.profession ?? null,
  address: r.address ?? null,
  postalCode: r.postalCode ?? null,
  city: r.city ?? null,
  countryCode: r.countryCode ?? null,
  phone: r.phone ?? null,
  language: r.language,
  newsletter: r.newsLetter ?? false,
  walletSettings: defaultWalletSettings,
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
 * Registers a candidate, announces player.registered and posts the verification letter. Two that register the
 * same address, name or person at the same moment: one is refused as above. Returns the token of the letter.
 */
export async function register(
  kernel: Kernel,
  tx: Tx,
  { row, person, checkId }: Candidate,
): Promise<Registered> {
  if (await personKnown(tx, person, true)) throw await notAccepted(kernel, row.language)
  let playerId: bigint
  try {
    playerId = await addPlayer(tx, row)
  } catch (error) {
    const refusal = refusalOf[violatedConstraint(error) ?? ""]
    if (refusal === "UserAlreadyExists") throw await notAccepted(kernel, row.language)
    throw refusal ? new Failure(refusal) : error
  }
  await giveCheck(tx, checkId, playerId)
  await tx.announce(playerRegistered, { playerId, language: row.language })
  const emailToken = await sendVerification(kernel, tx, playerId)
  return { playerId, registeredAt: tx.now, emailToken }
}
