import type { Client } from "@elite/client/visitor"
import { href } from "@elite/paths"
import type { PolicyState } from "../../apps/api/src/platform/admin/settings.ts"
import { billIs, billShown, type Feature, type Page } from "./features.ts"

type Features<World> = Readonly<Record<string, Feature<World>>>
/** Where is looked: a process, who asks there, and the cookie of the player of pages. */
type Place<World> = { url: string; world: World; cookie: string }

/** What everything of these features answers at one of the processes. */
export async function foundAt<World extends { visitor: Client }>(
  features: Features<World>,
  { url, world, cookie }: Place<World>,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  const pageOf = async (page: Page, as?: "newcomer") => {
    const headers = as ? { cookie: `access_token=${cookie}` } : {}
    const answer = await fetch(url + href(page, "en"), { headers })
    return { status: answer.status, text: await answer.text() }
  }
  const [menu, sitemap, bills] = await Promise.all([
    pageOf("providers"),
    fetch(`${url}/sitemap.xml`).then((answer) => answer.text()),
    pageOf("promotions"),
  ])
  for (const [name, feature] of Object.entries(features)) {
    for (const [what, { ask }] of Object.entries(feature.calls)) found[`${name}: ${what}`] = await ask(world)
    for (const { page, of } of feature.pages ?? [])
      found[pageIn(name, page, of)] = (await pageOf(page, of)).status
    if (feature.menu) found[`${name}: menu`] = menu.text.includes(`href="${href(feature.menu.page, "en")}"`)
    for (const { page } of feature.sitemap ?? [])
      found[`${name}: sitemap ${page}`] = sitemap.includes(`${href(page, "en")}</loc>`)
    if (!feature.hasBill) continue
    found[`${name}: bill`] = await billShown(world, name.toLowerCase())
    found[`${name}: bill's page`] = bills.text.includes(`/promotion/${name.toLowerCase()}`)
    found[`${name}: sitemap bill`] = sitemap.includes(`/promotion/${name.toLowerCase()}<`)
  }
  return found
}

/** What everything of these features should answer, each in its own state. */
export function saidOf<World>(
  features: Features<World>,
  stateOf: (name: string) => PolicyState,
): Record<string, unknown> {
  const answers: Record<string, unknown> = {}
  for (const [name, feature] of Object.entries(features)) {
    const state = stateOf(name)
    for (const [what, { is }] of Object.entries(feature.calls)) answers[`${name}: ${what}`] = is[state]
    for (const { page, of, is } of feature.pages ?? []) answers[pageIn(name, page, of)] = is[state]
    if (feature.menu) answers[`${name}: menu`] = feature.menu.is[state]
    for (const { page, is } of feature.sitemap ?? []) answers[`${name}: sitemap ${page}`] = is[state]
    if (!feature.hasBill) continue
    answers[`${name}: bill`] = billIs[state]
    answers[`${name}: bill's page`] = answers[`${name}: sitemap bill`] = billIs[state] !== undefined
  }
  return answers
}

const pageIn = (name: string, page: Page, of: string | undefined) =>
  `${name}: page ${page}${of ? ` of a ${of}` : ""}`

/** The pages of these that the menu of a page leads to, in a language that nothing else asks for. */
export async function menuIn(
  url: string,
  page: Page,
  pages: readonly Page[],
): Promise<{ status: number; menu: Page[] }> {
  const answer = await fetch(url + href(page, "fr"))
  const text = await answer.text()
  return { status: answer.status, menu: pages.filter((of) => text.includes(`href="${href(of, "fr")}"`)) }
}

/** The pages that menus lead to for these features. */
export const menuPages = (features: Features<never>): Page[] =>
  Object.values(features).flatMap(({ menu }) => (menu ? [menu.page] : []))
