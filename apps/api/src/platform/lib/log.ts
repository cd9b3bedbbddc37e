import pino from "pino"

/** Other fields are dropped unless a module adds them by `naming`, so that no secret is logged by mistake. */
const common = [
  "address",
  "attempt",
  "code",
  "constraint",
  "count",
  "db",
  "endpoint",
  "event",
  "eventId",
  "failureId",
  "job",
  "kind",
  "lane",
  "listener",
  "ms",
  "pid",
  "playerId",
  "port",
  "problem",
  "provider",
  "reason",
  "role",
  "route",
  "stack",
  "status",
  "subject",
] as const
export type LogField = (typeof common)[number]
export type LogFields<Own extends string = never> = Partial<
  Record<LogField | Own, string | number | bigint | boolean | null | undefined>
>
export type Log<Own extends string = never> = {
  info(event: string, fields?: LogFields<Own>): void
  warn(event: string, fields?: LogFields<Own>): void
  error(event: string, fields?: LogFields<Own>): void
  naming<Name extends string>(...names: readonly Name[]): Log<Own | Name>
}

function keep(names: readonly string[], fields: Readonly<Record<string, unknown>> = {}) {
  const kept: Record<string, unknown> = {}
  for (const name of names) {
    const value = fields[name]
    if (value !== undefined) kept[name] = typeof value === "bigint" ? value.toString() : value
  }
  return kept
}

/** Omits `detail` of a PostgreSQL error, which repeats the row's values. */
export function describeError(thrown: unknown): LogFields {
  if (!(thrown instanceof Error)) return { problem: typeof thrown }
  const { code, constraint } = thrown as { code?: unknown; constraint?: unknown }
  return {
    problem: `${thrown.name}: ${thrown.message.slice(0, 300)}`,
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof constraint === "string" ? { constraint } : {}),
    ...(thrown.stack ? { stack: thrown.stack.split("\n").slice(1, 6).join(" | ") } : {}),
  }
}

export function jsonLog(level: string, destination?: pino.DestinationStream): Log {
  const out = destination ? pino({ level, base: null }, destination) : pino({ level, base: null })
  return createLog(out, common)
}

const createLog = <Own extends string>(out: pino.Logger, names: readonly string[]): Log<Own> => ({
  info: (event, fields) => out.info(keep(names, fields), event),
  warn: (event, fields) => out.warn(keep(names, fields), event),
  error: (event, fields) => out.error(keep(names, fields), event),
  naming: (...more) => createLog(out, [...names, ...more]),
})
