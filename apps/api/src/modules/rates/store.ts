import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { RatesOfDay } from "./ports.ts"
import type { Tables } from "./sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function setRates(tx: Tx, { day, rates }: RatesOfDay): Promise<void> {
  await tables(tx)
    .insertInto("rates.rate")
    .values(
      rates.map(({ currency, millionths }) => ({
        day,
        currency,
        millionths: BigInt(millionths),
        heard_at: tx.now,
      })),
    )
    .onConflict((c) =>
      c.columns(["day", "currency"]).doUpdateSet(({ ref }) => ({
        millionths: ref("excluded.millionths"),
        heard_at: ref("excluded.heard_at"),
      })),
    )
    .execute()
}

export async function findNewestDay(from: Reads): Promise<string | undefined> {
  const row = await tables(from)
    .selectFrom("rates.rate")
    .select("day")
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst()
  return row?.day
}

/** Answers the time of the first request ever. */
export async function insertFirstRequest(tx: Tx): Promise<Date> {
  await tables(tx)
    .insertInto("rates.first_ask")
    .values({ at: tx.now })
    .onConflict((c) => c.doNothing())
    .execute()
  return (await tables(tx).selectFrom("rates.first_ask").select("at").executeTakeFirstOrThrow()).at
}

export const listRates = (
  from: Reads,
  day: string,
): Promise<{ day: string; currency: string; millionths: bigint }[]> =>
  tables(from)
    .selectFrom("rates.rate")
    .select(["day", "currency", "millionths"])
    .where("day", "=", day)
    .orderBy("currency")
    .execute()
