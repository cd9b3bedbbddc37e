import process from "node:process"

/**
 * Ends the process in order on SIGTERM and SIGINT: whoever is being answered gets his answer, jobs finish.
 * A second signal, or 10 seconds, ends it at once.
 */
export function endOrderly(close: () => Promise<void>): void {
  let ending = false
  const end = () => {
    if (ending) process.exit(1)
    ending = true
    setTimeout(() => process.exit(1), 10_000).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on("SIGTERM", end)
  process.on("SIGINT", end)
}
