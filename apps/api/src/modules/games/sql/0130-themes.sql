-- The names of themes in three languages. The aggregator names themes in words of its own; a theme without a row here is
-- shown by its slug.
create table games.theme (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- {en, fr, nl}
  name jsonb not null
);
grant select on games.theme to casino_app;

insert into games.theme (slug, name)
select slug, jsonb_build_object('en', en, 'fr', fr, 'nl', nl)
from (values
  ('adventure',    'Adventure',       'Aventure',          'Avontuur'),
  ('animals',      'Animals',         'Animaux',           'Dieren'),
  ('architecture', 'Architecture',    'Architecture',      'Architectuur'),
  ('art-nouveau',  'Art Nouveau',     'Art nouveau',       'Art nouveau'),
  ('asia',         'Asia',            'Asie',              'Azië'),
  ('city',         'City',            'Ville',             'Stad'),
  ('classic',      'Classic',         'Classique',         'Klassiek'),
  ('desert',       'Desert',          'Désert',            'Woestijn'),
  ('egypt',        'Ancient Egypt',   'Égypte ancienne',   'Het oude Egypte'),
  ('fantasy',      'Fantasy',         'Fantastique',       'Fantasy'),
  ('festival',     'Festival',        'Fête',              'Feest'),
  ('food',         'Food and drink',  'Saveurs',           'Eten en drinken'),
  ('fruit',        'Fruit',           'Fruits',            'Fruit'),
  ('history',      'History',         'Histoire',          'Geschiedenis'),
  ('horror',       'Horror',          'Horreur',           'Griezelen'),
  ('jewels',       'Jewels',          'Bijoux',            'Juwelen'),
  ('magic',        'Magic',           'Magie',             'Magie'),
  ('music',        'Music',           'Musique',           'Muziek'),
  ('mythology',    'Mythology',       'Mythologie',        'Mythologie'),
  ('nature',       'Nature',          'Nature',            'Natuur'),
  ('orient',       'Orient',          'Orient',            'Oosten'),
  ('sea',          'Sea',             'Mer',               'Zee'),
  ('space',        'Space',           'Espace',            'Ruimte'),
  ('sport',        'Sport',           'Sport',             'Sport'),
  ('table',        'At the table',    'Autour de la table', 'Aan tafel'),
  ('western',      'Wild West',       'Far West',          'Wilde Westen'),
  ('winter',       'Winter',          'Hiver',             'Winter')
) as named (slug, en, fr, nl);
