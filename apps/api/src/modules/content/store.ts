import type { ByLanguage, content, ReplyOf } from "@elite/contract"
import { sql } from "kysely"
import type { Policy, PolicyState, Setting } from "../../kernel/setting.ts"
import type { Tx } from "../../kernel/transaction.ts"

type Reads = Pick<Tx, "db">

export async function settingValueOf(from: Reads, key: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select value from content.settings where key = ${key}`.execute(from.db)
  return rows[0]?.value
}

export async function policyStateOf(from: Reads, feature: string): Promise<PolicyState | undefined> {
  const { rows } = await sql<{ state: PolicyState }>`
    select state from content.policy where feature = ${feature}`.execute(from.db)
  return rows[0]?.state
}

export async function policyStatesOf(from: Reads): Promise<Record<string, PolicyState>> {
  const { rows } = await sql<{ feature: string; state: PolicyState }>`
    select feature, state from content.policy order by feature`.execute(from.db)
  return Object.fromEntries(rows.map(({ feature, state }) => [feature, state]))
}

export async function insertMissingSettings(tx: Tx, declared: readonly Setting[]): Promise<void> {
  for (const { key, initial } of declared)
    await sql`insert into content.settings (key, value, updated_at)
      values (${key}, ${JSON.stringify(initial)}::jsonb, ${tx.now}) on conflict do nothing`.execute(tx.db)
}

export async function insertMissingPolicies(tx: Tx, declared: readonly Policy[]): Promise<void> {
  for (const { feature, initial, concern } of declared)
    await sql`insert into content.policy (feature, state, concern)
      values (${feature}, ${initial}, ${concern}) on conflict do nothing`.execute(tx.db)
}

/** Sets a policy and returns the state it had, or undefined for an unknown feature. */
export async function updatePolicy(
  tx: Tx,
  feature: string,
  state: PolicyState,
): Promise<PolicyState | undefined> {
  const { rows } = await sql<{ before: PolicyState }>`
    with old as (select feature, state from content.policy where feature = ${feature} for update)
    update content.policy p set state = ${state} from old where p.feature = old.feature
    returning old.state as before`.execute(tx.db)
  return rows[0]?.before
}

export async function insertPolicyChange(
  tx: Tx,
  change: { feature: string; before: PolicyState; after: PolicyState; changedBy: string },
): Promise<void> {
  await sql`insert into content.policy_change (feature, from_state, to_state, changed_at, changed_by)
    values (${change.feature}, ${change.before}, ${change.after}, ${tx.now}, ${change.changedBy})`.execute(
    tx.db,
  )
}

type Reply = ReplyOf<typeof content.getCmsPage>["cmsPage"]
export type PageContent = Reply["content"]
/** A page of text as it is seeded or edited; `name` is ours and stays. */
export type Page = { name: string; slug: ByLanguage; title: ByLanguage; content: PageContent }

type PageRow = {
  id: bigint
  slug_en: string
  slug_fr: string
  slug_nl: string
  title: ByLanguage
  content: PageContent
  updated_at: Date
}

/** The page that has this slug in any language. */
export async function readPage(tx: Reads, slug: string): Promise<Reply | undefined> {
  const { rows } = await sql<PageRow>`
    select id, slug_en, slug_fr, slug_nl, title, content, updated_at from content.page
    where ${slug} in (slug_en, slug_fr, slug_nl) limit 1`.execute(tx.db)
  const row = rows[0]
  return (
    row && {
      cmsPageId: Number(row.id),
      slug: { en: row.slug_en, fr: row.slug_fr, nl: row.slug_nl },
      title: row.title,
      content: row.content,
      updatedAt: row.updated_at.toISOString(),
    }
  )
}

/** Adds a page unless one of its name is there. */
export async function addPage(tx: Tx, { name, slug, title, content: blocks }: Page): Promise<void> {
  await sql`insert into content.page (name, slug_en, slug_fr, slug_nl, title, content, updated_at)
    values (${name}, ${slug.en}, ${slug.fr}, ${slug.nl}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(blocks)}::jsonb, ${tx.now})
    on conflict (name) do nothing`.execute(tx.db)
}
