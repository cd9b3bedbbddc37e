import { z } from "zod"
import { OperatorError } from "../../platform/admin/operatorError.ts"
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

/** Throws where the row is missing or malformed. */
export async function getSetting<S extends Setting>(from: Source, declared: S): Promise<ValueOf<S>> {
  return parseSetting(declared, await getSettingValue(from, declared.key))
}

/** For a statement that has read the row with other data. Throws where it is malformed. */
export function parseSetting<S extends Setting>({ key, value }: S, stored: unknown): ValueOf<S> {
  const read = value.safeParse(stored)
  if (!read.success) throw new Error(`The setting ${key} is not usable: ${z.prettifyError(read.error)}`)
  return read.data as ValueOf<S>
}

/** Throws for an unknown policy. */
export async function getPolicyState(from: Source, declared: Policy): Promise<PolicyState> {
  return parsePolicyState(declared, await findPolicyState(from, declared.feature))
}

/** For a statement that has read the row with other data. Throws where it is absent. */
export function parsePolicyState({ feature }: Policy, stored: PolicyState | null | undefined): PolicyState {
  if (!stored) throw new Error(`There is no policy for ${feature}.`)
  return stored
}

/** Setting the same state changes nothing. Refuses, for the operator, a state that a rule of the policy forbids. */
export async function setPolicy(
  tx: Tx,
  declared: Policy,
  state: PolicyState,
  changedBy: string,
  why: string | null = null,
): Promise<void> {
  const { feature } = declared
  const barred = await declared.bar?.(tx, state)
  if (barred !== undefined) throw new OperatorError(barred)
  const before = await updatePolicy(tx, feature, state)
  if (before === undefined) throw new Error(`There is no policy for ${feature}.`)
  if (before === state) return
  await insertPolicyChange(tx, { feature, before, after: state, changedBy, why })
  await tx.publish(policyChanged, { playerId: null, feature, before, after: state })
}

type SettingChangeRequest = { path: readonly string[]; value: unknown; by: string; why: string }

/** Refuses, for the operator, an unknown path, a value out of bounds, and what a rule of the setting forbids. */
export async function changeSetting(
  tx: Tx,
  declared: Setting,
  { path, value, by, why }: SettingChangeRequest,
): Promise<void> {
  const { key, value: shape } = declared
  const before = await lockSettingValue(tx, key)
  const changed = structuredClone(shape.safeParse(before).data ?? before)
  const last = path.at(-1)!
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, name) => (hasMember(at, name) ? at[name] : undefined), changed)
  if (!hasMember(parent, last)) throw new OperatorError(`There is no ${path.join(".")} in ${key}.`)
  parent[last] = value
  const read = shape.safeParse(changed)
  if (!read.success) throw new OperatorError(z.prettifyError(read.error))
  const barred = await declared.bar?.(tx, before, read.data)
  if (barred !== undefined) throw new OperatorError(barred)
  await updateSetting(tx, key, read.data)
  await insertSettingChange(tx, { key, before, after: read.data, changedBy: by, why })
  if (key === maintenance.key) await publishMaintenance(tx, before, read.data)
}

async function publishMaintenance(tx: Tx, before: unknown, after: unknown): Promise<void> {
  const [was, is] = [parseSetting(maintenance, before), parseSetting(maintenance, after)]
  if (was.isOn !== is.isOn) await tx.publish(maintenanceChanged, { playerId: null, isOn: is.isOn })
}

const hasMember = (at: unknown, name: string): at is Record<string, unknown> =>
  typeof at === "object" && at !== null && Object.hasOwn(at, name)

export type PolicyInForce = { policy: Policy; state: PolicyState }

/** Inserts missing rows with initial values; values that operators changed stay. Answers all policies. */
export async function ensureDefaults(
  tx: Tx,
  declared: readonly (Setting | Policy)[],
): Promise<PolicyInForce[]> {
  await insertMissingSettings(tx, declared.filter(({ what }) => what === "setting") as Setting[])
  const policies = declared.filter((each) => each.what === "policy")
  await insertMissingPolicies(tx, policies)
  return Promise.all(policies.map(async (each) => ({ policy: each, state: await getPolicyState(tx, each) })))
}
