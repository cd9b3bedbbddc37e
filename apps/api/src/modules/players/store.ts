import type { Language, players } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Tables } from "./sql/tables.ts"

type Kept = WithColumnTypes<
  Tables,
  { "players.player": { wallet_settings: JsonColumn<players.WalletSettings> } }
>
type Player = Selectable<Kept["players.player"]>
const tables = ({ db }: Reads) => db.withTables<Kept>()

export type RegisterStanding = Player["register_standing"]
export type Gender = NonNullable<Player["gender"]>

export type NewPlayer = Omit<
  Player,
  | "id"
  | "status"
  | "email_verified_at"
  | "mail_returned_at"
  | "mail_returned_code"
  | "register_standing"
  | "terms_accepted_at"
  | "registered_at"
>

/** The player is open and allowed by the register. The unique constraints of the table may refuse. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<bigint> {
  const row = await tables(tx)
    .insertInto("players.player")
    .values({
      ...player,
      wallet_settings: JSON.stringify(player.wallet_settings),
      register_standing: "allowed",
      terms_accepted_at: tx.now,
      registered_at: tx.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findTakenKeys(
  from: Reads,
  keys: { emailKey?: string; usernameKey?: string },
): Promise<{ email: boolean; username: boolean }> {
  const { email, username } = await tables(from)
    .selectNoFrom(({ exists, selectFrom }) => {
      const players = (column: "email_key" | "username_key", key: string | undefined) =>
        exists(
          selectFrom("players.player")
            .select("id")
            .where(column, "=", key ?? null),
        )
      return [
        players("email_key", keys.emailKey).as("email"),
        players("username_key", keys.usernameKey).as("username"),
      ]
    })
    .executeTakeFirstOrThrow()
  return { email: Boolean(email), username: Boolean(username) }
}

/** Serialises transactions about people whose names share a look-up key. */
export async function lockNamesakes(tx: Tx, nameKeys: readonly Buffer[]): Promise<void> {
  // Sorted, so that two transactions cannot deadlock. During a rotation of keys processes with two lists still share
  // one key.
  for (const key of nameKeys.map((name) => name.toString("hex")).sort())
    await sql`select pg_advisory_xact_lock(71, hashtext(${key}))`.execute(tx.db)
}

/** Compares by national number, or by name and birth date where one of the two accounts has no number. */
export async function isPersonKnown(
  from: Reads,
  keys: { nationalNumberKeys: readonly Buffer[] | null; nameKeys: readonly Buffer[] },
): Promise<boolean> {
  const { nationalNumberKeys: numbers, nameKeys: names } = keys
  const players = tables(from).selectFrom("players.player").select("id")
  const namesakes = players.where(({ eb, fn, val }) => eb("name_key", "=", fn.any(val(names))))
  const known =
    numbers === null
      ? namesakes
      : namesakes
          .where("national_number_key", "is", null)
          .unionAll(players.where(({ eb, fn, val }) => eb("national_number_key", "=", fn.any(val(numbers)))))
  return (await known.limit(1).executeTakeFirst()) !== undefined
}

export async function findNumberHolder(
  from: Reads,
  numberKeys: readonly Buffer[],
): Promise<bigint | undefined> {
  const row = await tables(from)
    .selectFrom("players.player")
    .select("id")
    .where(({ eb, fn, val }) => eb("national_number_key", "=", fn.any(val(numberKeys))))
    .executeTakeFirst()
  return row?.id
}

const columns = [
  "id",
  "email",
  "username",
  "first_name",
  "last_name",
  "birth_date",
  "gender",
  "national_number",
  "nationality",
  "address",
  "postal_code",
  "city",
  "country_code",
  "phone",
  "language",
  "newsletter",
  "wallet_settings",
  "status",
  "email_verified_at",
  "mail_returned_at",
  "register_standing",
  "register_checked_at",
  "registered_at",
  "terms_version",
] as const
export type PlayerRow = Pick<Player, (typeof columns)[number]>

export const findPlayer = (from: Reads, playerId: bigint): Promise<PlayerRow | undefined> =>
  tables(from).selectFrom("players.player").select(columns).where("id", "=", playerId).executeTakeFirst()

export type LoginRow = Pick<Player, "id" | "password_hash" | "status">

export function findLoginRow(from: Reads, key: string): Promise<LoginRow | undefined> {
  return tables(from)
    .selectFrom("players.player")
    .select(["id", "password_hash", "status"])
    .where(key.includes("@") ? "email_key" : "username_key", "=", key)
    .executeTakeFirst()
}

export type Details = {
  phone?: string | undefined
  address?: string | undefined
  city?: string | undefined
  postalCode?: string | undefined
  gender?: Gender | undefined
  newsLetter?: boolean | undefined
  walletSettings?: players.WalletSettings | undefined
}

export async function updateDetails(tx: Tx, playerId: bigint, details: Details): Promise<void> {
  await tables(tx)
    .updateTable("players.player")
    .set(({ ref }) => ({
      phone: details.phone ?? ref("phone"),
      address: details.address ?? ref("address"),
      city: details.city ?? ref("city"),
      postal_code: details.postalCode ?? ref("postal_code"),
      gender: details.gender ?? ref("gender"),
      newsletter: details.newsLetter ?? ref("newsletter"),
      ...(details.walletSettings && { wallet_settings: JSON.stringify(details.walletSettings) }),
    }))
    .where("id", "=", playerId)
    .execute()
}

export async function setLanguage(tx: Tx, playerId: bigint, language: Language): Promise<void> {
  await tables(tx).updateTable("players.player").set({ language }).where("id", "=", playerId).execute()
}

/** False where the player has a username. The unique constraint of the table may refuse. */
export async function setUsername(
  tx: Tx,
  playerId: bigint,
  { username, usernameKey }: { username: string; usernameKey: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("players.player")
    .set({ username, username_key: usernameKey })
    .where("id", "=", playerId)
    .where("username_key", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updateStatus(
  tx: Tx,
  playerId: bigint,
  from: Player["status"],
  to: Player["status"],
): Promise<boolean> {
  const changed = await tables(tx)
    .updateTable("players.player")
    .set({ status: to })
    .where("id", "=", playerId)
    .where("status", "=", from)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

export async function setAcceptedTerms(tx: Tx, playerId: bigint, version: string): Promise<void> {
  await tables(tx)
    .updateTable("players.player")
    .set({ terms_version: version, terms_accepted_at: tx.now })
    .where("id", "=", playerId)
    .execute()
}

export async function setRegisterStanding(
  tx: Tx,
  playerId: bigint,
  standing: RegisterStanding,
): Promise<void> {
  await tables(tx)
    .updateTable("players.player")
    .set({ register_standing: standing, register_checked_at: tx.now })
    .where("id", "=", playerId)
    .execute()
}

export async function listUsernames(from: Reads, playerIds: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await tables(from)
    .selectFrom("players.player")
    .select(["id", "username"])
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val(playerIds))))
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** A change of the register status waits until the transaction ends. */
export async function lockRegisterStanding(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx).selectFrom("players.player").select("id").where("id", "=", playerId).forShare().execute()
}

type Check = Selectable<Kept["players.register_check"]>

export async function insertRegisterCheck(tx: Tx, check: Omit<Check, "id" | "asked_at">): Promise<bigint> {
  const row = await tables(tx)
    .insertInto("players.register_check")
    .values({ ...check, asked_at: tx.now })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

export async function setRegisterCheckPlayer(tx: Tx, checkId: bigint, playerId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("players.register_check")
    .set({ player_id: playerId })
    .where("id", "=", checkId)
    .execute()
}

export const listIdentityKeys = (from: Reads): Promise<{ id: number; mark: Buffer }[]> =>
  tables(from).selectFrom("players.identity_key").select(["id", "mark"]).execute()

export async function insertIdentityKey(tx: Tx, { id, mark }: { id: number; mark: Buffer }): Promise<void> {
  await tables(tx)
    .insertInto("players.identity_key")
    .values({ id, mark, first_used_at: tx.now })
    .onConflict((c) => c.doNothing())
    .execute()
}

const sealedColumns = [
  "id",
  "first_name",
  "last_name",
  "birth_date",
  "national_number",
  "national_number_key",
  "name_key",
] as const
export type SealedPlayer = Pick<Player, (typeof sealedColumns)[number]>

export function lockSealedPlayers(tx: Tx, id: bigint, limit: number): Promise<SealedPlayer[]> {
  return tables(tx)
    .selectFrom("players.player")
    .select(sealedColumns)
    .where("id", ">", id)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function setSealedPlayer(
  tx: Tx,
  id: bigint,
  sealed: Pick<Player, "national_number" | "national_number_key" | "name_key">,
): Promise<void> {
  await tables(tx).updateTable("players.player").set(sealed).where("id", "=", id).execute()
}

export async function deleteIdentityKey(tx: Tx, id: number): Promise<void> {
  await tables(tx).deleteFrom("players.identity_key").where("id", "=", id).execute()
}
