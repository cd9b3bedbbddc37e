import { languageOf, movedPaths, pageAt, withoutLanguage } from "@elite/paths"
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router"
import type { Visit } from "./app/visit.server.ts"

/** What `app/entry.server.tsx` hands out besides the rendering itself. */
type EntryModule = {
  contextOf: (visit: Visit) => RouterContextProvider
  createRequestHandler: typeof createRequestHandler
}
export type Handler = Pick<EntryModule, "contextOf"> & { handle: ReturnType<typeof createRequestHandler> }

/** Addresses as the table of addresses writes them. The router also reads capitals and escaped signs. */
const plainPathPattern = /^[a-z0-9/-]*$/

/** The route of an address, where the table of addresses tells it; undefined where the router has to find it. */
export function findRouteId(pathname: string): string | undefined {
  const path = withoutLanguage(pathname)
  if (!plainPathPattern.test(pathname) || Object.hasOwn(movedPaths, path)) return undefined
  const language = languageOf(pathname)
  const match = pageAt(path, language)
  return match ? `${match.page}.${language}` : undefined
}

/** A build of nothing but one route, the routes around it, and the one that says that nothing is here. */
export function singleRouteBuild(build: ServerBuild, routeId: string): ServerBuild {
  const ids = [routeId.replace(/^\w+/, "unknown")]
  for (let id: string | undefined = routeId; id !== undefined; id = build.routes[id]?.parentId) ids.push(id)
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}

/**
 * What answers the requests for an address. The router goes through all the routes it knows several times a page, and
 * a page concerns three of a hundred: each has a handler that knows those only, made when it is first asked for. In
 * development every change makes another build.
 */
export function pageHandlers(
  mode: "production" | "development",
): (build: ServerBuild, pathname: string) => Handler {
  const made = new WeakMap<ServerBuild, Map<string | undefined, Handler>>()
  return (build, pathname) => {
    const ofBuild = made.get(build) ?? new Map<string | undefined, Handler>()
    made.set(build, ofBuild)
    const found = findRouteId(pathname)
    const routeId = found !== undefined && found in build.routes ? found : undefined
    const known = ofBuild.get(routeId)
    if (known) return known
    const { contextOf, createRequestHandler } = build.entry.module as unknown as EntryModule
    const part = routeId === undefined ? build : singleRouteBuild(build, routeId)
    const handler = { contextOf, handle: createRequestHandler(part, mode) }
    ofBuild.set(routeId, handler)
    return handler
  }
}
