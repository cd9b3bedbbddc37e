import closeWithGrace from "close-with-grace"
import { type Log, problemOf } from "./log.ts"

/** Whoever sends the signal sends SIGKILL after about this long. */
const atMostMs = 4_800

/**
 * Ends the process in order on SIGTERM and SIGINT: whoever is being answered gets their answer, jobs finish, the
 * exit code is 0. A fault that nobody caught is logged and ends it too, with 1; so does a second signal, or 4.8
 * seconds, at once.
 */
export function endOrderly(close: () => Promise<void>, log: Log): void {
  closeWithGrace(
    { delay: atMostMs, logger: false, onSecondSignal: () => process.exit(1) },
    async ({ err }) => {
      if (err) log.error("process.fault", problemOf(err))
      await close()
    },
  )
}
