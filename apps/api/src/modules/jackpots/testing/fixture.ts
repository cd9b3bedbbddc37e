import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { compileCacheEnv } from "../../../../testing/compiled.ts"
import { playingOn } from "../../../../testing/playing.ts"
import { storeForTest, type TestStore } from "../../../../testing/store.ts"
import type { ValueOf } from "../../../platform/admin/settings.ts"
import { setPolicy } from "../../content/index.ts"
import { openWindow } from "../draws/windows.ts"
import { jackpotCeilings, jackpotPools, jackpotTerms } from "../settings.ts"
import { drawSubscriber } from "../subscribers.ts"
import { secret } from "./secret.ts"

export { secret }

/** Big wins so rare that a stake of a euro takes a pool of 2 500. */
export const rareBigWins = { ...jackpotCeilings.initial, bigWinsPpm: 1 }

/** The pools on a database of their own; the test publishes the events of play. */
export async function openJackpots(
  terms: ValueOf<typeof jackpotTerms> = jackpotTerms.initial,
  ceilings: ValueOf<typeof jackpotCeilings> = rareBigWins,
): Promise<TestStore & ReturnType<typeof publishers>> {
  const store = await storeForTest()
  await store.owner.pool.query("update games.game set return_percent = 96")
  const set = "update content.settings set value = $2 where key = $1"
  await store.owner.pool.query(set, [jackpotTerms.key, JSON.stringify(terms)])
  await store.owner.pool.query(set, [jackpotCeilings.key, JSON.stringify(ceilings)])
  await store.transact(async (tx) => {
    await setPolicy(tx, jackpotPools, "on", "a test")
    await openWindow(tx, secret)
  })
  return { ...store, ...publishers(store) }
}

const reader = fileURLToPath(new URL("./drawProcess.ts", import.meta.url))

function publishers(store: TestStore) {
  const { applicationUrl, clock } = store
  return {
    ...playingOn(store, [drawSubscriber(secret)]),
    /** Starts another process that draws, and kills it in the middle. */
    async killReader(): Promise<void> {
      const env = { ...process.env, ...compileCacheEnv }
      const child = fork(reader, [applicationUrl, clock.now().toISOString()], { env })
      const gone = once(child, "exit")
      await Promise.race([once(child, "message"), gone])
      child.kill("SIGKILL")
      await gone
    },
  }
}
