/** A connection, as far as its seat is concerned. */
type Connection = { readonly readyState: string; once(event: "close", gone: () => void): unknown }

/**
 * Gives connections a seat each, at most so many to one person or session. A seat is taken in the instant in which it is asked for, and free
 * again when its connection is closed: a thousand that come at once get no more than those that come one after the other.
 */
export function connectionLimit(atMost: number) {
  const taken = new Map<bigint, Set<Connection>>()
  return {
    take(whose: bigint, connection: Connection): boolean {
      const theirs = taken.get(whose) ?? new Set()
      if (theirs.has(connection)) return true
      if (theirs.size >= atMost || connection.readyState !== "open") return false
      taken.set(whose, theirs.add(connection))
      connection.once("close", () => {
        theirs.delete(connection)
        if (theirs.size === 0) taken.delete(whose)
      })
      return true
    },
  }
}
