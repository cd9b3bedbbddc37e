import process from "node:process"
import closeWithGrace from "close-with-grace"
import { describeError, type Log } from "./log.ts"

// The sender of the signal sends SIGKILL after about this time.
const atMostMs = 4_800

/**
 * Closes on SIGTERM, on SIGINT and when the IPC channel to the parent (`npm start`) closes: requests and jobs finish, and
 * the exit code is 0. An uncaught error is logged and closes with exit code 1; a second signal, or 4.8 s, exits at once.
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
