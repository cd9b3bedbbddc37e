import { bannerPictures, blockKinds } from "@elite/contract/content.ts"
import { type PlainPage, paths } from "@elite/paths"
import { z } from "zod"
import { parseOperatorJson } from "../../../platform/admin/parseOperatorJson.ts"

/** Tags, and URLs that a browser would execute. */
const markup = /<\s*[a-z!/?]|(?:java|vb)script\s*:|data\s*:\s*text\/html/i

/** Pages escape all text; markup is refused so that operators do not rely on it. */
const plainText = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !markup.test(text), {
      error: "contains markup: write plain text without tags, scripts, frames or javascript: addresses",
    })
const inEachLanguage = <T extends z.ZodType>(of: T) => z.strictObject({ en: of, fr: of, nl: of })

const name = z.string().regex(/^[a-z][a-zA-Z0-9-]{1,59}$/, "is not a name of letters, digits and hyphens")
const instant = z.iso.datetime({ error: "is not an instant like 2026-12-01T18:00:00Z" })
const schedule = { startsAt: instant, endsAt: instant.nullable() }

const plainPages = Object.keys(paths).filter(
  (page) => !paths[page as PlainPage].en.includes(":"),
) as PlainPage[]

const bannerSchema = z.strictObject({
  name,
  position: z.int().min(0).max(99),
  title: inEachLanguage(plainText(60)),
  text: inEachLanguage(plainText(200)),
  picture: z.enum(bannerPictures),
  /** A banner can only link to a page of the site. */
  page: z.enum(plainPages, { error: "is not a page of the site: use a name of its table of addresses" }),
  policy: z.string().max(60).nullable(),
  isPromotion: z.boolean(),
  ...schedule,
})
export type BannerInput = z.output<typeof bannerSchema>

const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is not an address of small letters, digits and hyphens")
const pageSchema = z.strictObject({
  name,
  slug: inEachLanguage(slugSchema.max(80)),
  title: inEachLanguage(plainText(120)),
  content: inEachLanguage(
    z
      .array(z.strictObject({ kind: z.enum(blockKinds), text: plainText(4_000) }))
      .min(1)
      .max(400),
  ),
  ...schedule,
})
export type PageInput = z.output<typeof pageSchema>

const isScheduleReversed = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) =>
  endsAt !== null && new Date(endsAt) <= new Date(startsAt) ? "It would end before it begins." : undefined

export const parseBanner = (typed: string, policies: readonly string[]): BannerInput =>
  parseOperatorJson(bannerSchema, typed, (written) => {
    const { policy } = written
    if (policy !== null && !policies.includes(policy)) return `There is no policy ${policy}.`
    return isScheduleReversed(written)
  })

export const parsePage = (typed: string): PageInput =>
  parseOperatorJson(pageSchema, typed, isScheduleReversed)
