import type { ByLanguage, content, ReplyOf } from "@elite/contract"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { BannerInput, PageInput } from "./schema.ts"

type Reply = ReplyOf<typeof content.getCmsPage>["cmsPage"]
type Listed = ReplyOf<typeof content.getCustomPage>["pages"][number]
export type PageContent = Reply["content"]
/** A seeded page; `name` is permanent. */
export type Page = Pick<PageInput, "name" | "slug" | "title" | "content">

type Texts = { title: JsonColumn<ByLanguage>; text: JsonColumn<ByLanguage> }
type TypedTables = WithColumnTypes<
  Tables,
  {
    "content.page": { title: JsonColumn<ByLanguage>; content: JsonColumn<PageContent> }
    "content.banner": Texts
  }
>
const tables = ({ db }: Reads) => db.withTables<TypedTables>()

const visiblePages = (from: Reads) =>
  tables(from)
    .selectFrom("content.page")
    .select(["id", "slug_en", "slug_fr", "slug_nl", "title", "updated_at"])
    .where("starts_at", "<=", from.now)
    .where(({ or, eb }) => or([eb("ends_at", "is", null), eb("ends_at", ">", from.now)]))

type Row = {
  id: bigint | string
  slug_en: string
  slug_fr: string
  slug_nl: string
  title: ByLanguage
  updated_at: Date
}
const toListedPage = ({ id, slug_en: en, slug_fr: fr, slug_nl: nl, title, updated_at }: Row): Listed => ({
  cmsPageId: Number(id),
  slug: { en, fr, nl },
  title,
  updatedAt: updated_at.toISOString(),
})

export async function findPage(
  from: Reads,
  { slug, cmsPageId }: { slug?: string | undefined; cmsPageId?: number | undefined },
): Promise<Reply | undefined> {
  const row = await visiblePages(from)
    .select("content")
    .where(({ or, eb }) =>
      cmsPageId === undefined
        ? or([eb("slug_en", "=", slug!), eb("slug_fr", "=", slug!), eb("slug_nl", "=", slug!)])
        : eb("id", "=", BigInt(cmsPageId)),
    )
    .limit(1)
    .executeTakeFirst()
  return row && { ...toListedPage(row), content: row.content }
}

export async function listCustomPages(from: Reads): Promise<Listed[]> {
  const rows = await visiblePages(from).where("is_custom", "=", true).orderBy("slug_en").execute()
  return rows.map(toListedPage)
}

const toPageRow = ({
  name,
  slug,
  title,
  content: blocks,
}: Pick<Page, "name" | "slug" | "title" | "content">) => ({
  name,
  slug_en: slug.en,
  slug_fr: slug.fr,
  slug_nl: slug.nl,
  title: JSON.stringify(title),
  content: JSON.stringify(blocks),
})

export async function insertPage(tx: Tx, page: Page): Promise<void> {
  await tables(tx)
    .insertInto("content.page")
    .values({
      ...toPageRow(page),
      is_custom: false,
      starts_at: tx.now,
      updated_at: tx.now,
    })
    .onConflict((c) => c.column("name").doNothing())
    .execute()
}

export async function lockPage(tx: Tx, name: string) {
  return tables(tx)
    .selectFrom("content.page")
    .select([
      "name",
      "slug_en",
      "slug_fr",
      "slug_nl",
      "title",
      "content",
      "is_custom",
      "starts_at",
      "version",
    ])
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst()
}

export async function findSlugOwner(from: Reads, { name, slug }: PageInput): Promise<string | undefined> {
  const slugs = Object.values(slug)
  const row = await tables(from)
    .selectFrom("content.page")
    .select("name")
    .where("name", "<>", name)
    .where(({ or, eb }) =>
      or([eb("slug_en", "in", slugs), eb("slug_fr", "in", slugs), eb("slug_nl", "in", slugs)]),
    )
    .executeTakeFirst()
  return row?.name
}

export async function setPage(tx: Tx, page: PageInput, version: number): Promise<void> {
  const { startsAt, endsAt } = page
  const row = {
    ...toPageRow(page),
    starts_at: new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
    version,
    updated_at: tx.now,
  }
  await tables(tx)
    .insertInto("content.page")
    .values({ ...row, is_custom: true })
    .onConflict((c) => c.column("name").doUpdateSet(row))
    .execute()
}

export const listPages = (from: Reads) =>
  tables(from)
    .selectFrom("content.page")
    .select(["id", "name", "title", "is_custom", "starts_at", "ends_at", "version"])
    .orderBy("name")
    .execute()

const bannerColumns = [
  "id",
  "name",
  "position",
  "title",
  "text",
  "picture",
  "page",
  "policy",
  "is_promotion",
  "starts_at",
  "ends_at",
  "version",
] as const

export const listBannerRows = (from: Reads) =>
  tables(from).selectFrom("content.banner").select(bannerColumns).orderBy("position").orderBy("id").execute()

export const listShownBanners = (from: Reads) =>
  tables(from)
    .selectFrom("content.banner")
    .select(bannerColumns)
    .where("starts_at", "<=", from.now)
    .where(({ or, eb }) => or([eb("ends_at", "is", null), eb("ends_at", ">", from.now)]))
    .orderBy("position")
    .orderBy("id")
    .execute()

export async function lockBannerVersion(tx: Tx, name: string): Promise<number | undefined> {
  const row = await tables(tx)
    .selectFrom("content.banner")
    .select("version")
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst()
  return row?.version
}

export async function setBanner(tx: Tx, banner: BannerInput, version: number): Promise<void> {
  const { title, text, isPromotion, startsAt, endsAt, ...same } = banner
  const row = {
    ...same,
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    is_promotion: isPromotion,
    starts_at: new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
    version,
    updated_at: tx.now,
  }
  await tables(tx)
    .insertInto("content.banner")
    .values(row)
    .onConflict((c) => c.column("name").doUpdateSet(row))
    .execute()
}

export type Kind = "banner" | "page"

export async function insertVersion(
  tx: Tx,
  version: { kind: Kind; name: string; version: number; value: unknown; changedBy: string; why: string },
): Promise<void> {
  const { changedBy, value, ...same } = version
  await tables(tx)
    .insertInto("content.version")
    .values({ ...same, value: JSON.stringify(value), changed_at: tx.now, changed_by: changedBy })
    .execute()
}

export const listVersions = (from: Reads, kind: Kind, name: string) =>
  tables(from)
    .selectFrom("content.version")
    .select(["version", "value", "changed_at", "changed_by", "why"])
    .where("kind", "=", kind)
    .where("name", "=", name)
    .orderBy("version", "desc")
    .limit(20)
    .execute()
