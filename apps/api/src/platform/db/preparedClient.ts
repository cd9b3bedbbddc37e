import { type RawBuilder, sql } from "kysely"
import pg from "pg"

const namesByText = new Map<string, string>()
// Lists (`in ($1, $2, …)`) are another text for each length and must not fill PostgreSQL's memory.
const maxNames = 2000

function getStatementName(text: string): string | undefined {
  const known = namesByText.get(text)
  if (known !== undefined || namesByText.size === maxNames) return known
  const name = `s${namesByText.size}`
  namesByText.set(text, name)
  return name
}

/** A generic plan uses a partial index only where the value is a literal of the statement and not a parameter. */
export const sqlLiterals = <Word extends string>(...words: readonly Word[]): RawBuilder<Word>[] =>
  words.map((word) => sql.lit(word))

/** A migration changed the columns of a prepared `select *`. */
export const isPlanOutdated = (error: unknown): boolean => {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown }
  return code === "0A000" && routine === "RevalidateCachedQuery"
}

/** The name is unknown, or already in use, because the query that was to prepare it failed halfway. */
const isNameInvalid = (error: unknown): boolean =>
  ["26000", "42P05"].includes((error as { code?: string } | null)?.code ?? "")

/**
 * Parsing and planning cost more than most executions. A statement that a migration invalidated is prepared again; inside a
 * transaction, which PostgreSQL has then aborted, the caller must retry (`isRetryable`).
 */
export class PreparedStatementClient extends pg.Client {
  #generation = 0

  // biome-ignore lint/suspicious/noExplicitAny: one body for the overloads of pg.Client.query
  override query(...args: any[]): any {
    const [text, values, callback] = args
    const isPlain = typeof text === "string" && Array.isArray(values) && values.length > 0 && !callback
    const name = isPlain ? getStatementName(text) : undefined
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return name === undefined ? super.query(...(args as [any])) : this.#queryPrepared(name, text, values)
  }

  async #queryPrepared(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const isIdle = this.getTransactionStatus() === "I"
    const generation = this.#generation
    const execute = () => super.query({ name: `${name}.${this.#generation}`, text, values })
    try {
      return await execute()
    } catch (error) {
      if (!isPlanOutdated(error) && !(isIdle && isNameInvalid(error))) throw error
      // Of several concurrent queries only the first to fail starts a new generation of names.
      if (this.#generation === generation) this.#generation++
      if (!isIdle) throw error
      return execute()
    }
  }
}
