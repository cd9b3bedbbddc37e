import { casino } from "./casino.ts"
import { readConfig } from "./config.ts"
import { endOrderly } from "./kernel/ending.ts"

// The API alone, over a database and third parties that the environment names. `product/start.ts` runs
// the whole product; this is one process of several in production and in the race and kill tests.
const running = await casino(readConfig(process.env))
await running.start()
endOrderly(() => running.close(), running.kernel.log)
