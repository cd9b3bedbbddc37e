import { type Language, languages } from "@elite/contract"
import { hrefInLanguage, type Page, paths } from "@elite/paths"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router"
import { expect, test } from "vitest"
import config from "./app/routes.ts"
import { findRouteId, singleRouteBuild } from "./pageHandlers.ts"

const routed = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ id, path, children }) => ({
    ...(id === undefined ? {} : { id }),
    ...(path === undefined ? {} : { path }),
    ...(children ? { children: routed(children) } : {}),
  })) as RouteObject[]
const routes = routed(config)
const foundByRouter = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.id

const pages = Object.keys(paths) as Page[]
const params = {
  gameId: "horta-house",
  provider: "lumen",
  slug: "fair-play",
  category: "dice-games",
  type: "video-slots",
  theme: "city",
}
const addressOf = (page: Page, language: Language) => hrefInLanguage({ page, params }, language)
// Other names of pages have routes of their own.
const isMoved = (address: string) => findRouteId(address) === undefined

test.each(languages)("finds the same route for every page in %s as the router", (language) => {
  const canonical = pages.map((page) => addressOf(page, language)).filter((address) => !isMoved(address))
  expect(canonical.length).toBeGreaterThan(pages.length - 2)
  expect(canonical.map(findRouteId)).toEqual(canonical.map(foundByRouter))
  expect(canonical.map((address) => findRouteId(`${address}/`))).toEqual(
    canonical.map((address) => foundByRouter(`${address}/`)),
  )
})

test("leaves any other spelling to the router", () => {
  for (const address of ["/bet-history", "/fr/bet-history", "/All-Games", "/%61ll-games", "/nl/a/b/c"])
    expect(findRouteId(address)).toBeUndefined()
})

test("keeps a route, its parents and the not-found route in a build", () => {
  const ids: Record<string, string | undefined> = {
    root: undefined,
    "shell.fr": "root",
    "home.fr": "shell.fr",
    "login.fr": "shell.fr",
    "unknown.fr": "shell.fr",
    "shell.en": "root",
    "home.en": "shell.en",
    "unknown.en": "shell.en",
  }
  const all = Object.fromEntries(Object.entries(ids).map(([id, parentId]) => [id, { id, parentId }]))
  const build = { routes: all, assets: { version: "1", routes: all } } as unknown as ServerBuild
  const part = singleRouteBuild(build, "home.fr")
  expect(Object.keys(part.routes)).toEqual(["root", "shell.fr", "home.fr", "unknown.fr"])
  expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes))
  expect(part.assets.version).toBe("1")
})
