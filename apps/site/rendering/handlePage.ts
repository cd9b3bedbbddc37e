import * as build from "virtual:react-router/server-build"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import { provideVisit, type Visit } from "../app/visit.server.ts"

// The cast: the generated type has `basename: string | undefined`, that of the router `basename?: string`.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

/** The entry of the server's build, so that the host has no router of its own beside that of the pages. */
export const handlePage = (request: Request, visit: Visit): Promise<Response> =>
  handle(request, provideVisit(new RouterContextProvider(), visit))
