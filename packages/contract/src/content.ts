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

/** `primary`: the one that accounts are kept in. A balance can be shown in the others as well. */
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

/** Whether a feature is offered, is not there, or is told of without being offered. */
export const featureStates = ["on", "off", "infoOnly"] as const
export type FeatureState = (typeof featureStates)[number]

/** A chat of a help service, and the language that is spoken there. */
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
      /** Where somebody who gambles too much is heard: a telephone number, and for readers of each language a chat. */
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

/** What a page of text is made of: headings, paragraphs and items of lists, each plain text. */
export const blockKinds = ["heading", "text", "item"] as const
const blocks = z.array(z.strictObject({ kind: z.enum(blockKinds), text: z.string() }))

/** A page of text by its address in any language, or by its number; one of the two. */
export const getCmsPage = endpoint({
  method: "GET",
  path: "/api/get-cms-page",
  who: "anyone",
  input: z.strictObject({
    slug: token(1, 80).optional(),
    /** Its number, in place of the slug. */
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

/** The pages of text that operators wrote beside those with an address of their own, as they are shown now. */
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

/** The pictures that a banner may have. */
export const bannerPictures = ["sun", "curtain", "window", "stairs", "ticket", "letter"] as const

/** The banners that are shown now, in their order. Players who are excluded or on a break get none that advertises play. */
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
        /** Decoration: what there is to read stands in title and text. */
        imageUrl: z.string(),
        mobileImageUrl: z.string(),
        /** A page of ours, in each language. */
        link: byLanguage,
      }),
    ),
  }),
  errors: [],
})
