type Connection = { readonly readyState: string; once(event: "close", listener: () => void): unknown }

/** Limits the open connections of one player or session. The count changes synchronously, so simultaneous connections cannot exceed it. */
export function connectionLimit(atMost: number) {
  const connectionsById = new Map<bigint, Set<Connection>>()
  return {
    acquire(ownerId: bigint, connection: Connection): boolean {
      const connections = connectionsById.get(ownerId) ?? new Set()
      if (connections.has(connection)) return true
      if (connections.size >= atMost || connection.readyState !== "open") return false
      connectionsById.set(ownerId, connections.add(connection))
      connection.once("close", () => {
        connections.delete(connection)
        if (connections.size === 0) connectionsById.delete(ownerId)
      })
      return true
    },
  }
}
