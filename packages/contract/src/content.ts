import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { byLanguage, language, nothing } from "./parts.ts"
import { token } from "./strings.ts"

export const getLanguages = endpoint({
  method: "GET",
  path: "/api/get-languages",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ languages: z.array(z.strictObject({ code: language, name: z.string() })) }),
  errors: [],
})

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

export const getCmsPage = endpoint({
  method: "GET",
  path: "/api/get-cms-page",
  who: "anyone",
  input: z.strictObject({ slug: token(1, 80) }),
  reply: z.strictObject({
    cmsPage: z.strictObject({
      cmsPageId: z.int(),
      slug: byLanguage,
      title: byLanguage,
      /** Paragraphs and headings as plain blocks; never HTML. */
      content: z.strictObject({
        en: z.array(z.strictObject({ kind: z.enum(["heading", "text", "item"]), text: z.string() })),
        fr: z.array(z.strictObject({ kind: z.enum(["heading", "text", "item"]), text: z.string() })),
        nl: z.array(z.strictObject({ kind: z.enum(["heading", "text", "item"]), text: z.string() })),
      }),
      updatedAt: z.string(),
    }),
  }),
  errors: ["DataCannotBeFoundErrorType"],
})
