-- Why a policy was set, and every change of a setting; neither is ever changed or deleted.
alter table content.policy_change add column why text;
create table content.setting_change (
  id bigint generated always as identity primary key,
  key text not null,
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  why text not null
);
grant select, insert on content.setting_change to casino_app;
