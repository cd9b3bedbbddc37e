import { z } from "zod"
import type { Policy, PolicyState, Setting, ValueOf } from "../../platform/admin/settings.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { maintenanceChanged, policyChanged } from "./events.ts"
import { maintenance } from "./settings.ts"
import {
  findPolicyState,
  getSettingValue,
  insertMissingPolicies,
  insertMissingSettings,
  insertPolicyChange,
  insertSettingChange,
  lockSettingValue,
  updatePolicy,
  updateSetting,
} from "./store.ts"

type Source = Reads

/** Reads a setting as it stands now. A row that is missing or malformed is a fault, never a silent default. */
export async function getSetting<S extends Setting>(from: Source, declared: S): Promise<ValueOf<S>> {
  return parseSetting(declared, await getSettingValue(from, declared.key))
}

/** A setting in what its row holds, for a statement that read it among other things. */
export function parseSetting<S extends Setting>({ key, value }: S, held: unknown): ValueOf<S> {
  const read = value.safeParse(held)
  if (!read.success) throw new Error(`The setting ${key} is not usable: ${z.prettifyError(read.error)}`)
  return read.data as ValueOf<S>
}

/** Whether a feature is `on`, `off` or `infoOnly`. */
export async function getPolicyState(from: Source, declared: Policy): Promise<PolicyState> {
  return parsePolicyState(declared, await findPolicyState(from, declared.feature))
}

/** A policy in what its row holds, for a statement that read it among other things. */
export function parsePolicyState({ feature }: Policy, held: PolicyState | null | undefined): PolicyState {
  if (!held) throw new Error(`There is no policy for ${feature}.`)
  return held
}

/** Why a policy may not be set, in a sentence for operators. */
export class PolicyBarredError extends Error {}

/**
 * Changes a policy and leaves an audit entry with who did it; setting the same state changes nothing. Refuses with a
 * {@link PolicyBarredError} where something keeps it from that state.
 */
export async function setPolicy(
  tx: Tx,
  declared: Policy,
  state: PolicyState,
  changedBy: string,
  why: string | null = null,
): Promise<void> {
  const { feature } = declared
  const barred = await declared.bar?.(tx, state)
  if (barred !== undefined) throw new PolicyBarredError(barred)
  const before = await updatePolicy(tx, feature, state)
  if (before === undefined) throw new Error(`There is no policy for ${feature}.`)
  if (before === state) return
  await insertPolicyChange(tx, { feature, before, after: state, changedBy, why })
  await tx.publish(policyChanged, { playerId: null, feature, before, after: state })
}

type SettingChangeRequest = { path: readonly string[]; value: unknown; by: string; why: string }

/**
 * Changes one value of a setting, where it is within its bounds, and keeps who did it, when and why. Answers what keeps it
 * from being done: a path that leads to nothing, the bounds, or what the setting bars.
 */
export async function changeSetting(
  tx: Tx,
  declared: Setting,
  { path, value, by, why }: SettingChangeRequest,
): Promise<{ isDone: true } | { isDone: false; problem: string }> {
  const { key, value: shape } = declared
  const before = await lockSettingValue(tx, key)
  const wished = structuredClone(before)
  const last = path.at(-1)!
  const into = path
    .slice(0, -1)
    .reduce<unknown>((at, name) => (hasMember(at, name) ? at[name] : undefined), wished)
  if (!hasMember(into, last)) return { isDone: false, problem: `There is no ${path.join(".")} in ${key}.` }
  into[last] = value
  const read = shape.safeParse(wished)
  if (!read.success) return { isDone: false, problem: z.prettifyError(read.error) }
  const barred = await declared.bar?.(tx, before, read.data)
  if (barred !== undefined) return { isDone: false, problem: barred }
  await updateSetting(tx, key, read.data)
  await insertSettingChange(tx, { key, before, after: read.data, changedBy: by, why })
  if (key === maintenance.key) await publishMaintenance(tx, before, read.data)
  return { isDone: true }
}

async function publishMaintenance(tx: Tx, before: unknown, after: unknown): Promise<void> {
  const [was, is] = [parseSetting(maintenance, before), parseSetting(maintenance, after)]
  if (was.isOn !== is.isOn) await tx.publish(maintenanceChanged, { playerId: null, isOn: is.isOn })
}

const hasMember = (at: unknown, name: string): at is Record<string, unknown> =>
  typeof at === "object" && at !== null && Object.hasOwn(at, name)

/** A policy as it stands. */
export type PolicyInForce = { policy: Policy; state: PolicyState }

/**
 * Gives each declared setting and policy its row where it has none, with what a new casino opens with; what operators
 * have changed stays. Answers the policies as they stand, for the list that a start prints.
 */
export async function ensureDefaults(
  tx: Tx,
  declared: readonly (Setting | Policy)[],
): Promise<PolicyInForce[]> {
  await insertMissingSettings(tx, declared.filter(({ what }) => what === "setting") as Setting[])
  const policies = declared.filter((each) => each.what === "policy")
  await insertMissingPolicies(tx, policies)
  return Promise.all(policies.map(async (each) => ({ policy: each, state: await getPolicyState(tx, each) })))
}
