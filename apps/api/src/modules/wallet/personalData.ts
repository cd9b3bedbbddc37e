import {
  declarePersonalData,
  declareWithheldData,
  type PersonalDataTable,
} from "../../platform/privacy/personalData.ts"

const own = (account: string) =>
  `(${account} in (wallet.cash($1), wallet.held($1), wallet.points($1), wallet.coins($1), wallet.won($1), wallet.prize($1),
    wallet.bonus($1), wallet.sports($1), wallet.sports_held($1)) or starts_with(${account}, 'player:' || $1::bigint || ':credit:'))`

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("wallet.balance", {
    of: own("t.account"),
    gives: "account asset amount",
    keeps: { floor: "how low any account may go" },
  }),
  declareWithheldData(
    "wallet.movement",
    own("t.from_account"),
    "seq id kind asset amount from_account to_account from_after to_after memo at xid",
    "each books a payment, a bet, a win or an earning, which is in a file of its own",
  ),
  declareWithheldData(
    "wallet.snapshot",
    own("t.account"),
    "account amount before_xid taken_at",
    "sums of accounts, for our internal processing",
  ),
]
