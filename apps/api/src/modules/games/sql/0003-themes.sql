insert into games.theme (slug, name)
select slug, jsonb_build_object('en', en, 'fr', fr, 'nl', nl)
from (values
  ('cinema',  'Cinema', 'Cinéma',          'Film'),
  ('comics',  'Comics', 'Bande dessinée',  'Strips'),
  ('craft',   'Crafts', 'Artisanat',       'Ambachten'),
  ('flowers', 'Flowers', 'Fleurs',         'Bloemen'),
  ('stage',   'Stage',  'Scène',           'Podium')
) as named (slug, en, fr, nl);
