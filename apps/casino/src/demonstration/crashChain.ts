import type { Casino } from "../../../api/src/casino.ts"
import { commitChain } from "../../../api/src/modules/crash/chains/chains.ts"
import { generateChain } from "../../../api/src/modules/crash/chains/generate.ts"
import { maintainChains } from "../../../api/src/modules/crash/chains/upkeep.ts"
import type { Beacon } from "../../../api/src/modules/crash/ports.ts"
import type { IdentityEncryption } from "../../../api/src/modules/players/index.ts"
import { minuteMs } from "../../../api/src/platform/lib/calendar.ts"

/** Enough for three days without a pause; the next chain is made automatically, with a million. */
const rounds = 20_000

/** The commitment is dated two hours back, so that the sandbox's beacon has drawn its salt already. */
export async function commitDemonstrationChain(
  { platform }: Pick<Casino, "platform">,
  ports: { secret: IdentityEncryption; beacon: Beacon },
): Promise<void> {
  const chain = await generateChain(rounds)
  await platform.transact(async (tx) => {
    const ago = (minutes: number) => new Date(tx.now.getTime() - minutes * minuteMs)
    await commitChain({ ...tx, now: ago(120) }, ports.secret, chain, ports.beacon.firstFrom(ago(30)))
  })
  await maintainChains(platform, ports)
}
