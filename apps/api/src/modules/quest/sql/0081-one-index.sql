-- A bet is written once and looked for hardly ever: one index serves all who look. It begins with the entry, of which its player
-- has one a week, so that a bet that is given back, a round that is annulled and a person's own bets are found by their player.
-- Whether each is of an entry is the audit's to ask (I24): a reference locked that entry for every bet.
alter table quest.bet drop constraint bet_entry_id_fkey, drop constraint bet_pkey, drop constraint bet_provider_uuid_key,
  drop column player_id;
drop index quest.bet_of_entry;
alter table quest.bet add primary key (entry_id, provider, uuid);
-- How far its tasks have come changes with every batch, and hardly ever its points: pages with room keep that in place, without a
-- new row in each of five indexes.
alter table quest.entry set (fillfactor = 50);
