import pg from "pg"

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release?: (problem?: Error | boolean) => void,
) => void

/**
 * A pool to which a connection may be given back twice. The worker does so with the one it listens on, where that breaks while
 * its lane stops; the second time would end the whole process, or leave the lane without an end.
 */
export class ResilientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    super.connect((error, client, release) => {
      let isBack = false
      const once: typeof release = (problem) => {
        if (!isBack) release(problem)
        isBack = true
      }
      // Of a pool that is over there is no connection, nor a way to give it back.
      callback(error, client, client ? once : release)
    })
    return undefined
  }
}
