import type { Casino } from "../apps/api/src/casino.ts"
import { commitChain } from "../apps/api/src/modules/crash/chains/chains.ts"
import { keepChains } from "../apps/api/src/modules/crash/chains/keeping.ts"
import { makeChain } from "../apps/api/src/modules/crash/chains/making.ts"
import type { Beacon } from "../apps/api/src/modules/crash/ports.ts"
import type { Secrecy } from "../apps/api/src/modules/players/index.ts"

/** As many rounds as a newcomer could fly in three days; the next chain follows by itself, with a million. */
const length = 20_000
const minuteMs = 60_000

/**
 * A chain of our own game that can be played at once: committed as if that had been two hours ago, and salted by a round that the
 * sandbox's beacon has drawn since. Elsewhere nobody plays before an hour has gone by.
 */
export async function readyChain(
  { platform }: Pick<Casino, "platform">,
  ports: { secret: Secrecy; beacon: Beacon },
): Promise<void> {
  const made = await makeChain(length)
  await platform.transact(async (tx) => {
    const ago = (minutes: number) => new Date(tx.now.getTime() - minutes * minuteMs)
    await commitChain({ ...tx, now: ago(120) }, ports.secret, made, ports.beacon.firstFrom(ago(30)))
  })
  await keepChains(platform, ports)
}
