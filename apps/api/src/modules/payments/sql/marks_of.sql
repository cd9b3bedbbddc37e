-- Payout accounts, removed ones included, wallets and cards of players, for comparison only.
create or replace function payments.marks_of(p_players bigint[]) returns table (player_id bigint, mark text, value text)
language sql stable as $$
  select a.player_id, 'iban', a.iban from payments.payout_account a where a.player_id = any(p_players)
  union
  select w.player_id, 'iban', w.iban from payments.withdrawal w where w.player_id = any(p_players) and w.iban is not null
  union
  select d.player_id, 'iban', d.provider || ':' || d.payer_account from payments.deposit d
  where d.player_id = any(p_players) and d.payer_account is not null and d.provider in ('paysafecard', 'neteller', 'skrill')
  union
  select d.player_id, 'card', d.card_mark from payments.deposit d
  where d.player_id = any(p_players) and d.card_mark is not null
$$;
