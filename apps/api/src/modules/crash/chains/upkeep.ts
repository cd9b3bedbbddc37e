import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob, type Jobs } from "../../../platform/jobs/queue.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import type { Beacon } from "../ports.ts"
import { crash, crashChains } from "../settings.ts"
import { raiseLateSaltAlarm, resolveLateSaltAlarm, updateStandstillAlarm } from "./alarms.ts"
import { commitChain } from "./chains.ts"
import { generateChain } from "./generate.ts"
import { type ChainRow, countRoundsLeft, listUnsaltedChains, lockChains, setSalt } from "./store.ts"

/** The next chain is committed when so many rounds are left (docs/crash-fairness.md). */
export const nextChainThreshold = 10_000
/** The name of the job that does. */
export const maintainChainsJob = "crash.keepChains"

type Ports = { readonly secret: IdentityEncryption; readonly beacon: Beacon }
const minuteMs = 60_000

/**
 * Commits the next chain, of so many rounds, where few are left and none is to come. It is made before and outside the transaction,
 * and thrown away where somebody else committed one meanwhile: nobody has seen it.
 */
export async function commitNextChain(
  platform: Platform,
  { secret, beacon }: Ports,
  length: number,
): Promise<void> {
  if ((await countRoundsLeft(platform.reads())).committed > nextChainThreshold) return
  const made = await generateChain(length)
  await platform.transact(async (tx) => {
    await lockChains(tx)
    if ((await countRoundsLeft(tx)).committed > nextChainThreshold) return
    const { saltAfterMinutes } = await getSetting(tx, crashChains)
    await commitChain(
      tx,
      secret,
      made,
      beacon.firstFrom(new Date(tx.now.getTime() + saltAfterMinutes * minuteMs)),
    )
  })
}

/** Takes the salt of a chain whose round has been drawn. A signature that does not hold is a matter for a person at once. */
async function fetchSalt(platform: Platform, { beacon }: Ports, chain: ChainRow): Promise<void> {
  const came = await beacon.drawn({
    beacon: chain.beacon,
    key: chain.beacon_key,
    round: chain.beacon_round,
  })
  await platform.transact(async (tx) => {
    if (came.kind === "drawn") {
      await setSalt(tx, chain.number, { salt: came.randomness, signature: came.signature })
      await resolveLateSaltAlarm(tx, chain.number)
      return
    }
    const { lateAfterMinutes } = await getSetting(tx, crashChains)
    const isLate = tx.now.getTime() >= chain.beacon_at.getTime() + lateAfterMinutes * minuteMs
    if (isLate || came.kind === "wrong") await raiseLateSaltAlarm(tx, chain.number, came.kind)
  })
}

/**
 * Sees to it that there is a chain to play: the next one is committed in time, salts are taken once they are drawn, and where
 * none can be played the alarm stands open. While the policy is off nothing is made; what was committed is salted all the same.
 */
export async function maintainChains(platform: Platform, ports: Ports): Promise<void> {
  const from = platform.reads()
  if ((await getPolicyState(from, crash)) !== "off")
    await commitNextChain(platform, ports, (await getSetting(from, crashChains)).length)
  for (const chain of await listUnsaltedChains(from))
    if (chain.beacon_at <= from.now) await fetchSalt(platform, ports, chain)
  await platform.transact(updateStandstillAlarm)
}

/** Asks for it at once: the policy was switched. */
export const enqueueMaintainChains = (tx: Tx): Promise<void> =>
  enqueueJob(tx, maintainChainsJob, {}, { key: maintainChainsJob })

/** The job that keeps chains ready; the timetable says when it looks. */
export const jobs = (platform: Platform, ports: Ports): Jobs => ({
  [maintainChainsJob]: { lane: "lookUps", run: () => maintainChains(platform, ports) },
})
