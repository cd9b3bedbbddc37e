import type { PolicyState } from "../../kernel/setting.ts"
import type { Tx } from "../../kernel/transaction.ts"
import { policyChanged } from "./events.ts"
import { addPolicyChange, type Policy, readPolicies, writePolicy } from "./store.ts"

/** The features a policy rules (behaviour section 1). */
export const features = [
  "joiningBonus",
  "referralReward",
  "coinRedemption",
  "questHouseMoney",
  "tournamentHousePrizes",
  "prizeDrops",
  "jackpots",
  "demoPlay",
  "crash",
  "sportsbook",
] as const
export type Feature = (typeof features)[number]

/** Every policy with the concern it raises under Belgian law; the start-up log lists those that are on. */
export const policies = (tx: Pick<Tx, "db">): Promise<Policy[]> => readPolicies(tx)

/** Whether a feature is `on`, `off` or `infoOnly`. */
export async function policy(tx: Pick<Tx, "db">, feature: Feature): Promise<PolicyState> {
  const found = (await readPolicies(tx)).find((each) => each.feature === feature)
  if (!found) throw new Error(`There is no policy for ${feature}.`)
  return found.state
}

/** Changes a policy and leaves an audit entry with who did it; setting the same state changes nothing. */
export async function setPolicy(
  tx: Tx,
  feature: Feature,
  state: PolicyState,
  changedBy: string,
): Promise<void> {
  const before = await writePolicy(tx, feature, state)
  if (before === undefined) throw new Error(`There is no policy for ${feature}.`)
  if (before === state) return
  await addPolicyChange(tx, { feature, before, after: state, changedBy })
  await tx.announce(policyChanged, { playerId: null, feature, before, after: state })
}
