import type { Policy, PolicyState, Setting } from "../../platform/admin/settings.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Tables } from "./sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function getSettingValue(from: Reads, key: string): Promise<unknown> {
  const row = await tables(from)
    .selectFrom("content.settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst()
  return row?.value
}

export async function lockSettingValue(tx: Tx, key: string): Promise<unknown> {
  const row = await tables(tx)
    .selectFrom("content.settings")
    .select("value")
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.value
}

export async function updateSetting(tx: Tx, key: string, value: unknown): Promise<void> {
  await tables(tx)
    .updateTable("content.settings")
    .set({ value: JSON.stringify(value), updated_at: tx.now })
    .where("key", "=", key)
    .execute()
}

export async function insertSettingChange(
  tx: Tx,
  {
    changedBy,
    before,
    after,
    ...change
  }: Record<"key" | "changedBy" | "why", string> & {
    before: unknown
    after: unknown
  },
): Promise<void> {
  await tables(tx)
    .insertInto("content.setting_change")
    .values({
      ...change,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      changed_at: tx.now,
      changed_by: changedBy,
    })
    .execute()
}

export async function listSettingChanges(from: Reads, key: string) {
  return tables(from)
    .selectFrom("content.setting_change")
    .select(["before", "after", "changed_at", "changed_by", "why"])
    .where("key", "=", key)
    .orderBy("id", "desc")
    .limit(20)
    .execute()
}

export async function findPolicyState(from: Reads, feature: string): Promise<PolicyState | undefined> {
  const row = await tables(from)
    .selectFrom("content.policy")
    .select("state")
    .where("feature", "=", feature)
    .executeTakeFirst()
  return row?.state
}

export async function getPolicyStates(from: Reads): Promise<Record<string, PolicyState>> {
  const rows = await tables(from)
    .selectFrom("content.policy")
    .select(["feature", "state"])
    .orderBy("feature")
    .execute()
  return Object.fromEntries(rows.map(({ feature, state }) => [feature, state]))
}

export async function insertMissingSettings(tx: Tx, declared: readonly Setting[]): Promise<void> {
  for (const { key, initial } of declared)
    await tables(tx)
      .insertInto("content.settings")
      .values({ key, value: JSON.stringify(initial), updated_at: tx.now })
      .onConflict((c) => c.doNothing())
      .execute()
}

export async function insertMissingPolicies(tx: Tx, declared: readonly Policy[]): Promise<void> {
  for (const { feature, initial, concern } of declared)
    await tables(tx)
      .insertInto("content.policy")
      .values({ feature, state: initial, concern })
      .onConflict((c) => c.doNothing())
      .execute()
}

/** Answers the state before, undefined for an unknown feature. */
export async function updatePolicy(
  tx: Tx,
  feature: string,
  state: PolicyState,
): Promise<PolicyState | undefined> {
  const row = await tables(tx)
    .with("old", (db) =>
      db
        .selectFrom("content.policy")
        .select(["feature", "state as before"])
        .where("feature", "=", feature)
        .forUpdate(),
    )
    .updateTable("content.policy")
    .from("old")
    .set({ state })
    .whereRef("content.policy.feature", "=", "old.feature")
    .returning("old.before")
    .executeTakeFirst()
  return row?.before
}

export async function insertPolicyChange(
  tx: Tx,
  change: { feature: string; before: PolicyState; after: PolicyState; changedBy: string; why: string | null },
): Promise<void> {
  await tables(tx)
    .insertInto("content.policy_change")
    .values({
      feature: change.feature,
      from_state: change.before,
      to_state: change.after,
      changed_at: tx.now,
      changed_by: change.changedBy,
      why: change.why,
    })
    .execute()
}
