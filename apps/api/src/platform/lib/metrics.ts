import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client"

export type Metrics = {
  readonly registry: Registry
  readonly requests: Histogram<"route">
  declare(counter: CounterDeclaration): void
  count(counter: CounterDeclaration, label: string): void
}

export type CounterDeclaration = {
  readonly name: `casino_${string}_total`
  readonly help: string
  readonly label: string
}

export function createMetrics(): Metrics {
  const counters = new Map<string, Counter>()
  const getCounter = ({ name, help, label }: CounterDeclaration): Counter => {
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
    declare: (counter) => void getCounter(counter),
    count: (counter, label) => getCounter(counter).inc({ [counter.label]: label }),
  }
}

export const observeRequest = ({ requests }: Metrics, route: string, ms: number): void =>
  requests.observe({ route }, ms / 1000)
