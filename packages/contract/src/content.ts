import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { byLanguage, language, nothing, queryInt } from "./parts.ts"
import { token } from "./strings.ts"

export const getLanguages = endpoint({
  method: "GET",
  path: "/api/get-languages",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ languages: z.array(z.strictObject({ code: language, name: z.string() })) }),
  errors: [],
})

/** `primary` is the currency of accounts. Balances can be shown in the others. */
export const getCurrency = endpoint({
  method: "GET",
  path: "/api/get-currency",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    currencies: z.array(
      z.strictObject({ code: z.string(), name: byLanguage, symbol: z.string(), primary: z.boolean() }),
    ),
  }),
  errors: [],
})

export const getAllCountry = endpoint({
  method: "GET",
  path: "/api/get-all-country",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    countries: z.array(
      z.strictObject({ code: z.string().length(2), name: byLanguage, residence: z.boolean() }),
    ),
  }),
  errors: [],
})

/** `infoOnly`: described but not offered. */
export const featureStates = ["on", "off", "infoOnly"] as const
export type FeatureState = (typeof featureStates)[number]

const helpChat = z.strictObject({ url: z.string(), language })

/** Name, licence, operator and the protection marks that every page shows. */
export const siteDetail = endpoint({
  method: "GET",
  path: "/api/site-detail",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    siteDetail: z.strictObject({
      name: z.string(),
      licence: z.strictObject({ class: z.string(), number: z.string() }),
      operator: z.strictObject({ name: z.string(), address: z.string(), companyNumber: z.string() }),
      ageMark: z.string(),
      preventionMessage: byLanguage,
      helpLink: byLanguage,
      helpline: z.strictObject({
        phone: z.string(),
        chat: z.strictObject({ en: helpChat, fr: helpChat, nl: helpChat }),
      }),
      supportEmail: z.string(),
      features: z.record(z.string(), z.enum(featureStates)),
    }),
  }),
  errors: [],
})

/** A text consists of headings, paragraphs and list items, each plain text. */
export const blockKinds = ["heading", "text", "item"] as const
const blocks = z.array(z.strictObject({ kind: z.enum(blockKinds), text: z.string() }))

/** A text by its slug in any language or by its number, exactly one of them. */
export const getCmsPage = endpoint({
  method: "GET",
  path: "/api/get-cms-page",
  who: "anyone",
  input: z.strictObject({
    slug: token(1, 80).optional(),
    /** It can be sent in place of the slug. */
    cmsPageId: queryInt(1, 999_999_999).optional(),
  }),
  reply: z.strictObject({
    cmsPage: z.strictObject({
      cmsPageId: z.int(),
      slug: byLanguage,
      title: byLanguage,
      /** Never HTML. */
      content: z.strictObject({ en: blocks, fr: blocks, nl: blocks }),
      updatedAt: z.string(),
    }),
  }),
  errors: ["DataCannotBeFoundErrorType"],
})

/** The texts that operators published in addition to those with routes of their own. */
export const getCustomPage = endpoint({
  method: "GET",
  path: "/api/get-custom-page",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    pages: z.array(
      z.strictObject({ cmsPageId: z.int(), slug: byLanguage, title: byLanguage, updatedAt: z.string() }),
    ),
  }),
  errors: [],
})

export const bannerPictures = ["sun", "curtain", "window", "stairs", "ticket", "letter"] as const

/** The current banners in order. Excluded players and players on a break get none that advertises play. */
export const getBanners = endpoint({
  method: "GET",
  path: "/api/get-banners",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    banners: z.array(
      z.strictObject({
        bannerId: z.int(),
        title: byLanguage,
        text: byLanguage,
        /** Decorative; title and text have the content. */
        imageUrl: z.string(),
        mobileImageUrl: z.string(),
        /** A page of the site, in each language. */
        link: byLanguage,
      }),
    ),
  }),
  errors: [],
})
