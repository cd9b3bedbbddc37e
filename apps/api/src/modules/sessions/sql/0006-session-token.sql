-- A session that goes on after a step up, or a new password, goes on under another token.
grant update (token_hash) on sessions.session to casino_app;
