import pg from "pg"
import { median } from "../shared/median.ts"
import { size } from "../shared/size.ts"
import { Connection, type Measured, measure, prepared } from "../shared/socket.ts"

const entries = size(10_000, 1_000)
const studios = 60
const connections = 20
const measuredMs = size(2_000, 500)
const rounds = size(3, 1)
/** Different questions of one kind: more than the server keeps answers for within a second. */
const questions = 2_000

const names = ["Golden", "Lucky", "Midnight", "Royal", "Emerald", "Wild", "Silver", "Mystic", "Grand", "Neon"]
const things = ["Éventail", "Harlequin", "Carnival", "Neptune", "Sirocco", "Tramway", "Pharaoh", "Roulette"]
const themes = ["city", "sea", "egypt", "space", "history", "nature", "desert", "festival", "jewels", "music"]

/** So many games beside those of the sandbox, from studios of their own, offered here and visible. */
const fill = [
  `insert into games.studio (name, slug)
   select 'Atelier ' || n, 'atelier-bench-' || n from generate_series(1, ${studios}) n`,
  `insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, return_percent,
     volatility, min_bet_cents, max_bet_cents, has_demo, released_on, first_seen_at, offered, licence_classes, position)
   select 'bench-' || n, 'bench-' || n, ($1::text[])[1 + n % 10] || ' ' || ($2::text[])[1 + n / 10 % 8] || ' ' || n,
     (select id from games.studio where slug = 'atelier-bench-' || 1 + n % ${studios}), u.id, u.id,
     array[($3::text[])[1 + n % 10], ($3::text[])[1 + n / 7 % 10]], 92 + n % 6, 1 + n % 6, 10, 10000, true,
     date '2020-01-01' + n % 2000, timestamptz '2020-01-01' + n * interval '5 hours', true, '{A+,B+}', 1000 + n
   from generate_series(1, ${entries}) n
   join (select id, row_number() over (order by id) - 1 as at, count(*) over () as of from games.sub_category) u on u.at = n % u.of`,
  "create index bench_studio on games.game (studio_id, position)",
  "update games.version set catalogue = catalogue + 1",
]

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!
const query = (given: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))

/** A word as somebody types it: its beginning, or all of it with two letters swapped. */
function typed(word: string, n: number): string {
  if (n % 3 === 0) return word.slice(0, 2 + (n % 5))
  const at = 1 + (n % (word.length - 2))
  return n % 3 === 1 ? word : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
}

const kinds: Record<"lists" | "filters" | "searches", (n: number) => string> = {
  lists: (n) =>
    `/api/casino/getAllGames?${query({ limit: 30, pageNo: 1 + (n % 3), provider: `atelier-bench-${1 + (n % studios)}`, theme: pick(themes, n) })}`,
  filters: (n) =>
    `/api/casino/getUniversalCasinoFilter?${query({ theme: pick(themes, n), volatility: 1 + (n % 6), provider: `atelier-bench-${1 + (n % studios)}`, limit: 30 })}`,
  searches: (n) =>
    `/api/casino/search?${query({ search: `${typed(pick(things, n), n)} ${n % 2 ? typed(pick(names, n), n + 1) : n % 997}` })}`,
}

/** Questions of one kind over twenty connections, each the next as soon as the last is answered. */
async function asked(port: number, path: (n: number) => string): Promise<Measured> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)))
  const requests = Array.from({ length: questions }, (_, n) =>
    prepared(`localhost:${port}`, "GET", path(n), { accept: "application/json" }),
  )
  let next = 0
  const measured = await measure(connections, measuredMs, async (lane) => {
    const { status } = await open[lane]!.send(requests[next++ % questions]!)
    if (status !== 200) throw new Error(`A question to the catalogue was answered with ${status}.`)
  })
  for (const connection of open) connection.close()
  return measured
}

/** Thirty games of one studio in their order, by an index, over as many connections to the database. */
async function bare(databaseUrl: string): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const studioIds = await pool.query<{ id: number }>(
    "select id from games.studio where slug like 'atelier-bench-%'",
  )
  let next = 0
  try {
    return await measure(connections, measuredMs, async () => {
      const { id } = pick(studioIds.rows, next++)
      await pool.query({
        name: "bench",
        text: "select id, slug, name, themes, return_percent, volatility from games.game where studio_id = $1 order by position limit 30",
        values: [id],
      })
    })
  } finally {
    await pool.end()
  }
}

export type CatalogueFigures = { catalogueP50Ms: number; catalogueP99Ms: number; catalogueQueryRatio: number }

/**
 * How long lists, filters with their counts and searches take over 20 connections with 10 000 games, the slowest of the three,
 * in turns, medians; and how many times as long the slowest median is as that of a bare indexed query over as many connections.
 */
export async function measureCatalogue(options: {
  ownerUrl: string
  databaseUrl: string
  port: number
  say: (text: string) => void
}): Promise<CatalogueFigures> {
  const { ownerUrl, databaseUrl, port, say } = options
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    for (const text of fill) await owner.query(text, text.includes("$1") ? [names, things, themes] : [])
    await owner.query("analyze games.game")
  } finally {
    await owner.end()
  }
  const kindsInTurn: [name: string, work: () => Promise<Measured>][] = [
    ["a bare indexed query", () => bare(databaseUrl)],
    ...Object.entries(kinds).map(([name, path]): [string, () => Promise<Measured>] => [
      name,
      () => asked(port, path),
    ]),
  ]
  const turns = new Map<string, Measured[]>(kindsInTurn.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, work] of kindsInTurn) turns.get(name)!.push(await work())
  const found = [...turns].map(([name, all]) => {
    const one = { p50Ms: median(all.map(({ p50Ms }) => p50Ms)), p99Ms: median(all.map(({ p99Ms }) => p99Ms)) }
    const perSecond = Math.round(median(all.map((turn) => turn.perSecond)))
    say(`  ${name}: median ${one.p50Ms.toFixed(1)} ms, p99 ${one.p99Ms.toFixed(1)} ms, ${perSecond} a second`)
    return one
  })
  const [query, ...answers] = found
  const slowest = Math.max(...answers.map(({ p50Ms }) => p50Ms))
  return {
    catalogueP50Ms: slowest,
    catalogueP99Ms: Math.max(...answers.map(({ p99Ms }) => p99Ms)),
    catalogueQueryRatio: slowest / query!.p50Ms,
  }
}
