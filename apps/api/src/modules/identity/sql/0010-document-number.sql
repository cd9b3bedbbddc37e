-- Sealed, so that the look-up key of a document can be made anew under another key. Null: accepted before this column.
alter table identity.standing add column document_number bytea;
grant update (document_number) on identity.standing to casino_app;
