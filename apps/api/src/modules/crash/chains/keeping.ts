import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob, type Jobs } from "../../../platform/jobs/queue.ts"
import type { Platform } from "../../../platform/platform.ts"
import { policy, setting } from "../../content/index.ts"
import type { Secrecy } from "../../players/index.ts"
import type { Beacon } from "../ports.ts"
import { crash, crashChains } from "../settings.ts"
import { commitChain } from "./chains.ts"
import { makeChain } from "./making.ts"
import { type ChainRow, leftOf, lockChains, setSalt, unsaltedOf } from "./store.ts"
import { sayLate, settleLate, watchChains } from "./watch.ts"

/** The next chain is committed when so many rounds are left (docs/crash-fairness.md). */
export const nextFromLeft = 10_000
/** The name of the job that does. */
export const keepJob = "crash.keepChains"

type Ports = { readonly secret: Secrecy; readonly beacon: Beacon }
const minuteMs = 60_000

/**
 * Commits the next chain, of so many rounds, where few are left and none is to come. It is made before and outside the transaction,
 * and thrown away where somebody else committed one meanwhile: nobody has seen it.
 */
export async function commitNext(
  platform: Platform,
  { secret, beacon }: Ports,
  length: number,
): Promise<void> {
  if ((await leftOf(platform.reads())).committed > nextFromLeft) return
  const made = await makeChain(length)
  await platform.transact(async (tx) => {
    await lockChains(tx)
    if ((await leftOf(tx)).committed > nextFromLeft) return
    const { saltAfterMinutes } = await setting(tx, crashChains)
    await commitChain(
      tx,
      secret,
      made,
      beacon.firstFrom(new Date(tx.now.getTime() + saltAfterMinutes * minuteMs)),
    )
  })
}

/** Takes the salt of a chain whose round has been drawn. A signature that does not hold is a matter for a person at once. */
async function takeSalt(platform: Platform, { beacon }: Ports, chain: ChainRow): Promise<void> {
  const came = await beacon.drawn({
    beacon: chain.beacon,
    key: chain.beacon_key,
    round: chain.beacon_round,
  })
  await platform.transact(async (tx) => {
    if (came.kind === "drawn") {
      await setSalt(tx, chain.number, { salt: came.randomness, signature: came.signature })
      await settleLate(tx, chain.number)
      return
    }
    const { lateAfterMinutes } = await setting(tx, crashChains)
    const isLate = tx.now.getTime() >= chain.beacon_at.getTime() + lateAfterMinutes * minuteMs
    if (isLate || came.kind === "wrong") await sayLate(tx, chain.number, came.kind)
  })
}

/**
 * Sees to it that there is a chain to play: the next one is committed in time, salts are taken once they are drawn, and where
 * none can be played the alarm stands open. While the policy is off nothing is made; what was committed is salted all the same.
 */
export async function keepChains(platform: Platform, ports: Ports): Promise<void> {
  const from = platform.reads()
  if ((await policy(from, crash)) !== "off")
    await commitNext(platform, ports, (await setting(from, crashChains)).length)
  for (const chain of await unsaltedOf(from))
    if (chain.beacon_at <= from.now) await takeSalt(platform, ports, chain)
  await platform.transact(watchChains)
}

/** Asks for it at once: the policy was switched. */
export const askToKeep = (tx: Tx): Promise<void> => enqueueJob(tx, keepJob, {}, { key: keepJob })

/** The job that keeps chains ready; the timetable says when it looks. */
export const jobs = (platform: Platform, ports: Ports): Jobs => ({
  [keepJob]: { lane: "lookUps", run: () => keepChains(platform, ports) },
})
