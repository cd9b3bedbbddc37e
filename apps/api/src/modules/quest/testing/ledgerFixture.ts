import type pg from "pg"
import { type LedgerFixture, type LedgerStore, move, unitsPerCent } from "../../../../testing/ledgerFixture.ts"
import type { SeededPlayer } from "../../../../testing/seeded.ts"
import { insertPrize, setClaimed, setRefused } from "../../prizes/testing/ledgerFixture.ts"

const addsUnits = 3_000 * unitsPerCent
const house = "promotions:quest"
const tasks = JSON.stringify(
  ["studios", "multiple", "staked", "wins", "diceRounds"].map((kind) => ({ kind, amount: 500, points: 100 })),
)
const done = (at: string) => JSON.stringify([{ counted: "500", names: [], doneAt: at, gameId: 1 }])

/** Inserts a week with its money; answers its id and those of its players, the given one first. */
async function weekOf(
  db: pg.Pool,
  { playerId }: SeededPlayer,
  { monday, players, state }: { monday: string; players: number; state: "open" | "over" | "cancelled" },
): Promise<{ week: string; ids: string[] }> {
  const { rows } = await db.query<{ id: string }>(
    `insert into quest.week (monday, begins_at, ends_at, tasks, adds, percents, players, state, ended_at)
     values ($1, $1::date, $1::date + 7, $2, $3, '{30,20,15,10,8,5,4,3,3,2}', $4, $5,
       case when $5 <> 'open' then clock_timestamp() end) returning id`,
    [monday, tasks, addsUnits, players, state],
  )
  const week = rows[0]!.id
  const ids: string[] = []
  for (let n = 0; n < players; n++) {
    const at = `${monday}T1${n}:00:00Z`
    const entry = await db.query<{ id: string }>(
      `insert into quest.entry (week_id, player_id, joined_at, knew, progress, points, reached_at)
       values ($1, $2, $3, '{}', $4, 100, $3) returning id`,
      [week, n === 0 ? playerId : playerId + BigInt(1_000 + n), at, done(at)],
    )
    const id = entry.rows[0]!.id
    ids.push(id)
    await move(db, `quest-entry:${id}`, "questFunded", house, `quest:${week}`, addsUnits)
  }
  return { week, ids }
}

/** A week of three that pays the player when it is counted; answers the entry. */
async function won(db: pg.Pool, player: SeededPlayer, monday: string): Promise<string> {
  const { week, ids } = await weekOf(db, player, { monday, players: 3, state: "open" })
  const id = ids[0]!
  const prize = `player:${player.playerId}:prize`
  await db.query("update quest.entry set place = 1, prize = $2 where id = $1", [id, addsUnits])
  await insertPrize(db, "quest", id, {
    playerId: player.playerId,
    amount: addsUnits,
    liesIn: prize,
    goesBackTo: house,
  })
  await db.query(
    `insert into quest.bet (entry_id, provider, uuid, round_ref, game_id, stake, win, accepted_at, settled_at)
     select id, 'hub88', 'quest-' || id, 'quest-' || id, 1, 100000, 0, joined_at, joined_at from quest.entry where id = $1`,
    [id],
  )
  await move(db, `quest-prize:${id}:won`, "questWon", `quest:${week}`, prize, addsUnits)
  return id
}

async function returned(db: pg.Pool, player: SeededPlayer, of: Parameters<typeof weekOf>[2]): Promise<void> {
  const { week } = await weekOf(db, player, of)
  await db.query("update quest.week set returned = $2 where id = $1", [week, addsUnits])
  await move(db, `quest:${week}:returned`, "questReturned", `quest:${week}`, house, addsUnits)
}

/** A cancelled week, one that returns its pool, and three that pay: claimed, refused, claimable. */
async function quests({ db }: LedgerStore, player: SeededPlayer): Promise<void> {
  const [prize, cash] = [`player:${player.playerId}:prize`, `player:${player.playerId}:cash`]
  await returned(db, player, { monday: "2026-11-09", players: 1, state: "cancelled" })
  await returned(db, player, { monday: "2026-11-16", players: 2, state: "open" })
  const claimed = await won(db, player, "2026-11-02")
  await setClaimed(db, "quest", claimed)
  await move(db, `quest-prize:${claimed}:claimed`, "questClaimed", prize, cash, addsUnits)
  const refused = await won(db, player, "2026-10-26")
  await setRefused(db, "quest", refused)
  await move(db, `quest-prize:${refused}:refused`, "questRefused", prize, house, addsUnits)
  await won(db, player, "2026-10-19")
}

export const ledgerFixture: LedgerFixture = {
  seed: quests,
  rows: [
    ["quest.week", "players", "state = 'open'"],
    ["quest.entry", "points", "points > 0"],
  ],
  breaks: [
    [
      "I24 a quest has the players that joined it",
      "update quest.week set players = players + 1 where state = 'cancelled'",
      "update quest.week set players = players - 1 where state = 'cancelled'",
    ],
    [
      "I24 the points of a player are those of the tasks they have done",
      "update quest.entry set reached_at = reached_at + interval '1 second'",
      "update quest.entry set reached_at = reached_at - interval '1 second'",
    ],
    [
      "I24 a bet counts for an entry, between the joining and the end of the week",
      "update quest.bet set accepted_at = accepted_at - interval '1 second'",
      "update quest.bet set accepted_at = accepted_at + interval '1 second'",
    ],
    [
      "I24 a bet counts for an entry, between the joining and the end of the week",
      "update quest.bet set accepted_at = accepted_at + interval '7 days'",
      "update quest.bet set accepted_at = accepted_at - interval '7 days'",
    ],
    [
      "I24 the balance of a quest is what its players added, less what it paid and returned",
      "update quest.week set adds = adds + 1000 where state = 'open'",
      "update quest.week set adds = adds - 1000 where state = 'open'",
    ],
    [
      "I25 a quest that is over has paid or returned its whole pool",
      "update quest.week set returned = returned - 1000 where state = 'cancelled'",
      "update quest.week set returned = returned + 1000 where state = 'cancelled'",
    ],
    [
      "I25 every paid place has a prize of its winner",
      "update prizes.prize set player_id = player_id + 1 where giver = 'quest'",
      "update prizes.prize set player_id = player_id - 1 where giver = 'quest'",
    ],
  ],
}
