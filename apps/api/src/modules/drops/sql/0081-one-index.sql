-- A bet that took part is written once and looked for hardly ever: one index serves all who look. It is looked for in its block:
-- by its number, to be drawn again; by its player, who is known wherever a prize, a bet that is given back or a person's own bets
-- are asked for. That numbers of a block have no gap and no double, and that a prize is of a bet, is the audit's to ask (I17, I18):
-- references locked the block for every bet.
alter table drops.prize drop constraint prize_campaign_id_block_entry_fkey;
alter table drops.entry drop constraint entry_campaign_id_block_fkey, drop constraint entry_pkey;
drop index drops.entry_bet, drops.entry_of_player;
alter table drops.entry add primary key (campaign_id, block, player_id, number);
