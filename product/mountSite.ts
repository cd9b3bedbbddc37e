import type { Casino } from "../apps/api/src/casino.ts"
import type { Config } from "../apps/api/src/config.ts"
import { requestLanguage } from "../apps/api/src/platform/http/handler.ts"
import { describeError, type Log } from "../apps/api/src/platform/lib/log.ts"
import { randomUuid } from "../apps/api/src/platform/lib/random.ts"
import { type SiteOptions, site } from "../apps/site/server.ts"

/** A fault in a call of the page is in the log already, under the name that the call answered. */
function failed(log: Log, error: unknown, route: string): string {
  const [first] = (error as { errors?: readonly { id?: string }[] }).errors ?? []
  if (first?.id) return first.id
  const failureId = randomUuid()
  log.error("page.failed", { failureId, route, ...describeError(error) })
  return failureId
}

/**
 * Puts the site on the API's server. Its pages ask the API in this process, through the same checks as everybody
 * else; the visitor's address is the one the server knows, so that nobody can forge it.
 */
export async function mountSite(
  { http, platform }: Casino,
  config: Config,
  mode: SiteOptions["mode"],
): Promise<void> {
  await http.app.register(
    site({
      open: http.inside,
      publicUrl: config.publicUrl,
      languageOf: requestLanguage,
      frameOrigins: config.frameOrigins,
      mode,
      failed: (error, route) => failed(platform.log, error, route),
    }),
  )
}
