import { openDatabase } from "../../../platform/db/database.ts"
import { createTransact } from "../../../platform/db/transaction.ts"
import { startDispatcher } from "../../../platform/events/dispatcher.ts"
import { manualClock } from "../../../platform/lib/clock.ts"
import { jsonLog } from "../../../platform/lib/log.ts"
import { drawSubscriber } from "../subscribers.ts"
import { secret } from "./secret.ts"

// A process that draws until it is killed, and reports when it has begun.
const [, , url, now] = process.argv
const log = jsonLog("silent")
const database = openDatabase({ url: url!, log })
const clock = manualClock(new Date(now!))
const transact = createTransact({ database, clock, tell: () => {}, onEvents: () => {} })
const listening = startDispatcher({ transact, subscribers: [drawSubscriber(secret)], log })
const drained = listening.drain()
process.send!("reads")
await drained
await listening.stop()
await database.close()
process.disconnect()
