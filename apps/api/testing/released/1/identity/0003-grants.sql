-- An attempt and a standing belong to one player for ever.
revoke update on identity.standing, identity.verification from casino_app;
grant update (kyc_status, reason, reference, verified_first_name, verified_last_name, document_key, changed_at)
  on identity.standing to casino_app;
grant update (status, reason, url, looked_up_at, changed_at) on identity.verification to casino_app;
