import { type content, languages, type ReplyOf } from "@elite/contract"
import { href, type PlainPage, paths } from "@elite/paths"
import { columnBill } from "@elite/posters"
import type { FastifyInstance } from "fastify"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyStates } from "../store.ts"
import { type BannerInput, type PageInput, parseBanner, parsePage } from "./schema.ts"
import * as store from "./store.ts"

type BannerReply = ReplyOf<typeof content.getBanners>["banners"][number]

const toPicturePath = (picture: string): string => `/media/banners/${picture}.svg`

const toPageLinks = (page: PlainPage): BannerReply["link"] => ({
  en: href(page, "en"),
  fr: href(page, "fr"),
  nl: href(page, "nl"),
})

/** `mayPromote` is false for players who are excluded or on a break: they get no advertising. */
export async function listBanners(
  from: Reads,
  { mayPromote, mediaUrl }: { mayPromote: boolean } & Pick<Platform, "mediaUrl">,
): Promise<BannerReply[]> {
  const [rows, policies] = await Promise.all([store.listShownBanners(from), getPolicyStates(from)])
  return rows
    .filter(({ policy, is_promotion, page }) => {
      const isOn = policy === null || policies[policy] === "on"
      return isOn && (mayPromote || !is_promotion) && Object.hasOwn(paths, page)
    })
    .map(({ id, title, text, picture, page }) => ({
      bannerId: Number(id),
      title,
      text,
      imageUrl: mediaUrl(toPicturePath(picture)),
      mobileImageUrl: mediaUrl(toPicturePath(picture)),
      link: toPageLinks(page as PlainPage),
    }))
}

/** Draws each picture once. Throws NotFoundErrorType. */
export function serveBannerPictures(
  app: FastifyInstance,
  pictures: readonly Parameters<typeof columnBill>[0][],
): void {
  const pictureFiles = new Map(pictures.map((picture) => [`${picture}.svg`, columnBill(picture)]))
  app.get<{ Params: { file: string } }>(
    "/media/banners/:file",
    { config: { sharedPicture: true } },
    async (request, reply) => {
      const svg = pictureFiles.get(request.params.file)
      if (svg === undefined) throw new AppError("NotFoundErrorType")
      return reply.header("cache-control", "public, max-age=86400").type("image/svg+xml").send(svg)
    },
  )
}

type OperatorChange = { by: string; why: string }
type Written<T> = { written: T; version: number }

/** Saves JSON of an operator as the next version. */
export async function writeBanner(
  tx: Tx,
  typed: string,
  { by, why }: OperatorChange,
): Promise<Written<BannerInput>> {
  const value = parseBanner(typed, Object.keys(await getPolicyStates(tx)))
  const version = ((await store.lockBannerVersion(tx, value.name)) ?? 0) + 1
  await store.setBanner(tx, value, version)
  await store.insertVersion(tx, { kind: "banner", name: value.name, version, value, changedBy: by, why })
  return { written: value, version }
}

/** Refuses an invalid page, a taken address, and a new address or an end for a page on which law and links rely. */
export async function writePage(
  tx: Tx,
  typed: string,
  { by, why }: OperatorChange,
): Promise<Written<PageInput>> {
  const value = parsePage(typed)
  const { name, slug, startsAt, endsAt } = value
  const before = await store.lockPage(tx, name)
  if (before && !before.is_custom) {
    const isMoved = languages.some((language) => before[`slug_${language}`] !== slug[language])
    refuseUnless(
      !isMoved && endsAt === null && new Date(startsAt) <= tx.now,
      `The page ${name} has a fixed address and is always shown: change its text only.`,
    )
  }
  const taken = await store.findSlugOwner(tx, value)
  refuseUnless(taken === undefined, `The page ${taken} has one of these addresses.`)
  // A seeded text has no version until its first change.
  if (before?.version === 1 && (await store.listVersions(tx, "page", name)).length === 0) {
    const { title, content: blocks, starts_at } = before
    const seeded = { name, slug: { en: before.slug_en, fr: before.slug_fr, nl: before.slug_nl }, title }
    const first = { ...seeded, content: blocks, startsAt: starts_at.toISOString(), endsAt: null }
    await store.insertVersion(tx, {
      kind: "page",
      name,
      version: 1,
      value: first,
      changedBy: "seeds",
      why: "a new casino",
    })
  }
  const version = (before?.version ?? 0) + 1
  await store.setPage(tx, value, version)
  await store.insertVersion(tx, { kind: "page", name, version, value, changedBy: by, why })
  return { written: value, version }
}
