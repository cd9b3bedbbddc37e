import {
  content,
  dossiers,
  type Language,
  languages,
  me,
  players,
  type ReplyOf,
  rates,
} from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { stepUpErrorFields, stepUpIfSubmitted } from "../account/stepUp.server.ts"
import { ApiProblem } from "../api.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { type Api, apiOf, messagesFor, requirePlayer, translate } from "../visit.server.ts"
import type { Route } from "./+types/settings"

/** Null where no rates are known; undefined where they cannot be read now. */
async function readRatesDay(api: Api): Promise<string | null | undefined> {
  try {
    return (await api.call(rates.getExchangeRates, {})).exchangeRates[0]?.day ?? null
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return undefined
    throw problem
  }
}

export type DataExport = ReplyOf<typeof dossiers.getDossier>["dossier"]

/** The last export. Null where none was requested; undefined where it cannot be read now. */
async function readLatestDataExport(api: Api): Promise<DataExport | undefined> {
  try {
    return (await api.call(dossiers.getDossier, {})).dossier
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return undefined
    throw problem
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requirePlayer(context, request)
  const { additionalInfo, newsLetter, profileImageUrl, is2faEnabled, email, mailReturnedAt } = user
  const api = apiOf(context)
  const [ratesDay, dossier, { languages }, { currencies }, { registrationFields }] = await Promise.all([
    readRatesDay(api),
    readLatestDataExport(api),
    api.call(content.getLanguages, {}),
    api.call(content.getCurrency, {}),
    api.call(players.getRegistrationFields, {}),
  ])
  return {
    words: messagesFor(request, ["account", "closing", "dossiers", "email", "factor", "settings"]),
    language: additionalInfo.languageCode,
    languages,
    wallet: additionalInfo.walletSettings,
    fiats: currencies
      .filter(({ primary }) => !primary)
      .map(({ code, name }) => ({ code, name: name[api.language] })),
    ratesDay,
    /** Null where the operator does not ask for it. */
    newsLetter: registrationFields.newsLetter === 0 ? null : newsLetter,
    photo: profileImageUrl,
    dossier,
    hasFactor: is2faEnabled,
    mail: { email, mailReturnedAt },
  }
}

export type SettingsData = Awaited<ReturnType<typeof loader>>

function redirectWithNotice(api: Api, text: string, language: Language = api.language): Response {
  api.notice({ kind: "success", text })
  return redirect(href("settings", language))
}

/** Saves the language of mails and switches the site to it. */
async function saveLanguage(api: Api, form: FormData): Promise<Response> {
  const languageCode = languages.find((code) => code === readText(form, "languageCode")) ?? api.language
  const { message } = await api.call(players.userLanguage, { languageCode })
  return redirectWithNotice(api, message, languageCode)
}

async function saveWallet(api: Api, form: FormData): Promise<Response> {
  const walletSettings = {
    hideZeroCurrency: form.get("hideZeroCurrency") === "on",
    displayFiatCurrency: form.get("displayFiatCurrency") === "on",
    // The API refuses unknown currencies.
    selectedFiat: readText(form, "selectedFiat") as players.Fiat,
  }
  const { message } = await api.call(me.updateUserDetails, { walletSettings })
  return redirectWithNotice(api, message)
}

async function saveNews(api: Api, form: FormData): Promise<Response> {
  const { message } = await api.call(me.updateUserDetails, {
    newsLetter: form.get("newsLetter") === "on",
  })
  return redirectWithNotice(api, message)
}

async function savePhoto(api: Api, form: FormData): Promise<FormRefusal | Response> {
  const file = form.get("file")
  // An empty file field submits a file without name or bytes.
  if (!(file instanceof File) || file.size === 0)
    return invalidForm(form, { file: translate(api.language, "settings")("photoMissing") })
  const { message } = await api.call(players.uploadProfilePhoto, { file })
  return redirectWithNotice(api, message)
}

async function removePhoto(api: Api): Promise<Response> {
  const { message } = await api.call(players.removeProfilePhoto, {})
  return redirectWithNotice(api, message)
}

async function requestDataExport(api: Api, form: FormData): Promise<Response> {
  await stepUpIfSubmitted(api, form)
  const { message } = await api.call(dossiers.askForDossier, {})
  return redirectWithNotice(api, message)
}

/** By the value of the hidden field `what`. */
const handlersByForm = {
  language: saveLanguage,
  wallet: saveWallet,
  news: saveNews,
  photo: savePhoto,
  removePhoto,
  dossier: requestDataExport,
} satisfies Record<string, (api: Api, form: FormData) => Promise<FormRefusal | Response>>

const errorFields = {
  ...stepUpErrorFields,
  PhotoUnreadableErrorType: "file",
  PhotoTooLargeErrorType: "file",
  PayloadTooLargeErrorType: "file",
} as const

export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const formName = readText(form, "what")
  try {
    // An unknown form changes nothing.
    if (!Object.hasOwn(handlersByForm, formName)) return redirect(href("settings", api.language))
    return await handlersByForm[formName as keyof typeof handlersByForm](api, form)
  } catch (problem) {
    return toFormRefusal(problem, form, errorFields)
  }
}
