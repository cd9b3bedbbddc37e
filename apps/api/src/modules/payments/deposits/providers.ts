import {
  GatewayUnavailable,
  type PayInName,
  type PayInProvider,
  type PayIns,
  type WalletName,
} from "../ports.ts"

/** Throws GatewayUnavailable for a provider that is not configured any more: its orders wait until it is. */
export function getProvider(payIns: PayIns, name: PayInName): PayInProvider {
  const provider = payIns[name]
  if (!provider) throw new GatewayUnavailable(`The provider ${name} is not configured`)
  return provider
}

export const notifyPath = (name: PayInName): string => `/providers/${name}/notify`
export const payoutNotifyPath = (name: WalletName): string => `/providers/${name}/payouts`

export const payInNames = [
  "hipay",
  "bancontact",
  "paysafecard",
  "neteller",
  "skrill",
] as const satisfies readonly PayInName[]

export const configuredProviders = (payIns: PayIns): [PayInName, PayInProvider][] =>
  Object.entries(payIns) as [PayInName, PayInProvider][]
