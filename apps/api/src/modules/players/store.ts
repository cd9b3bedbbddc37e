import type { Language } from "@elite/contract"
import { sql } from "kysely"
import type { Tx } from "../../kernel/transaction.ts"
import type { Purpose } from "./ports.ts"

type Reads = Pick<Tx, "db">
export type Standing = "allowed" | "excluded" | "unknown"
export type Gender = "female" | "male" | "other"
export type WalletSettings = { hideZeroCurrency: boolean; displayFiatCurrency: boolean; selectedFiat: string }

export type NewPlayer = {
  email: string
  emailKey: string
  username: string
  usernameKey: string
  passwordHash: string
  firstName: string
  lastName: string
  birthDate: string
  gender: Gender | null
  nationalNumber: Buffer | null
  nationalNumberKey: Buffer | null
  nameKey: Buffer
  placeOfBirth: string | null
  nationality: string | null
  profession: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  countryCode: string | null
  phone: string | null
  language: Language
  newsletter: boolean
  walletSettings: WalletSettings
  registerCheckedAt: Date
  termsVersion: string
}

/** Adds an open player whom the register allowed to play. The unique constraints of the table may refuse. */
export async function addPlayer(tx: Tx, p: NewPlayer): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into players.player (email, email_key, username, username_key, password_hash, first_name, last_name,
      birth_date, gender, national_number, national_number_key, name_key, place_of_birth, nationality, profession,
      address, postal_code, city, country_code, phone, language, newsletter, wallet_settings, register_standing,
      register_checked_at, terms_version, terms_accepted_at, registered_at)
    values (${p.email}, ${p.emailKey}, ${p.username}, ${p.usernameKey}, ${p.passwordHash}, ${p.firstName}, ${p.lastName},
      ${p.birthDate}, ${p.gender}, ${p.nationalNumber}, ${p.nationalNumberKey}, ${p.nameKey}, ${p.placeOfBirth},
      ${p.nationality}, ${p.profession}, ${p.address}, ${p.postalCode}, ${p.city}, ${p.countryCode}, ${p.phone},
      ${p.language}, ${p.newsletter}, ${JSON.stringify(p.walletSettings)}::jsonb, 'allowed',
      ${p.registerCheckedAt}, ${p.termsVersion}, ${tx.now}, ${tx.now})
    returning id`.execute(tx.db)
  return rows[0]!.id
}

/** Which of the two are taken already. */
export async function taken(
  tx: Reads,
  keys: { emailKey?: string; usernameKey?: string },
): Promise<{ email: boolean; username: boolean }> {
  const { rows } = await sql<{ email: boolean; username: boolean }>`
    select exists(select from players.player where email_key = ${keys.emailKey ?? null}) as email,
           exists(select from players.player where username_key = ${keys.usernameKey ?? null}) as username`.execute(
    tx.db,
  )
  return rows[0]!
}

/**
 * Whether this person has an account, under any of the look-up keys: by national number, or by name and birth date where one of the two
 * gave no number. `lock` keeps namesakes waiting until the end of the transaction.
 */
export async function personKnown(
  tx: Reads,
  keys: { nationalNumberKeys: readonly Buffer[] | null; nameKeys: readonly Buffer[] },
  lock: boolean,
): Promise<boolean> {
  const { nationalNumberKeys: numbers, nameKeys: names } = keys
  // In one order for all: processes between two lists of keys still have one key in common.
  for (const key of lock ? names.map((name) => name.toString("hex")).sort() : [])
    await sql`select pg_advisory_xact_lock(71, hashtext(${key}))`.execute(tx.db)
  const { rows } = await sql<{ known: boolean }>`
    select exists(
      select from players.player where national_number_key = any(${numbers}::bytea[])
      union all
      select from players.player where name_key = any(${names}::bytea[])
        and (national_number_key is null or ${numbers}::bytea[] is null)
    ) as known`.execute(tx.db)
  return rows[0]!.known
}

export type PlayerRow = {
  id: bigint
  email: string
  username: string
  first_name: string
  last_name: string
  birth_date: string
  gender: Gender | null
  national_number: Buffer | null
  nationality: string | null
  address: string | null
  postal_code: string | null
  city: string | null
  country_code: string | null
  phone: string | null
  language: Language
  newsletter: boolean
  wallet_settings: WalletSettings
  status: "open" | "closed"
  email_verified_at: Date | null
  register_standing: Standing
  register_checked_at: Date
  registered_at: Date
}
const columns =
  sql.raw(`id, email, username, first_name, last_name, birth_date, gender, national_number, nationality,
  address, postal_code, city, country_code, phone, language, newsletter, wallet_settings, status,
  email_verified_at, register_standing, register_checked_at, registered_at`)

export async function readPlayer(tx: Reads, playerId: bigint): Promise<PlayerRow | undefined> {
  const { rows } = await sql<PlayerRow>`select ${columns} from players.player where id = ${playerId}`.execute(
    tx.db,
  )
  return rows[0]
}

export type LoginRow = { id: bigint; password_hash: string; status: "open" | "closed" }

/** The player of an e-mail address or username; usernames cannot contain an @. */
export async function readLogin(tx: Reads, key: string): Promise<LoginRow | undefined> {
  const column = sql.ref(key.includes("@") ? "email_key" : "username_key")
  const { rows } = await sql<LoginRow>`
    select id, password_hash, status from players.player where ${column} = ${key}`.execute(tx.db)
  return rows[0]
}

export type Details = {
  phone?: string | undefined
  address?: string | undefined
  city?: string | undefined
  postalCode?: string | undefined
  gender?: Gender | undefined
  newsLetter?: boolean | undefined
  walletSettings?: WalletSettings | undefined
}

/** Writes what is given and leaves the rest. */
export async function writeDetails(tx: Tx, playerId: bigint, d: Details): Promise<void> {
  const settings = d.walletSettings ? JSON.stringify(d.walletSettings) : null
  await sql`update players.player set
      phone = coalesce(${d.phone ?? null}, phone), address = coalesce(${d.address ?? null}, address),
      city = coalesce(${d.city ?? null}, city), postal_code = coalesce(${d.postalCode ?? null}, postal_code),
      gender = coalesce(${d.gender ?? null}, gender), newsletter = coalesce(${d.newsLetter ?? null}, newsletter),
      wallet_settings = coalesce(${settings}::jsonb, wallet_settings)
    where id = ${playerId}`.execute(tx.db)
}

export async function writeLanguage(tx: Tx, playerId: bigint, language: Language): Promise<void> {
  await sql`update players.player set language = ${language} where id = ${playerId}`.execute(tx.db)
}

export async function writeStanding(tx: Tx, playerId: bigint, standing: Standing): Promise<void> {
  await sql`update players.player set register_standing = ${standing}, register_checked_at = ${tx.now}
    where id = ${playerId}`.execute(tx.db)
}

/** The usernames of players, unmasked. */
export async function usernamesOf(tx: Reads, playerIds: readonly bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await sql<{ id: bigint; username: string }>`
    select id, username from players.player where id = any(${playerIds}::bigint[])`.execute(tx.db)
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** Whoever changes the standing of this player waits until the transaction ends. */
export async function lockStanding(tx: Tx, playerId: bigint): Promise<void> {
  await sql`select from players.player where id = ${playerId} for share`.execute(tx.db)
}

export type Check = {
  playerId: bigint | null
  purpose: Purpose
  outcome: "allowed" | "excluded" | "unavailable"
  reference: string | null
  latencyMs: number
}

export async function addCheck(tx: Tx, check: Check): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into players.register_check (player_id, purpose, outcome, reference, latency_ms, asked_at)
    values (${check.playerId}, ${check.purpose}, ${check.outcome}, ${check.reference}, ${check.latencyMs}, ${tx.now})
    returning id`.execute(tx.db)
  return rows[0]!.id
}

export async function giveCheck(tx: Tx, checkId: bigint, playerId: bigint): Promise<void> {
  await sql`update players.register_check set player_id = ${playerId} where id = ${checkId}`.execute(tx.db)
}

export async function addEmailToken(
  tx: Tx,
  token: { hash: Buffer; playerId: bigint; expiresAt: Date },
): Promise<void> {
  await sql`update players.email_token set voided_at = ${tx.now}
    where player_id = ${token.playerId} and used_at is null and voided_at is null`.execute(tx.db)
  await sql`insert into players.email_token (token_hash, player_id, made_at, expires_at)
    values (${token.hash}, ${token.playerId}, ${tx.now}, ${token.expiresAt})`.execute(tx.db)
}

/** Uses a token up and answers whose it was; undefined when it is unknown, used or voided. */
export async function useEmailToken(
  tx: Tx,
  hash: Buffer,
): Promise<{ playerId: bigint; expiresAt: Date } | undefined> {
  const { rows } = await sql<{ player_id: bigint; expires_at: Date }>`
    update players.email_token set used_at = ${tx.now}
    where token_hash = ${hash} and used_at is null and voided_at is null
    returning player_id, expires_at`.execute(tx.db)
  const row = rows[0]
  return row && { playerId: row.player_id, expiresAt: row.expires_at }
}

/** Marks the address as the player's own; false when it was already. */
export async function markEmailVerified(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`update players.player set email_verified_at = ${tx.now}
    where id = ${playerId} and email_verified_at is null returning id`.execute(tx.db)
  return rows.length === 1
}

/** The identity keys that data was sealed with. */
export async function identityKeyMarks(from: Reads): Promise<{ id: number; mark: Buffer }[]> {
  const { rows } = await sql<{ id: number; mark: Buffer }>`select id, mark from players.identity_key`.execute(
    from.db,
  )
  return rows
}

export async function insertIdentityKey(tx: Tx, { id, mark }: { id: number; mark: Buffer }): Promise<void> {
  await sql`insert into players.identity_key (id, mark, first_used_at) values (${id}, ${mark}, ${tx.now})
    on conflict do nothing`.execute(tx.db)
}

export type SealedPlayer = {
  id: bigint
  first_name: string
  last_name: string
  birth_date: string
  national_number: Buffer | null
  national_number_key: Buffer | null
  name_key: Buffer
}

/** The next players by id, locked, with what the identity keys made of them. */
export async function sealedPlayersAfter(tx: Tx, id: bigint, limit: number): Promise<SealedPlayer[]> {
  const { rows } = await sql<SealedPlayer>`
    select id, first_name, last_name, birth_date, national_number, national_number_key, name_key
    from players.player where id > ${id} order by id limit ${limit} for update`.execute(tx.db)
  return rows
}

export async function setSealed(
  tx: Tx,
  id: bigint,
  made: { nationalNumber: Buffer | null; nationalNumberKey: Buffer | null; nameKey: Buffer },
): Promise<void> {
  await sql`update players.player set national_number = ${made.nationalNumber},
      national_number_key = ${made.nationalNumberKey}, name_key = ${made.nameKey}
    where id = ${id}`.execute(tx.db)
}

export async function deleteIdentityKey(tx: Tx, id: number): Promise<void> {
  await sql`delete from players.identity_key where id = ${id}`.execute(tx.db)
}
