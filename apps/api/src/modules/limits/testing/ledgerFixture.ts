import type { LedgerFixture } from "../../../../testing/ledgerFixture.ts"

export const ledgerFixture: LedgerFixture = {
  rows: [
    ["limits.running", "week_stake", "true"],
    ["limits.running", "month_win", "true"],
  ],
  breaks: [
    [
      "I12 the limits of a player count what they staked and won in cash and in the sports book, on the day of each bet",
      "update play.transaction set day = day - 1 where kind = 'win' and day is not null",
      "update play.transaction set day = day + 1 where kind = 'win' and day is not null",
    ],
    [
      "I13 more than the statutory week is what the player's last request that held says",
      `insert into limits.player (player_id, weekly_deposit_cents) select player_id, 50000 from limits.running
       on conflict (player_id) do update set weekly_deposit_cents = 50000`,
      "update limits.player set weekly_deposit_cents = null",
    ],
  ],
}
