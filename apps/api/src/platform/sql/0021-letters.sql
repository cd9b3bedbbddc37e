-- What a letter is about, where several about it must arrive in the order they were posted in: an id, never a
-- person's data.
alter table kernel.letter add column matter text;
create index letter_matter on kernel.letter (matter, id) where matter is not null;
