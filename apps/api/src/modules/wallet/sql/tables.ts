// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type WalletBalance = {
  account: string
  amount: Generated<bigint>
  asset: string
  floor: Generated<bigint>
}

type WalletMovement = {
  amount: bigint
  asset: "EUR" | "POINT" | "COIN" | "CREDIT"
  at: Date
  from_account: string
  from_after: bigint | null
  id: string
  kind: string
  memo: unknown | null
  seq: Generated<bigint>
  to_account: string
  to_after: bigint | null
  xid: Generated<string>
}

type WalletSnapshot = {
  account: string
  amount: bigint
  before_xid: string
  taken_at: Date
}

export type Tables = {
  "wallet.balance": WalletBalance
  "wallet.movement": WalletMovement
  "wallet.snapshot": WalletSnapshot
}
