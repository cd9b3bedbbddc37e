-- What becomes of a win is kept with all other prizes.
select prizes.take_over(row(null, 'jackpots', w.id, w.player_id, w.paid, 'player:' || w.player_id || ':won',
  'reserve:' || c.jackpot, w.won_at, w.won_at + interval '7 days', w.settled_at, w.settled_as, w.disputed_at, w.refusal_by,
  w.refusal_why, w.refused_at)::prizes.prize)
from jackpots.win w join jackpots.cycle c on c.id = w.cycle_id order by w.id;

alter table jackpots.win drop column settled_at, drop column settled_as, drop column disputed_at, drop column refusal_by,
  drop column refusal_why, drop column refused_at;
