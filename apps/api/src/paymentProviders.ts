import type { Config } from "./config.ts"
import type { PayIns, PayOuts } from "./modules/payments/ports.ts"
import type { Platform } from "./platform/platform.ts"
import { bancontact } from "./providers/bancontact/client.ts"
import { bank } from "./providers/bank/client.ts"
import { hiPay } from "./providers/hipay/client.ts"
import { neteller } from "./providers/neteller/client.ts"
import { paysafecard } from "./providers/paysafecard/client.ts"
import { skrill } from "./providers/skrill/client.ts"

export function paymentProviders(
  config: Config,
  { publicUrl, clock }: Platform,
): { payIns: PayIns; payOuts: PayOuts } {
  const notifyUrl = `${publicUrl}/providers/bancontact/notify`
  const wallets = {
    ...(config.neteller && { neteller: neteller(config.neteller) }),
    ...(config.paysafecard && { paysafecard: paysafecard(config.paysafecard) }),
    ...(config.skrill && { skrill: skrill(config.skrill) }),
  }
  return {
    payIns: {
      ...(config.hipay && { hipay: hiPay(config.hipay) }),
      ...(config.bancontact && { bancontact: bancontact({ ...config.bancontact, notifyUrl, clock }) }),
      ...(wallets.neteller && { neteller: wallets.neteller.payIn }),
      ...(wallets.paysafecard && { paysafecard: wallets.paysafecard.payIn }),
      ...(wallets.skrill && { skrill: wallets.skrill.payIn }),
    },
    payOuts: {
      bank: bank(config.bank),
      ...(wallets.neteller && { neteller: wallets.neteller.payOut }),
      ...(wallets.paysafecard && { paysafecard: wallets.paysafecard.payOut }),
      ...(wallets.skrill && { skrill: wallets.skrill.payOut }),
    },
  }
}
