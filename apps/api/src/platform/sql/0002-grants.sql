-- A key that was used is used for ever: the application writes its answer and nothing else.
revoke update, delete on kernel.idempotency from casino_app;
grant update (answer) on kernel.idempotency to casino_app;
