import type { Config } from "./config.ts"
import type { Kernel } from "./kernel/module.ts"
import type { PayIns, PayOuts } from "./modules/payments/ports.ts"
import { bancontact } from "./providers/bancontact/client.ts"
import { bank } from "./providers/bank/client.ts"
import { hiPay } from "./providers/hipay/client.ts"
import { neteller } from "./providers/neteller/client.ts"
import { paysafecard } from "./providers/paysafecard/client.ts"
import { skrill } from "./providers/skrill/client.ts"

/** Everybody whom money comes in and goes out through, each at the address and with the keys of the configuration. */
export function paymentProviders(
  config: Config,
  { publicUrl, clock }: Kernel,
): { payIns: PayIns; payOuts: PayOuts } {
  const app = bancontact({
    ...config.bancontact,
    notifyUrl: `${publicUrl}/providers/bancontact/notify`,
    clock,
  })
  const wallets = {
    neteller: neteller(config.neteller),
    paysafecard: paysafecard(config.paysafecard),
    skrill: skrill(config.skrill),
  }
  return {
    payIns: {
      hipay: hiPay(config.hipay),
      bancontact: app,
      neteller: wallets.neteller.payIn,
      paysafecard: wallets.paysafecard.payIn,
      skrill: wallets.skrill.payIn,
    },
    payOuts: {
      bank: bank(config.bank),
      neteller: wallets.neteller.payOut,
      paysafecard: wallets.paysafecard.payOut,
      skrill: wallets.skrill.payOut,
    },
  }
}
