import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob, type Jobs } from "../../../platform/jobs/queue.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import type { Beacon } from "../ports.ts"
import { crash, crashChains } from "../settings.ts"
import { raiseLateSaltAlarm, resolveLateSaltAlarm, updateStandstillAlarm } from "./alarms.ts"
import { commitChain } from "./chains.ts"
import { generateChain } from "./generate.ts"
import { type ChainRow, countRoundsLeft, listUnsaltedChains, lockChains, setSalt } from "./store.ts"

/** Rounds left when the next chain is committed (docs/crash-fairness.md). */
export const nextChainThreshold = 10_000
export const maintainChainsJob = "crash.keepChains"

type Ports = { readonly secret: IdentityEncryption; readonly beacon: Beacon }

/** The chain is generated outside the transaction, and dropped where another process committed one meanwhile. */
export async function commitNextChain(
  platform: Platform,
  { secret, beacon }: Ports,
  length: number,
): Promise<void> {
  if ((await countRoundsLeft(platform.reads())).committed > nextChainThreshold) return
  const chain = await generateChain(length)
  await platform.transact(async (tx) => {
    await lockChains(tx)
    if ((await countRoundsLeft(tx)).committed > nextChainThreshold) return
    const { saltAfterMinutes } = await getSetting(tx, crashChains)
    await commitChain(
      tx,
      secret,
      chain,
      beacon.firstFrom(new Date(tx.now.getTime() + saltAfterMinutes * minuteMs)),
    )
  })
}

/** A wrong signature raises the alarm immediately. */
async function fetchSalt(platform: Platform, { beacon }: Ports, chain: ChainRow): Promise<void> {
  const round = await beacon.drawn({
    beacon: chain.beacon,
    key: chain.beacon_key,
    round: chain.beacon_round,
  })
  await platform.transact(async (tx) => {
    if (round.kind === "drawn") {
      await setSalt(tx, chain.number, { salt: round.randomness, signature: round.signature })
      await resolveLateSaltAlarm(tx, chain.number)
      return
    }
    const { lateAfterMinutes } = await getSetting(tx, crashChains)
    const isLate = tx.now.getTime() >= chain.beacon_at.getTime() + lateAfterMinutes * minuteMs
    if (isLate || round.kind === "wrong") await raiseLateSaltAlarm(tx, chain.number, round.kind)
  })
}

/** While the policy is off no chain is made, but committed ones are salted. */
export async function maintainChains(platform: Platform, ports: Ports): Promise<void> {
  const from = platform.reads()
  if ((await getPolicyState(from, crash)) !== "off")
    await commitNextChain(platform, ports, (await getSetting(from, crashChains)).length)
  for (const chain of await listUnsaltedChains(from))
    if (chain.beacon_at <= from.now) await fetchSalt(platform, ports, chain)
  await platform.transact(updateStandstillAlarm)
}

export const enqueueMaintainChains = (tx: Tx): Promise<void> =>
  enqueueJob(tx, maintainChainsJob, {}, { key: maintainChainsJob })

export const jobs = (platform: Platform, ports: Ports): Jobs => ({
  [maintainChainsJob]: { lane: "lookUps", run: () => maintainChains(platform, ports) },
})
