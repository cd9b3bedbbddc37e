import { type Held, held, heldBack } from "../../kernel/held.ts"

/** What a person is given of their accounts. */
export const holds: readonly Held[] = [
  held("wallet.balance", {
    of: "t.account in (wallet.cash($1), wallet.held($1), wallet.points($1), wallet.coins($1))",
    gives: "account asset amount",
    keeps: { floor: "how low any account may go" },
  }),
  heldBack(
    "wallet.movement",
    "t.from_account in (wallet.cash($1), wallet.held($1), wallet.points($1), wallet.coins($1))",
    "seq id kind asset amount from_account to_account from_after to_after memo at xid",
    "each is the booking of a payment, a bet, a win or an earning that stands in its own file",
  ),
  heldBack(
    "wallet.snapshot",
    "t.account in (wallet.cash($1), wallet.held($1), wallet.points($1), wallet.coins($1))",
    "account amount before_xid taken_at",
    "sums of accounts, for our own reckoning",
  ),
]
