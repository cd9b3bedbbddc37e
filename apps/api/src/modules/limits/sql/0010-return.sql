-- Whether a long exclusion has its player back: infinity, they have not asked; an instant, they have, and may play from then
-- on; null, their exclusion, if there is one, ends by itself.
alter table limits.player
  add column return_from timestamptz,
  add constraint return_after_exclusion check (return_from is null or excluded_until is not null);
grant update (return_from) on limits.player to casino_app;
alter type limits.standing add attribute return_from timestamptz;

-- Exclusions that were long before this was kept.
update limits.player l set return_from = 'infinity'
where exists (
  select from kernel.event e
  where e.player_id = l.player_id and e.kind = 'player.paused' and e.data ->> 'as' = 'exclusion'
    and (e.data ->> 'until')::timestamptz = l.excluded_until and l.excluded_until - e.at >= interval '180 days'
);
