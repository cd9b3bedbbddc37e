import type { Language, players } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import { jurisdiction, parseSetting } from "../content/index.ts"
import { emailKey, maskedName } from "./rules.ts"
import {
  findLoginRow,
  findPlayer,
  type Gender,
  type LoginRow,
  listUsernames,
  type PlayerRow,
} from "./store.ts"

/** Never contains the national number or the password. */
export type Profile = {
  playerId: bigint
  username: string
  email: string
  emailVerifiedAt: Date | null
  /** Since when e-mails to the address bounce; null while they arrive. */
  mailReturnedAt: Date | null
  firstName: string
  lastName: string
  greetingName: string
  /** YYYY-MM-DD. */
  birthDate: string
  gender: Gender | null
  phone: string | null
  address: string | null
  city: string | null
  postalCode: string | null
  countryCode: string | null
  language: Language
  newsletter: boolean
  walletSettings: players.WalletSettings
  status: "open" | "closed"
  registeredAt: Date
  termsVersion: string
}

/** Undefined where the player does not exist. */
export async function findProfile(from: Reads, playerId: bigint): Promise<Profile | undefined> {
  const row = await findPlayer(from, playerId)
  return row && toProfile(row)
}

export type ProfileRow = Pick<
  PlayerRow,
  | "id"
  | "username"
  | "email"
  | "email_verified_at"
  | "mail_returned_at"
  | "first_name"
  | "last_name"
  | "birth_date"
  | "gender"
  | "phone"
  | "address"
  | "city"
  | "postal_code"
  | "country_code"
  | "language"
  | "newsletter"
  | "wallet_settings"
  | "status"
  | "registered_at"
  | "terms_version"
>
export type ProfileColumns = ProfileRow & {
  has_password: boolean
  photo: string | null
  jurisdiction: unknown
}

/** The current terms version where the player has not accepted it, else null. */
export function termsToAccept({
  terms_version: acceptedVersion,
  jurisdiction: jurisdictionValue,
}: ProfileColumns): string | null {
  const { termsVersion } = parseSetting(jurisdiction, jurisdictionValue)
  return acceptedVersion === termsVersion ? null : termsVersion
}

/** Empty until the address is verified: it may belong to a stranger, who must get no text that the sender chose. */
export const toGreetingName = (row: Pick<PlayerRow, "first_name" | "email_verified_at">): string =>
  row.email_verified_at === null ? "" : row.first_name

/** Converts a row of `players.profile_of` or `findPlayer`. */
export const toProfile = (row: ProfileRow): Profile => ({
  playerId: row.id,
  username: row.username,
  email: row.email,
  emailVerifiedAt: row.email_verified_at,
  mailReturnedAt: row.mail_returned_at,
  firstName: row.first_name,
  lastName: row.last_name,
  greetingName: toGreetingName(row),
  birthDate: row.birth_date,
  gender: row.gender,
  phone: row.phone,
  address: row.address,
  city: row.city,
  postalCode: row.postal_code,
  countryCode: row.country_code,
  language: row.language,
  newsletter: row.newsletter,
  walletSettings: row.wallet_settings,
  status: row.status,
  registeredAt: row.registered_at,
  termsVersion: row.terms_version,
})

/** Finds an account by e-mail address or username in any case. */
export const findLogin = (from: Reads, emailOrUsername: string): Promise<LoginRow | undefined> =>
  findLoginRow(from, emailKey(emailOrUsername))

/** An•••s; players without a username are left out. */
/** An•••s; players without a username are left out. */
export async function getMaskedNames(
  from: Reads,
  playerIds: readonly bigint[],
): Promise<Map<bigint, string>> {
  const names = await listUsernames(from, playerIds)
  return new Map([...names].flatMap(([id, name]) => (name === "" ? [] : [[id, maskedName(name)] as const])))
}
