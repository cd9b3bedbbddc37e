import {
  content,
  type Endpoint,
  games,
  type InputOf,
  type Language,
  languages,
  promotions,
  type ReplyOf,
} from "@elite/contract"
import { href, listPathsClosedToRobots, type Page, publicPages } from "@elite/paths"
import type { FastifyReply } from "fastify"
import { ApiProblem, readReply } from "./app/api.ts"
import type { Dispatch } from "./app/visit.server.ts"
import { defaultRetrySeconds } from "./sendPage.ts"

export const robots = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...listPathsClosedToRobots().map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n")

async function callApi<E extends Endpoint>(
  dispatch: Dispatch,
  { method, path }: E,
  input: InputOf<E>,
): Promise<ReplyOf<E>> {
  const answer = await dispatch({ method, path, input, headers: {}, address: "127.0.0.1" })
  return readReply<E>(answer.status, answer.body)
}

async function readOrDefault<T>(otherwise: T, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (problem) {
    console.error(problem)
    return otherwise
  }
}

const readCategories = (dispatch: Dispatch) =>
  readOrDefault([], async () => (await callApi(dispatch, games.getGameCategory, {})).gameCategories)

const readCollections = (dispatch: Dispatch) =>
  readOrDefault([], async () => (await callApi(dispatch, games.getAllCollections, {})).collections)

const readPromotions = (dispatch: Dispatch) =>
  readOrDefault([], async () => (await callApi(dispatch, promotions.getPromotions, {})).promotions)

type Features = Readonly<Record<string, string>>

const playsQuest = ({ questHouseMoney }: Features) => questHouseMoney === "on"
const playsTournaments = ({ tournamentHousePrizes }: Features) => tournamentHousePrizes !== "off"
const featurePages: ReadonlyMap<Page, (features: Features) => boolean> = new Map([
  ["crashGame", ({ crash }: Features) => crash === "on"],
  ["crashDemo", ({ crash, demoPlay }: Features) => crash === "on" && demoPlay === "on"],
  ["jackpots", ({ jackpots }: Features) => jackpots === "on"],
  ["crashVerify", ({ crash }: Features) => crash === "on"],
  ["eliteQuest", playsQuest],
  ["eliteQuestHow", playsQuest],
  ["eliteQuestHistory", playsQuest],
  ["currentTournaments", playsTournaments],
  ["previousTournaments", playsTournaments],
  ["tournamentsHow", playsTournaments],
  ["sportsBook", ({ sportsbook }: Features) => (sportsbook ?? "off") !== "off"],
])

const readFeatures = (dispatch: Dispatch) =>
  readOrDefault<Features>({ tournamentHousePrizes: "off" }, async (): Promise<Features> => {
    const { siteDetail } = await callApi(dispatch, content.siteDetail, {})
    return siteDetail.features
  })

const isInMaintenance = (dispatch: Dispatch): Promise<boolean> =>
  callApi(dispatch, content.getLanguages, {}).then(
    () => false,
    (problem) => problem instanceof ApiProblem && problem.is("MaintenanceErrorType"),
  )

/** Without categories, collections or promotions that cannot be read; null during maintenance. */
async function sitemap(publicUrl: string, dispatch: Dispatch): Promise<string | null> {
  if (await isInMaintenance(dispatch)) return null
  const features = await readFeatures(dispatch)
  const shown = publicPages.filter((page) => featurePages.get(page)?.(features) ?? true)
  const inEachLanguage = (address: (language: Language) => string): Record<Language, string> => ({
    en: address("en"),
    fr: address("fr"),
    nl: address("nl"),
  })
  const pages = shown.map((page) => inEachLanguage((language) => href(page, language)))
  for (const { slug } of await readCategories(dispatch))
    pages.push(inEachLanguage((language) => href("category", language, { category: slug[language] })))
  for (const { slug: collection } of await readCollections(dispatch))
    pages.push(inEachLanguage((language) => href("collection", language, { collection })))
  for (const { bonusId } of await readPromotions(dispatch))
    pages.push(inEachLanguage((language) => href("promotion", language, { bonusId })))
  const urls = pages.flatMap((addresses) =>
    languages.map((language) => {
      const links = languages.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${publicUrl}${addresses[other]}"/>`,
      )
      return `<url><loc>${publicUrl}${addresses[language]}</loc>${links.join("")}</url>`
    }),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n")
}

/** Answers 503 during maintenance: half a map would take pages out of the index. */
export async function sendSitemap(
  reply: FastifyReply,
  publicUrl: string,
  dispatch: Dispatch,
): Promise<FastifyReply> {
  const map = await sitemap(publicUrl, dispatch)
  if (map === null) return reply.code(503).header("retry-after", defaultRetrySeconds).send()
  return reply.type("application/xml").send(map)
}
