import { type Held, held, heldBack } from "../../kernel/held.ts"

/** Every account that is a player's. */
const own =
  "(wallet.cash($1), wallet.held($1), wallet.points($1), wallet.coins($1), wallet.won($1), wallet.prize($1))"

/** What a person is given of their accounts. */
export const holds: readonly Held[] = [
  held("wallet.balance", {
    of: `t.account in ${own}`,
    gives: "account asset amount",
    keeps: { floor: "how low any account may go" },
  }),
  heldBack(
    "wallet.movement",
    `t.from_account in ${own}`,
    "seq id kind asset amount from_account to_account from_after to_after memo at xid",
    "each is the booking of a payment, a bet, a win or an earning that stands in its own file",
  ),
  heldBack(
    "wallet.snapshot",
    `t.account in ${own}`,
    "account amount before_xid taken_at",
    "sums of accounts, for our own reckoning",
  ),
]
