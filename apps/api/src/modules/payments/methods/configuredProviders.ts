import type { payments } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { PayIns, PayOuts } from "../ports.ts"
import { methods } from "./definitions.ts"
import { listConfiguredProviders, updateConfiguredProviders } from "./store.ts"

type Switches = {
  deposit: Record<payments.DepositMethod, boolean>
  withdraw: Record<payments.WithdrawalMethod, boolean>
}

/** Stores which providers have keys, because operators work on the database alone. */
export const saveConfiguredProviders = (
  tx: Tx,
  { payIns, payOuts }: { payIns: PayIns; payOuts: PayOuts },
): Promise<void> =>
  updateConfiguredProviders(tx, [
    ...Object.keys(payIns).map((provider) => ({ provider, direction: "deposit" as const })),
    ...["hand", ...Object.keys(payOuts)].map((provider) => ({ provider, direction: "withdraw" as const })),
  ])

/** A sentence for operators. A method that was on stays on. Undefined before the first start of the casino. */
export async function findSwitchProblem(
  from: Reads,
  before: Switches,
  after: Switches,
): Promise<string | undefined> {
  const configured = await listConfiguredProviders(from)
  if (configured.length === 0) return undefined
  const hasKeys = (name: string, direction: "deposit" | "withdraw") =>
    configured.some((entry) => entry.provider === name && entry.direction === direction)
  for (const { deposit, withdrawal } of Object.values(methods)) {
    if (deposit && after.deposit[deposit.switch] && !before.deposit[deposit.switch])
      if (!hasKeys(deposit.provider, "deposit"))
        return noKeysSentence(`Deposits by ${deposit.switch}`, deposit.provider)
    if (withdrawal && after.withdraw[withdrawal.switch] && !before.withdraw[withdrawal.switch])
      if (!hasKeys(withdrawal.provider, "withdraw"))
        return noKeysSentence(`Withdrawals by ${withdrawal.switch}`, withdrawal.provider)
  }
  return undefined
}

const noKeysSentence = (methods: string, provider: string): string =>
  `${methods} cannot be switched on: this casino has no keys for ${provider}. Set them first (docs/providers.md), and restart the casino.`
