import { setTimeout as sleep } from "node:timers/promises"
import { casino } from "../../apps/api/src/casino.ts"
import { readConfig } from "../../apps/api/src/config.ts"
import type { Database } from "../../apps/api/src/platform/db/database.ts"

// A control: the API with one planted fault. It answers when a booking is done and commits a moment later. The
// kill course must find what it loses; a detector that does not is no detector.
const commitsAfterMs = 40

const hasty =
  ({ pool }: Database): Database["once"] =>
  async <Row>(name: string, text: string, values: unknown[]) => {
    const client = await pool.connect()
    await client.query("begin")
    try {
      const { rows } = await client.query({ name, text, values })
      void sleep(commitsAfterMs)
        .then(() => client.query("commit"))
        .finally(() => client.release())
      return rows as Row[]
    } catch (error) {
      await client.query("rollback")
      client.release()
      throw error
    }
  }

const running = await casino(readConfig(process.env))
Object.assign(running.platform.database, { once: hasty(running.platform.database) })
await running.start()
