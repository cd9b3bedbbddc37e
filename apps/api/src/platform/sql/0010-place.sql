-- Whether this database serves sandboxes, decided by the first casino that opens on it, for ever: play money, the
-- demonstration player and its published password never meet real money.
create table kernel.place (
  the_only boolean primary key default true check (the_only),
  sandbox boolean not null
);
grant select, insert on kernel.place to casino_app;
