import {
  GatewayUnavailable,
  type PayInName,
  type PayInProvider,
  type PayIns,
  type WalletName,
} from "../ports.ts"

/** The provider of an order. Throws GatewayAway where it is not configured any more: the order waits until it is again. */
export function getProvider(payIns: PayIns, name: PayInName): PayInProvider {
  const provider = payIns[name]
  if (!provider) throw new GatewayUnavailable(`The provider ${name} is not configured`)
  return provider
}

/** Where a provider sends what it says of deposits. */
export const notifyPath = (name: PayInName): string => `/providers/${name}/notify`
/** Where it sends what it says of withdrawals. */
export const payoutNotifyPath = (name: WalletName): string => `/providers/${name}/payouts`

/** Every provider, whether it is configured or not. */
export const payInNames = [
  "hipay",
  "bancontact",
  "paysafecard",
  "neteller",
  "skrill",
] as const satisfies readonly PayInName[]

/** The providers that are configured, with their names. */
export const configuredProviders = (payIns: PayIns): [PayInName, PayInProvider][] =>
  Object.entries(payIns) as [PayInName, PayInProvider][]
