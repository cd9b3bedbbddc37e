-- The catalogue: what aggregators offer and how the casino shows it, and what players made of it.
create schema games;
grant usage on schema games to casino_app;

-- Slugs are written in small letters: an address with capitals is redirected to the same in small ones.

create table games.category (
  id integer generated always as identity primary key,
  code text not null unique,
  -- Both {en, fr, nl}; a slug is the last part of a page's address.
  name jsonb not null,
  slug jsonb not null,
  position integer not null,
  -- The classes under which a new game of this kind may be offered (Act of 7 May 1999: class I games are A+,
  -- class II games B+). Whether crash is on either list is for counsel to say: no class until then.
  licence_classes text[] not null,
  constraint category_slug_small check (slug::text = lower(slug::text))
);
grant select on games.category to casino_app;

create table games.sub_category (
  id integer generated always as identity primary key,
  category_id integer not null references games.category (id),
  code text not null unique,
  name jsonb not null,
  position integer not null
);
grant select on games.sub_category to casino_app;

create table games.studio (
  id integer generated always as identity primary key,
  name text not null unique,
  slug text not null unique,
  constraint studio_slug_small check (slug = lower(slug))
);
grant select, insert, update on games.studio to casino_app;

-- The names of themes in three languages. The aggregator names themes in words of its own; a theme without a row here
-- is shown by its slug.
create table games.theme (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- {en, fr, nl}
  name jsonb not null
);
grant select on games.theme to casino_app;

create table games.game (
  id integer generated always as identity primary key,
  code text not null unique,
  -- Addresses outlive renaming: set once.
  slug text not null unique,
  name text not null,
  studio_id integer not null references games.studio (id),
  sub_category_id integer not null references games.sub_category (id),
  -- What the aggregator says; the operator's own choice above stands until this changes.
  offered_sub_category_id integer not null references games.sub_category (id),
  themes text[] not null,
  return_percent numeric(5, 2) check (return_percent between 0 and 100),
  volatility smallint check (volatility between 1 and 6),
  min_bet_cents bigint check (min_bet_cents >= 0),
  max_bet_cents bigint check (max_bet_cents >= min_bet_cents),
  has_demo boolean not null,
  released_on date,
  first_seen_at timestamptz not null,
  -- The aggregator offers it. A game that vanished is switched off and stays for the history of its rounds.
  offered boolean not null,
  -- The operator shows it.
  visible boolean not null default true,
  licence_classes text[] not null,
  position integer not null,
  -- The poster: its picture, its colours, and the hash of the drawing.
  motif text,
  palette text,
  art text,
  constraint game_slug_small check (slug = lower(slug))
);
grant select, insert, update on games.game to casino_app;

create table games.favourite (
  player_id bigint not null,
  game_id integer not null references games.game (id),
  marked_at timestamptz not null,
  primary key (player_id, game_id)
);
grant select, insert, delete on games.favourite to casino_app;

create table games.recent (
  player_id bigint not null,
  game_id integer not null references games.game (id),
  launched_at timestamptz not null,
  primary key (player_id, game_id)
);
grant select, insert, update on games.recent to casino_app;

-- Settled rounds of real money, by game and day (UTC).
create table games.popularity (
  game_id integer not null references games.game (id),
  day date not null,
  rounds bigint not null,
  stake_units bigint not null,
  win_units bigint not null,
  primary key (game_id, day)
);
create index popularity_day on games.popularity (day);
grant select, insert, update on games.popularity to casino_app;

create table games.winner (
  event_id bigint primary key,
  game_id integer not null references games.game (id),
  masked_name text not null,
  win_cents bigint not null,
  multiplier numeric(14, 2) not null,
  won_at timestamptz not null,
  -- The round it was won in: a bet that is voided afterwards takes the win off the list.
  round_key text not null
);
create index winner_latest on games.winner (won_at desc, event_id desc);
create index winner_round on games.winner (round_key);
grant select, insert, delete on games.winner to casino_app;

-- One row that says whether what a process caches is still valid.
create table games.version (
  one boolean primary key default true check (one),
  catalogue bigint not null,
  figures bigint not null,
  -- The jackpots that bets on its games take part in, as the module of jackpots says.
  jackpots text[] not null default '{}',
  -- The tournaments in which bets count, each with the games it is played on, null for all.
  tournaments jsonb not null default '[]'
);
grant select, update on games.version to casino_app;

insert into games.version (catalogue, figures) values (1, 1);

insert into games.category (code, name, slug, position, licence_classes) values
  ('slots',     '{"en": "Slots", "fr": "Machines à sous", "nl": "Slots"}',
                '{"en": "slots", "fr": "machines-a-sous", "nl": "slots"}', 1, '{A+}'),
  ('dice',      '{"en": "Dice games", "fr": "Jeux de dés", "nl": "Dobbelspellen"}',
                '{"en": "dice-games", "fr": "jeux-de-des", "nl": "dobbelspellen"}', 2, '{A+,B+}'),
  ('roulette',  '{"en": "Roulette", "fr": "Roulette", "nl": "Roulette"}',
                '{"en": "roulette", "fr": "roulette", "nl": "roulette"}', 3, '{A+}'),
  ('blackjack', '{"en": "Blackjack", "fr": "Blackjack", "nl": "Blackjack"}',
                '{"en": "blackjack", "fr": "blackjack", "nl": "blackjack"}', 4, '{A+}'),
  ('tables',    '{"en": "Table games", "fr": "Jeux de table", "nl": "Tafelspellen"}',
                '{"en": "table-games", "fr": "jeux-de-table", "nl": "tafelspellen"}', 5, '{A+}'),
  ('live',      '{"en": "Live casino", "fr": "Casino en direct", "nl": "Live casino"}',
                '{"en": "live-casino", "fr": "casino-en-direct", "nl": "live-casino"}', 6, '{A+}'),
  ('instant',   '{"en": "Instant games", "fr": "Jeux instantanés", "nl": "Instantspellen"}',
                '{"en": "instant-games", "fr": "jeux-instantanes", "nl": "instantspellen"}', 7, '{A+}'),
  ('crash',     '{"en": "Crash games", "fr": "Jeux de crash", "nl": "Crashspellen"}',
                '{"en": "crash-games", "fr": "jeux-de-crash", "nl": "crashspellen"}', 8, '{}');

insert into games.sub_category (category_id, code, name, position)
select category.id, sub.code, jsonb_build_object('en', sub.en, 'fr', sub.fr, 'nl', sub.nl), sub.position
from (values
  ('slots',     'video-slots',       'Video slots',        'Machines à sous vidéo',  'Videoslots',            1),
  ('slots',     'jackpot-slots',     'Jackpot slots',      'Machines à jackpot',     'Jackpotslots',          2),
  ('dice',      'dice-games',        'Dice games',         'Jeux de dés',            'Dobbelspellen',         3),
  ('roulette',  'european-roulette', 'European roulette',  'Roulette européenne',    'Europese roulette',     4),
  ('roulette',  'french-roulette',   'French roulette',    'Roulette française',     'Franse roulette',       5),
  ('blackjack', 'blackjack',         'Blackjack',          'Blackjack',              'Blackjack',             6),
  ('tables',    'baccarat',          'Baccarat',           'Baccara',                'Baccarat',              7),
  ('tables',    'poker',             'Casino poker',       'Poker de casino',        'Casinopoker',           8),
  ('tables',    'sic-bo',            'Sic bo',             'Sic bo',                 'Sic bo',                9),
  ('tables',    'other-tables',      'Other table games',  'Autres jeux de table',   'Andere tafelspellen',  10),
  ('live',      'live-roulette',     'Live roulette',      'Roulette en direct',     'Live roulette',        11),
  ('live',      'live-blackjack',    'Live blackjack',     'Blackjack en direct',    'Live blackjack',       12),
  ('live',      'live-baccarat',     'Live baccarat',      'Baccara en direct',      'Live baccarat',        13),
  ('live',      'live-poker',        'Live poker',         'Poker en direct',        'Live poker',           14),
  ('live',      'live-shows',        'Game shows',         'Jeux télévisés',         'Gameshows',            15),
  ('live',      'live-tables',       'Other live tables',  'Autres tables en direct', 'Andere livetafels',   16),
  ('instant',   'scratch-cards',     'Scratch cards',      'Jeux à gratter',         'Krasspellen',          17),
  ('instant',   'keno-bingo',        'Keno and bingo',     'Keno et bingo',          'Keno en bingo',        18),
  ('instant',   'instant-wins',      'Instant wins',       'Gains instantanés',      'Instantwinsten',       19),
  ('crash',     'crash-games',       'Crash games',        'Jeux de crash',          'Crashspellen',         20)
) as sub (category, code, en, fr, nl, position)
join games.category on category.code = sub.category;

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
