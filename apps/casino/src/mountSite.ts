import type { Casino } from "../../api/src/casino.ts"
import type { Config } from "../../api/src/config.ts"
import { requestLanguage } from "../../api/src/platform/http/handler.ts"
import { describeError, type Log } from "../../api/src/platform/lib/log.ts"
import { randomUuid } from "../../api/src/platform/lib/random.ts"
import { type SiteOptions, site } from "../../site/server.ts"

/** Returns the id under which the failure is logged; a failed call of the page was logged by the API. */
function logFailure(log: Log, error: unknown, route: string): string {
  const [first] = (error as { errors?: readonly { id?: string }[] }).errors ?? []
  if (first?.id) return first.id
  const failureId = randomUuid()
  log.error("page.failed", { failureId, route, ...describeError(error) })
  return failureId
}

/** Pages call the API in this process, with the same checks; a header cannot forge the visitor's IP address. */
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
      failed: (error, route) => logFailure(platform.log, error, route),
    }),
  )
}
