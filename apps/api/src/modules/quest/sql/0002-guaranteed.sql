-- The least that the pool of a week holds, which the operator reserves when the week is drawn. A player adds only what
-- takes the pool above it.
alter table quest.week add guaranteed bigint not null default 0 check (guaranteed >= 0 and guaranteed % 1000 = 0);
