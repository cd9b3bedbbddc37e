import pino from "pino"

/** The only fields that may reach a log line. A field that is not here is dropped: no secret can slip in by name. */
const allowed = [
  "address",
  "amountCents",
  "attempt",
  "code",
  "constraint",
  "count",
  "db",
  "endpoint",
  "event",
  "eventId",
  "failureId",
  "feature",
  "job",
  "kind",
  "lane",
  "listener",
  "method",
  "ms",
  "orderId",
  "pid",
  "playerId",
  "port",
  "problem",
  "provider",
  "reason",
  "requestId",
  "role",
  "route",
  "stack",
  "status",
  "subject",
  "withdrawalId",
] as const
export type LogField = (typeof allowed)[number]
export type LogFields = Partial<Record<LogField, string | number | bigint | boolean | null | undefined>>
export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

const keep = (fields: LogFields = {}) => {
  const kept: Record<string, unknown> = {}
  for (const name of allowed) {
    const value = fields[name]
    if (value !== undefined) kept[name] = typeof value === "bigint" ? value.toString() : value
  }
  return kept
}

/** What an unknown thrown thing says of itself, without the values that a database puts into `detail`. */
export function problemOf(thrown: unknown): LogFields {
  if (!(thrown instanceof Error)) return { problem: typeof thrown }
  const { code, constraint } = thrown as { code?: unknown; constraint?: unknown }
  return {
    problem: `${thrown.name}: ${thrown.message.slice(0, 300)}`,
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof constraint === "string" ? { constraint } : {}),
    ...(thrown.stack ? { stack: thrown.stack.split("\n").slice(1, 6).join(" | ") } : {}),
  }
}

/** A JSON line logger on the given stream (default: standard output) with an allow-list of fields. */
export function jsonLog(level: string, destination?: pino.DestinationStream): Log {
  const out = destination ? pino({ level, base: null }, destination) : pino({ level, base: null })
  return {
    info: (event, fields) => out.info(keep(fields), event),
    warn: (event, fields) => out.warn(keep(fields), event),
    error: (event, fields) => out.error(keep(fields), event),
  }
}
