-- What may stand only in a database of sandboxes refers to this row.
alter table kernel.place add constraint place_sandbox unique (sandbox);
