import type { LightMyRequestResponse } from "fastify"
import type { Casino } from "../apps/api/src/casino.ts"
import type { Config } from "../apps/api/src/config.ts"
import { type Dispatch, site } from "../apps/site/server.ts"

/**
 * Puts the site on the API's server. The site asks the API in this process, through the same routes and
 * checks as everybody else; the visitor's address travels as the caller's own, so that nobody can forge it.
 */
export async function mountSite({ http }: Casino, config: Config): Promise<void> {
  const dispatch: Dispatch = async ({ method, url, headers, body }) => {
    const { "x-forwarded-for": remoteAddress, ...rest } = headers
    const answer: LightMyRequestResponse = await http.app.inject({
      method: method as "GET",
      url,
      headers: rest,
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      ...(body === undefined ? {} : { payload: body }),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string | string[]>,
      body: answer.body,
    }
  }
  await http.app.register(
    site({ dispatch, publicUrl: config.publicUrl, frameOrigins: config.gameOrigins, mode: "production" }),
  )
}
