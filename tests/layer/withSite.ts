import { casino } from "../../apps/api/src/casino.ts"
import { readConfig } from "../../apps/api/src/config.ts"
import { shutDownGracefully } from "../../apps/api/src/platform/lib/gracefulShutdown.ts"
import { mountSite } from "../../apps/casino/src/mountSite.ts"

// One process of several, with the site on its server, as `apps/casino/src/start.ts` has it.
const config = readConfig(process.env)
const running = await casino(config)
await mountSite(running, config, "production")
await running.start()
shutDownGracefully(() => running.close(), running.platform.log)
