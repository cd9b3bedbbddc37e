import { casino } from "../../apps/api/src/casino.ts"
import { readConfig } from "../../apps/api/src/config.ts"
import { shutDownGracefully } from "../../apps/api/src/platform/lib/gracefulShutdown.ts"
import { clockIn } from "./clock.ts"

// One process of the casino as `main.ts` starts it, on a clock that the course moves: the file named by its argument.
const running = await casino(readConfig(process.env), { clock: clockIn(process.argv[2]!) })
await running.start()
shutDownGracefully(() => running.close(), running.platform.log)
