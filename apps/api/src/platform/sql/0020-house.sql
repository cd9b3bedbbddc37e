-- Which PostgreSQL wrote these rows, and the newest release that has been here. Transaction numbers start again in
-- another cluster: cursors and snapshots kept from the old one would pass over what is written in the new one.
create table kernel.house (
  one boolean primary key default true check (one),
  -- PostgreSQL's own name for its cluster; null where this server does not say it.
  cluster text,
  release integer not null
);
grant select on kernel.house to casino_app;
