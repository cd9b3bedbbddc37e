import type { Invariant } from "./kernel/module.ts"
import { invariants as loyalty } from "./modules/loyalty/invariants.ts"
import { invariants as payments } from "./modules/payments/invariants.ts"
import { invariants as play } from "./modules/play/invariants.ts"
import { invariants as wallet } from "./modules/wallet/invariants.ts"

/** Everything that must always hold of the data, module by module in floor order (docs/money.md). */
export const invariants: readonly Invariant[] = [...wallet, ...play, ...payments, ...loyalty]
