import { casino } from "./casino.ts"
import { readConfig } from "./config.ts"
import { shutDownGracefully } from "./platform/lib/gracefulShutdown.ts"

// The API without the site, over the database and third parties of the environment: one process of several in
// production and in race tests. `apps/casino/src/start.ts` runs the whole product.
try {
  const running = await casino(readConfig(process.env))
  await running.start()
  shutDownGracefully(() => running.close(), running.platform.log)
} catch (error) {
  const { stack, message } = error as Error
  console.error(process.env.LOG_LEVEL === "debug" ? stack : message)
  process.exit(1)
}
