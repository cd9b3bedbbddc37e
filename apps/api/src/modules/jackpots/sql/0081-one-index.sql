-- A bet is written once and looked for hardly ever, and whoever looks knows its player: among their items it is found by the index
-- that their own pages use.
drop index jackpots.item_bet, jackpots.item_round;
