import pg from "pg"
import { expect, it } from "vitest"
import { dryRunFloors } from "./src/dryRun.ts"
import { exportedNouns } from "./src/modules/dossiers/archive.ts"
import { testDatabase } from "./testing/casino.ts"

// Finds a table or column that no module declares as personal data.
const modules = dryRunFloors().flat()
const personalData = modules.flatMap((module) =>
  (module.personalData ?? []).map((held) => ({ noun: module.noun, held })),
)

/** Tables without data of a single player, with the reason. */
const withoutPersonalData: Record<string, string> = {
  "content.banner": "texts",
  "content.page": "texts",
  "content.policy": "what is offered",
  "content.policy_change": "what operators changed",
  "content.setting_change": "what operators changed",
  "content.settings": "what operators set",
  "content.version": "texts as operators wrote them",
  "crash.chain": "what is published of chains",
  "crash.lead": "which process leads",
  "crash.mark": "randomness of draws",
  "crash.round": "what is published of rounds",
  "crash.standstill": "interruptions of the game",
  "drops.act": "what operators did with campaigns",
  "drops.block": "the time of a campaign",
  "drops.campaign": "what is offered",
  "drops.source": "randomness of draws",
  "promotions.act": "what operators did with bills",
  "promotions.bill": "published offers",
  "referrals.act": "what operators did about invitations",
  "games.category": "the catalogue",
  "games.game": "the catalogue",
  "games.popularity": "sums of everybody's rounds",
  "games.studio": "the catalogue",
  "games.sub_category": "the catalogue",
  "games.theme": "the catalogue",
  "games.version": "the catalogue",
  "games.winner": "public: a masked name without an id",
  "jackpots.booking": "what was booked for a pool",
  "jackpots.cycle": "what a pool was played by",
  "jackpots.head": "the chain",
  "jackpots.seal": "what is published",
  "jackpots.source": "randomness of draws",
  "jackpots.window": "three hours",
  "limits.recheck": "when the authority was asked",
  "loyalty.category_weight": "the rules of the club",
  "loyalty.level": "the rules of the club",
  "payments.configured_provider": "the payment services that the casino has keys for",
  "payments.gateway_away": "whether the payment service answers",
  "play.demo_period": "of visitors without an account",
  "players.identity_key": "keys",
  "quest.act": "what operators did with weeks",
  "quest.week": "what is offered",
  "rates.first_ask": "when the source was first asked",
  "rates.rate": "exchange rates",
  "tournaments.act": "what operators did with tournaments",
  "tournaments.board": "when it was published",
  "tournaments.board_page": "entries in their order, by their numbers",
  "tournaments.change": "what is to be published, gone within seconds",
  "tournaments.proposal": "what operators proposed",
  "tournaments.tournament": "what is offered",
}

it("every table and column is exported, withheld with a reason, or holds no personal data", async () => {
  const { url, drop } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `select c.table_schema || '.' || c.table_name as name,
         array_agg(c.column_name::text order by c.column_name) as columns
       from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
       where t.table_type = 'BASE TABLE' and c.table_schema = any($1)
         or c.table_schema = 'kernel' and exists (select from information_schema.columns k
              where k.table_schema = 'kernel' and k.table_name = c.table_name and k.column_name = 'player_id')
       group by 1`,
      [modules.map(({ noun }) => noun)],
    )
    const tables = new Map(rows.map(({ name, columns }) => [name, columns]))
    expect(tables.size).toBeGreaterThan(50)
    const declared = personalData.map(({ held }) => held.table as string)
    expect([...declared, ...Object.keys(withoutPersonalData)].sort()).toEqual([...tables.keys()].sort())
    for (const { held } of personalData) {
      const { table, of, gives, keeps } = held
      const named = [...Object.keys(gives), ...Object.keys(keeps)]
      const columns = tables.get(table)!
      const isColumn = columns.includes(of)
      const wanted = columns.filter((name) => !(isColumn && name === of) || named.includes(name))
      expect({ table, columns: named.sort() }).toEqual({ table, columns: wanted })
      expect(Object.values(keeps).every((reason) => reason.length > 5)).toBe(true)
    }
    for (const table of Object.keys(withoutPersonalData)) expect(tables.get(table)).not.toContain("player_id")
  } finally {
    await client.end()
    await drop()
  }
})

it("every module declares its own tables, and has a file in the archive", () => {
  for (const { noun, held } of personalData)
    expect([noun, noun === "dossiers" ? ["dossiers", "kernel"] : [noun]]).toSatisfy(
      ([, owners]: [string, string[]]) => owners.includes(held.table.split(".")[0]!),
    )
  const giving = personalData.filter(({ held }) => Object.keys(held.gives).length > 0).map(({ noun }) => noun)
  expect([...exportedNouns].sort()).toEqual([...new Set(giving)].sort())
})
