import { languageOf, movedPaths, pageAt, withoutLanguage } from "@elite/paths"
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router"
import type { Visit } from "./app/visit.server.ts"

type EntryModule = {
  contextOf: (visit: Visit) => RouterContextProvider
  createRequestHandler: typeof createRequestHandler
}
export type Handler = Pick<EntryModule, "contextOf"> & { handle: ReturnType<typeof createRequestHandler> }

/** The router also accepts capitals and escapes. */
const plainPathPattern = /^[a-z0-9/-]*$/

/** Undefined where only the router can find it. */
export function findRouteId(pathname: string): string | undefined {
  const path = withoutLanguage(pathname)
  if (!plainPathPattern.test(pathname) || Object.hasOwn(movedPaths, path)) return undefined
  const language = languageOf(pathname)
  const match = pageAt(path, language)
  return match ? `${match.page}.${language}` : undefined
}

/** A build with one route, its parents and the not-found route. */
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

/** The router goes through all routes several times a page, so each route has its own handler. */
export function pageHandlers(
  mode: "production" | "development",
): (build: ServerBuild, pathname: string) => Handler {
  const handlersByBuild = new WeakMap<ServerBuild, Map<string | undefined, Handler>>()
  return (build, pathname) => {
    const handlers = handlersByBuild.get(build) ?? new Map<string | undefined, Handler>()
    handlersByBuild.set(build, handlers)
    const found = findRouteId(pathname)
    const routeId = found !== undefined && found in build.routes ? found : undefined
    const known = handlers.get(routeId)
    if (known) return known
    const { contextOf, createRequestHandler } = build.entry.module as unknown as EntryModule
    const routeBuild = routeId === undefined ? build : singleRouteBuild(build, routeId)
    const handler = { contextOf, handle: createRequestHandler(routeBuild, mode) }
    handlers.set(routeId, handler)
    return handler
  }
}
