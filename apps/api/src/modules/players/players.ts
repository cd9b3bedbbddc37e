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

/** A player as other modules may know them; never their national number or password. */
export type Profile = {
  playerId: bigint
  username: string
  email: string
  emailVerifiedAt: Date | null
  /** Since when letters to the address come back; null while they arrive. */
  mailReturnedAt: Date | null
  firstName: string
  lastName: string
  /** What letters greet the player with ({@link toGreetingName}). */
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
  /** The version of the terms that they accepted last. */
  termsVersion: string
}

/** The player, or undefined when there is none of this id. */
export async function findProfile(from: Reads, playerId: bigint): Promise<Profile | undefined> {
  const row = await findPlayer(from, playerId)
  return row && toProfile(row)
}

/** What `players.profile_of` answers. */
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
/** With whether they have a password, the name of their picture, and the setting that says which terms hold. */
export type ProfileColumns = ProfileRow & {
  has_password: boolean
  photo: string | null
  jurisdiction: unknown
}

/** The version of the terms that a player has not accepted; null where they have. */
export function termsToAccept({
  terms_version: accepted,
  jurisdiction: held,
}: ProfileColumns): string | null {
  const { termsVersion } = parseSetting(jurisdiction, held)
  return accepted === termsVersion ? null : termsVersion
}

/**
 * The first name of a player whose address is proven, empty otherwise: an address that nobody has confirmed may be a
 * stranger's, and a letter to it contains nothing that its sender chose.
 */
export const toGreetingName = (row: Pick<PlayerRow, "first_name" | "email_verified_at">): string =>
  row.email_verified_at === null ? "" : row.first_name

/** A row as other modules know the player. */
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

/** What logging in needs of the account with this e-mail address or username, written in any case. */
export const findLogin = (from: Reads, emailOrUsername: string): Promise<LoginRow | undefined> =>
  findLoginRow(from, emailKey(emailOrUsername))

/** How players are shown to others, An•••s; one who is not there, or has no username, is not in the answer. */
export async function getMaskedNames(
  from: Reads,
  playerIds: readonly bigint[],
): Promise<Map<bigint, string>> {
  const names = await listUsernames(from, playerIds)
  return new Map([...names].flatMap(([id, name]) => (name === "" ? [] : [[id, maskedName(name)] as const])))
}
