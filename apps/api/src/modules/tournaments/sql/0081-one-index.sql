-- A bet is written once and looked for hardly ever: one index serves all who look. It begins with the entry, which knows its
-- tournament and its player; a bet that is given back, a round that is annulled and a person's own bets are found by their
-- player's entries. Whether each is of an entry is the audit's to ask (I23): a reference locked that entry for every bet.
alter table tournaments.bet drop constraint bet_entry_id_fkey, drop constraint bet_pkey, drop column tournament_id,
  drop column player_id;
drop index tournaments.bet_of_entry, tournaments.bet_of_message;
alter table tournaments.bet add primary key (entry_id, provider, uuid);
-- Scores change with every batch: where no index holds them, pages with room keep them in place. Boards are sorted when they are
-- published, once a second at most.
drop index tournaments.entry_ranked;
alter table tournaments.entry set (fillfactor = 50);
