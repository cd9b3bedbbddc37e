import pg from "pg"
import { afterAll, beforeAll } from "vitest"
import { casinoForFile, type TestCasino, type TestOptions } from "./casino.ts"
import type { Fleet } from "./fleet.ts"
import { type Answer, type Hub88, hub88, units, uuid } from "./hub88.ts"
import {
  cashCents,
  type SeededPlayer,
  type SeededPurse,
  seededGames,
  seedGameSession,
  seedGames,
  seedPlayer,
} from "./seeded.ts"

export type Sent = Answer & { uuid: string; path: string; fields: Record<string, unknown> }
type More = Record<string, unknown>

/** The messages of the aggregator about one player at one game. */
export type Table = SeededPlayer & {
  round: string
  bet(euros: number, more?: More): Promise<Sent>
  win(of: string, euros: number, more?: More): Promise<Sent>
  rollback(of: string, more?: More): Promise<Sent>
  balance(more?: More): Promise<Answer>
  again(sent: Sent, more?: More): Promise<Answer>
  /** Cents, by the ledger. */
  cash(): Promise<number>
}

const betPath = "/transaction/bet"
const winPath = "/transaction/win"
const rollbackPath = "/transaction/rollback"

export const seat = async (fleet: Pick<Fleet, "hub" | "db" | "player">, euros = 0): Promise<Table> =>
  createTable(fleet, await fleet.player(euros), "EUR")

export async function seatWithPurse(
  fleet: Pick<Fleet, "hub" | "db">,
  player: SeededPlayer,
  purse: SeededPurse,
  now?: Date,
): Promise<Table> {
  const token = await seedGameSession(fleet.db, player, purse, now)
  return purse.kind === "credit"
    ? createTable(fleet, { ...player, token, user: `${player.user}_c${purse.id}` }, "XCR")
    : createTable(fleet, { ...player, token }, "EUR")
}

export async function seatAt(
  fleet: Pick<Fleet, "hub" | "db">,
  player: SeededPlayer,
  gameCode: string,
  now?: Date,
): Promise<Table> {
  const token = await seedGameSession(fleet.db, player, undefined, now, gameCode)
  return createTable(fleet, { ...player, token }, "EUR", gameCode)
}

function createTable(
  fleet: Pick<Fleet, "hub" | "db">,
  player: SeededPlayer,
  currency: string,
  gameCode: string = seededGames.slot,
): Table {
  const round = `round-${uuid()}`
  const common = {
    user: player.user,
    token: player.token,
    game_code: gameCode,
    round,
    round_closed: false,
    meta: {},
  }
  const send = async (path: string, fields: More): Promise<Sent> => {
    const whole = { transaction_uuid: uuid(), ...common, ...fields }
    const answer = await fleet.hub.send(path, whole)
    return { ...answer, uuid: String(whole.transaction_uuid), path, fields: whole }
  }
  return {
    ...player,
    round,
    bet: (euros, more) =>
      send(betPath, { currency, amount: units(euros), bet: "spin", is_free: false, ...more }),
    win: (of, euros, more) =>
      send(winPath, {
        currency,
        amount: units(euros),
        reference_transaction_uuid: of,
        round_closed: true,
        ...more,
      }),
    rollback: (of, more) => send(rollbackPath, { reference_transaction_uuid: of, ...more }),
    balance: (more) =>
      fleet.hub.send("/user/balance", {
        user: player.user,
        token: player.token,
        game_code: gameCode,
        ...more,
      }),
    again: ({ path, fields }, more) => fleet.hub.send(path, { ...fields, ...more }),
    cash: () => cashCents(fleet.db, player.playerId),
  }
}

export function tablesForFile(options: TestOptions = { sandbox: false }): {
  casino: () => TestCasino
  db: () => pg.Pool
  hub: () => Hub88
  seat(euros: number): Promise<Table>
} {
  const casino = casinoForFile(options)
  let db: pg.Pool
  let hub: Hub88
  beforeAll(async () => {
    db = new pg.Pool({ connectionString: casino().databaseUrl, max: 2 })
    await seedGames(db)
    hub = hub88(casino().url)
  })
  afterAll(() => db.end())
  return {
    casino,
    db: () => db,
    hub: () => hub,
    seat: (euros) => seat({ hub, db, player: (some) => seedPlayer(db, some) }, euros),
  }
}
