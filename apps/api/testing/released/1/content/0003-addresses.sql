-- The French help line has no www, and the operator's address names the town in both of its languages.
update content.settings
set value = jsonb_set(
  jsonb_set(value, '{helpLink,fr}', '"https://joueurs.aide-en-ligne.be"'),
  '{operator,address}', '"Rue de la Loi / Wetstraat 999, 1000 Bruxelles / Brussel"')
where key = 'site' and value -> 'operator' ->> 'companyNumber' like '%(demonstration)';
