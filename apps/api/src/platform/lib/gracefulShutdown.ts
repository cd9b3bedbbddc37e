import process from "node:process"
import closeWithGrace from "close-with-grace"
import { describeError, type Log } from "./log.ts"

/** Whoever sends the signal sends SIGKILL after about this long. */
const atMostMs = 4_800

/**
 * Ends the process in order on SIGTERM and SIGINT, and when whoever started it over a line (`npm start`) is gone:
 * whoever is being answered gets their answer, jobs finish, the exit code is 0. A fault that nobody caught is logged
 * and ends it too, with 1; so does a second signal, or 4.8 seconds, at once.
 */
export function shutDownGracefully(close: () => Promise<void>, log: Log): void {
  let isEnding = false
  const { close: end } = closeWithGrace({ delay: atMostMs, logger: false }, async ({ err }) => {
    isEnding = true
    if (err) log.error("process.fault", describeError(err))
    await close()
  })
  if (process.connected) process.once("disconnect", () => isEnding || void end())
}
