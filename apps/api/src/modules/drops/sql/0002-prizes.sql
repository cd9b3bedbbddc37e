-- What becomes of a prize that was won is kept with all others.
select prizes.take_over(row(null, 'drops', id, player_id, amount, 'player:' || player_id || ':prize', 'promotions:drops',
  won_at, won_at + interval '7 days', settled_at, settled_as, disputed_at, refusal_by, refusal_why, refused_at)::prizes.prize)
from drops.prize where player_id is not null order by won_at, id;

alter table drops.prize drop column settled_at, drop column settled_as, drop column disputed_at, drop column refusal_by,
  drop column refusal_why, drop column refused_at;
