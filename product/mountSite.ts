import type { Casino } from "../apps/api/src/casino.ts"
import type { Config } from "../apps/api/src/config.ts"
import { type SiteOptions, site } from "../apps/site/server.ts"

/**
 * Puts the site on the API's server. Its pages ask the API in this process, through the same checks as everybody
 * else; the visitor's address is the one the server knows, so that nobody can forge it.
 */
export async function mountSite({ http }: Casino, config: Config, mode: SiteOptions["mode"]): Promise<void> {
  await http.app.register(
    site({
      open: http.inside,
      publicUrl: config.publicUrl,
      frameOrigins: config.gameOrigins,
      mode,
    }),
  )
}
