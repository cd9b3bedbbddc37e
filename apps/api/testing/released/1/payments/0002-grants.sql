-- Whose money it is, how much, where to and who must approve: none of it changes once it is written.
revoke update on payments.deposit, payments.withdrawal, payments.risk_flag from casino_app;
grant update (status, reason, forward_url, page_asked_at, reference, credited_at, balance_before_cents, balance_after_cents,
  taken_back_cents, next_look_up_at, looked_up_at, updated_at) on payments.deposit to casino_app;
grant update (status, reason, followed_at, updated_at) on payments.withdrawal to casino_app;
grant update (cleared_at) on payments.risk_flag to casino_app;
