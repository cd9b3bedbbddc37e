import type { LedgerFixture } from "../../../../testing/ledgerFixture.ts"

export const ledgerFixture: LedgerFixture = {
  breaks: [
    [
      "I1 every asset sums to zero over all accounts",
      "update wallet.balance set asset = 'COIN' where account like '%:points'",
      "update wallet.balance set asset = 'POINT' where account like '%:points'",
    ],
    [
      "I3 no kept balance is below what it was allowed",
      `alter table wallet.balance alter column floor type bigint;
     alter table wallet.balance drop constraint balance_check;
     update wallet.balance set floor = amount + 1 where account like '%:cash'`,
      "update wallet.balance set floor = 0 where account like '%:cash'",
    ],
    [
      "I9 every movement is on the chart",
      "update wallet.movement set to_account = 'player:8:cash' where id = (select min(id) from wallet.movement where kind = 'withdrawalHeld')",
      "update wallet.movement set to_account = wallet.held(split_part(from_account, ':', 2)::bigint) where to_account = 'player:8:cash'",
    ],
    [
      "I10 each balance after a movement follows from the one before",
      "update wallet.movement set to_after = to_after + 1 where kind = 'win'",
      "update wallet.movement set to_after = to_after - 1 where kind = 'win'",
    ],
    [
      "I11 a snapshot is the sum of what came before it",
      "select wallet.take_snapshots(clock_timestamp()); update wallet.snapshot set amount = amount + 1",
      "delete from wallet.snapshot",
    ],
  ],
}
