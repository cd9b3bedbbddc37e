import type { ClientBase } from "pg"

/** Holds all rights of the application, whose logins are this role or members of it (docs/money.md). */
export const applicationRole = "casino_app"

const loginQuery = `
  select session_user::text as login, current_user::text as acting,
    coalesce((select pg_has_role(session_user, oid, 'USAGE') from pg_roles where rolname = '${applicationRole}'), false) as is_application,
    array(
      select distinct excess from pg_roles r, lateral (values
        ('superuser', r.rolsuper), ('create roles', r.rolcreaterole), ('create databases', r.rolcreatedb),
        ('replication', r.rolreplication), ('bypass row security', r.rolbypassrls),
        ('the rights of ' || r.rolname, r.rolname like 'pg\\_%' and r.rolname <> 'pg_database_owner'),
        ('the owner of this database', r.oid = (select datdba from pg_database where datname = current_database())
          or r.oid = (select nspowner from pg_namespace where nspname = 'kernel'))
      ) as v (excess, is_held)
      where pg_has_role(session_user, r.oid, 'MEMBER') and v.is_held order by 1
    ) as excessive`

const newLogin = `create role ${applicationRole} login password '…'`

/** Includes rights within reach of `set role`. Every connection is checked, because a pooler may use another account. */
export async function assertPlainLogin(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{
    login: string
    acting: string
    is_application: boolean
    excessive: string[]
  }>(loginQuery)
  const { login, acting, is_application, excessive } = rows[0]!
  if (excessive.length > 0)
    throw new Error(
      `DATABASE_URL logs in as ${login}, which is or may become: ${excessive.join(", ")}. An attacker who takes over the application could rewrite the ledger. Give it a login of its own (${newLogin}), and name the owner in DATABASE_OWNER_URL, for \`npm run migrate\` only.`,
    )
  if (acting !== login)
    throw new Error(
      `The connection logged in as ${login} and acts as ${acting}: the application must act as its own login.`,
    )
  if (!is_application)
    throw new Error(
      `DATABASE_URL logs in as ${login}, which holds no rights here: run \`npm run migrate\` as the owner, then \`grant ${applicationRole} to ${login}\`.`,
    )
}

export const sessionSettings = {
  statement_timeout: "10s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "15s",
  TimeZone: "UTC",
} as const

/** Throws where a pooler dropped the start-up options of the connection. */
export async function assertSettings(client: ClientBase): Promise<void> {
  const names = Object.keys(sessionSettings)
  const { rows } = await client.query<{ name: keyof typeof sessionSettings; value: string }>(
    "select name, current_setting(name) as value from unnest($1::text[]) name",
    [names],
  )
  const different = rows.filter(({ name, value }) => value !== sessionSettings[name])
  if (different.length === 0) return
  const differences = different
    .map(({ name, value }) => `${name} is ${value} instead of ${sessionSettings[name]}`)
    .join(", ")
  throw new Error(
    `The database connection lost its settings on the way (${differences}): a pooler between the casino and PostgreSQL drops start-up options. Connect directly, or let it pass \`options\` on, in session mode.`,
  )
}

/** Adds the grants that graphile_worker's migrations, which must have run, do not contain. Needs the owner's rights. */
export async function grantApplication(client: ClientBase): Promise<void> {
  await client.query(`
    do $$
    declare
      v_table regclass;
    begin
      if to_regnamespace('graphile_worker') is null then return; end if;
      grant usage on schema graphile_worker to ${applicationRole};
      grant select, insert, update, delete on all tables in schema graphile_worker to ${applicationRole};
      revoke insert, update, delete on graphile_worker.migrations from ${applicationRole};
      grant usage on all sequences in schema graphile_worker to ${applicationRole};
      grant execute on all functions in schema graphile_worker to ${applicationRole};
      for v_table in
        select c.oid::regclass from pg_class c
        where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${applicationRole}')
      loop
        execute format('create policy ${applicationRole} on %s to ${applicationRole} using (true) with check (true)', v_table);
      end loop;
    end $$`)
}

/** Throws where the role is missing and the owner may not create it. */
export async function ensureApplicationRole(client: ClientBase): Promise<void> {
  try {
    await client.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${applicationRole}') then
          create role ${applicationRole} nologin;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`)
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error
    throw new Error(`The owner of the database may not create roles. Let an administrator run: ${newLogin}`, {
      cause: error,
    })
  }
}
