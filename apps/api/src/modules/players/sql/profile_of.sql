-- A player without national number and password hash, with the current terms; no row where the player does not exist.
-- In the language SQL, so that the planner inlines it into the statement of every page.
create or replace function players.profile_of(p_player_id bigint) returns table (
  id bigint, username text, email text, email_verified_at timestamptz, mail_returned_at timestamptz, first_name text, last_name text, birth_date date,
  gender text, phone text, address text, city text, postal_code text, country_code text, language text,
  newsletter boolean, wallet_settings jsonb, status text, registered_at timestamptz,
  terms_version text, has_password boolean, photo text, jurisdiction jsonb
) language sql stable as $$
  select p.id, p.username, p.email, p.email_verified_at, p.mail_returned_at, p.first_name, p.last_name, p.birth_date,
    p.gender, p.phone, p.address, p.city, p.postal_code, p.country_code, p.language,
    p.newsletter, p.wallet_settings, p.status, p.registered_at,
    p.terms_version, p.password_hash is not null, h.name, j.value
  from players.player p left join players.photo h on h.player_id = p.id
    left join content.setting_of('jurisdiction') j on true
  where p.id = p_player_id
$$;
