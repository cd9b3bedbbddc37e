import { type RawBuilder, sql } from "kysely"
import pg from "pg"

/** The names of all statements of this process; one text has one name on every connection. */
const names = new Map<string, string>()
/**
 * Far more than the house has. A list spelled out (`in ($1, $2, …)`) is another text for each length: they shall not fill the memory
 * of PostgreSQL.
 */
const mostNames = 2000

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size === mostNames) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/**
 * Words that stand in the statement itself. A prepared statement may get one plan for all parameters, and that can use an
 * index on some rows only where the statement, not a parameter, says which.
 */
export const sqlLiterals = <Word extends string>(...words: readonly Word[]): RawBuilder<Word>[] =>
  words.map((word) => sql.lit(word))

/** A migration gave a table another shape after a connection had prepared `select *` from it. */
export const isPlanOutdated = (error: unknown): boolean => {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown }
  return code === "0A000" && routine === "RevalidateCachedQuery"
}

/** The statement's name means nothing here, or something already: the one that was to prepare it failed on the way. */
const isNameLost = (error: unknown): boolean =>
  ["26000", "42P05"].includes((error as { code?: string } | null)?.code ?? "")

/**
 * A connection that prepares each statement with parameters the first time it meets it: reading and planning a statement
 * cost PostgreSQL more than running most of ours. Where a migration made a prepared statement useless it is prepared
 * again; inside a transaction that is the transaction's to repeat, because PostgreSQL has ended it (`isRetryable`).
 */
export class PreparedStatementClient extends pg.Client {
  #round = 0

  // biome-ignore lint/suspicious/noExplicitAny: one body for the overloads of pg.Client.query
  override query(...asked: any[]): any {
    const [text, values, callback] = asked
    const isPlain = typeof text === "string" && Array.isArray(values) && values.length > 0 && !callback
    const name = isPlain ? nameOf(text) : undefined
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return name === undefined ? super.query(...(asked as [any])) : this.#prepared(name, text, values)
  }

  async #prepared(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const isAlone = this.getTransactionStatus() === "I"
    const round = this.#round
    const ask = () => super.query({ name: `${name}.${this.#round}`, text, values })
    try {
      return await ask()
    } catch (error) {
      if (!isPlanOutdated(error) && !(isAlone && isNameLost(error))) throw error
      // Of many that were under way the first to hear of it begins anew for all.
      if (this.#round === round) this.#round++
      if (!isAlone) throw error
      return ask()
    }
  }
}
