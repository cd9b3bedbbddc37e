import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client"

export type Metrics = {
  readonly registry: Registry
  readonly requests: Histogram<"route">
  readonly bets: Counter<"status">
}

/** Prometheus counters of this process. */
export function metrics(): Metrics {
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
    bets: new Counter({
      name: "casino_wallet_calls_total",
      help: "Wallet calls of game providers by their answer",
      labelNames: ["status"],
      registers: [registry],
    }),
  }
}

export const observed = ({ requests }: Metrics, route: string, ms: number): void =>
  requests.observe({ route }, ms / 1000)
