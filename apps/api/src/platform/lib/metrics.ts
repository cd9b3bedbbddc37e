import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client"

export type Metrics = {
  readonly registry: Registry
  readonly requests: Histogram<"route">
  /** Shows a counter from the start, before anything is counted. */
  declare(counted: CounterDeclaration): void
  /** Adds one to what a noun declares to count. */
  count(counted: CounterDeclaration, label: string): void
}

/** A noun's counter, declared by it (`counters` of its module): its name for Prometheus, and what tells its lines apart. */
export type CounterDeclaration = {
  readonly name: `casino_${string}_total`
  readonly help: string
  readonly label: string
}

/** Prometheus counters of this process. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Counter>()
  const counterOf = ({ name, help, label }: CounterDeclaration): Counter => {
    const known =
      counters.get(name) ?? new Counter({ name, help, labelNames: [label], registers: [registry] })
    counters.set(name, known)
    return known
  }
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: "casino_request_seconds",
      help: "Time from a validated request to its answer",
      labelNames: ["route"],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    declare: (counted) => void counterOf(counted),
    count: (counted, label) => counterOf(counted).inc({ [counted.label]: label }),
  }
}

/** Counts a request to a route that took so many milliseconds. */
export const observeRequest = ({ requests }: Metrics, route: string, ms: number): void =>
  requests.observe({ route }, ms / 1000)
