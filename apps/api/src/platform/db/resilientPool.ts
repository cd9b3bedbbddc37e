import pg from "pg"

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release?: (problem?: Error | boolean) => void,
) => void

/** graphile-worker releases a broken listening connection twice, which would end the process or hang the lane. */
export class ResilientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    super.connect((error, client, release) => {
      let isReleased = false
      const releaseOnce: typeof release = (problem) => {
        if (!isReleased) release(problem)
        isReleased = true
      }
      // A pool that has ended passes neither a client nor `release`.
      callback(error, client, client ? releaseOnce : release)
    })
    return undefined
  }
}
