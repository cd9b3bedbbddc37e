import { findSlotId, type LedgerFixture, type LedgerStore } from "../../../../testing/ledgerFixture.ts"
import { playingOn } from "../../../../testing/playing.ts"
import { seedPlayer } from "../../../../testing/seeded.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { disputePoints, refusePoints } from "../../loyalty/prizes/prizes.ts"
import { listDisputed } from "../../loyalty/prizes/store.ts"
import { settlePrizes } from "../../prizes/testing/ledgerFixture.ts"
import { publishChangedBoards } from "../boards/publish.ts"
import { enterTournament } from "../entries/entries.ts"
import { findEntryOfPlayer } from "../entries/store.ts"
import { advanceTournament } from "../lifecycle/advance.ts"
import { payBackCancelled } from "../lifecycle/cancel.ts"
import { stopTournament } from "../offers/offers.ts"
import type { TournamentInput } from "../offers/schema.ts"
import { tournamentHousePrizes } from "../settings.ts"
import { scoreSubscriber } from "../subscribers.ts"
import { publishNewTournament, tournamentInput } from "./fixture.ts"

const euro = 100_000n
const inPoints = {
  ...({
    type: "cashPoint",
    scoring: "totalStaked",
    entryFeeCents: 0,
    houseCents: 0,
    housePoints: 3,
  } as const),
  prizes: [{ to: 2, sharePpm: 500_000 }],
}

/** Publishes a tournament to which the operator adds three euros, and which lasts two seconds. */
function publish({ transact, clock }: LedgerStore, change: Partial<TournamentInput> = {}): Promise<bigint> {
  const after = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
  const times = { beginsAt: after(2_000), closesAt: after(2_000), endsAt: after(4_000), graceMinutes: 0 }
  const offer = tournamentInput(clock.now(), { entryFeeCents: 100, houseCents: 300, ...times, ...change })
  return transact(async (tx) => (await publishNewTournament(tx, offer))[0])
}

/**
 * Three finished tournaments that the player won (claimed, refused, claimable), one that paid points of which one prize was
 * refused, one that is being played, two that were stopped, of which one was paid back, and one without entries.
 */
const seed: LedgerFixture["seed"] = async (ledger, { playerId }) => {
  const { db, transact, clock } = ledger
  const { settle, workOff } = playingOn(ledger, [scoreSubscriber(() => {})])
  const gameId = await findSlotId(ledger)
  const { playerId: rival } = await seedPlayer(db, 100)
  clock.advance(-10_000)
  await transact((tx) => setPolicy(tx, tournamentHousePrizes, "on", "a test"))
  const points = await publish(ledger, inPoints)
  const running = await publish(ledger, { endsAt: new Date(clock.now().getTime() + hourMs).toISOString() })
  const [played, stopped] = [[points, running], [] as bigint[]]
  for (let n = 0; n < 3; n++) played.push(await publish(ledger))
  for (let n = 0; n < 2; n++) stopped.push(await publish(ledger))
  const advance = async (seconds: number) => {
    clock.advance(seconds * 1_000)
    for (const id of [...played, ...stopped]) await transact((tx) => advanceTournament(tx, id))
  }
  await advance(1)
  for (const tournamentId of [...played, ...stopped])
    for (const each of [playerId, rival]) {
      const entry = { playerId: each, tournamentId, idempotencyKey: undefined }
      await transact((tx) => enterTournament(tx, entry))
    }
  for (const [n, id] of stopped.entries()) {
    await transact((tx) => stopTournament(tx, id, "anna", "a test"))
    if (n === 0) await transact(payBackCancelled)
  }
  await advance(2)
  for (const [who, stakes] of [
    [playerId, 2n],
    [rival, 1n],
  ] as const) {
    const bet = { uuid: `tournament-${who}`, stakeUnits: stakes * euro, winUnits: stakes * 5n * euro }
    await settle(who, bet.uuid, [bet], gameId)
  }
  await advance(2)
  await workOff()
  await transact(publishChangedBoards)
  clock.set(new Date())
  await settlePrizes(ledger, "tournaments", playerId)
  await transact(async (tx) => {
    await disputePoints(tx, "tournaments", [(await findEntryOfPlayer(tx, points, rival))!.id])
    const [disputed] = await listDisputed(tx)
    for (const operator of ["anna", "bert"]) await refusePoints(tx, disputed!.id, operator, "a test")
  })
  await publish(ledger)
}

const unit = (table: string, column: string, where: string): [string, string] => [
  `update ${table} set ${column} = ${column} + 1 where ${where}`,
  `update ${table} set ${column} = ${column} - 1 where ${where}`,
]

export const ledgerFixture: LedgerFixture = {
  seed,
  rows: [
    ["tournaments.entry", "points", "won is not null"],
    ["tournaments.bet", "points", "true"],
    ["tournaments.entry", "bets", "won is not null"],
    ["tournaments.tournament", "entries", "state = 'cancelled'"],
  ],
  breaks: [
    [
      "I22 every fee of a tournament counts for its player's limits as long as it is not returned",
      ...unit("limits.fee", "amount", "id like 'tournament-fee:%'"),
    ],
    [
      "I22 a tournament counts its entries and what they paid",
      ...unit("tournaments.entry", "rebuys", "state = 'in'"),
    ],
    [
      "I22 the balance of a tournament is its pool, until it is won or returned",
      "update tournaments.tournament set house = house + 1000 where state = 'running'",
      "update tournaments.tournament set house = house - 1000 where state = 'running'",
    ],
    [
      "I23 the score of an entry is that of its bets",
      ...unit("tournaments.entry", "points", "won is not null"),
    ],
    [
      "I23 an entry has the purse that was opened for it, and one that is over holds nothing",
      "update tournaments.entry set purse_id = 999999 where id = (select min(id) from tournaments.entry)",
      "update tournaments.entry set purse_id = null where purse_id = 999999",
    ],
    [
      "I23 a bet counts for an entry, in time and with the least stake",
      "update tournaments.bet set at = at + interval '1 day'",
      "update tournaments.bet set at = at - interval '1 day'",
    ],
    [
      "I23 every paid place has a prize of its winner",
      "update prizes.prize set player_id = player_id + 1 where giver = 'tournaments'",
      "update prizes.prize set player_id = player_id - 1 where giver = 'tournaments'",
    ],
    [
      "I23 every paid place has a prize of its winner",
      "update loyalty.prize set player_id = player_id + 1 where giver = 'tournaments'",
      "update loyalty.prize set player_id = player_id - 1 where giver = 'tournaments'",
    ],
    [
      "I23 all of a tournament's pool was won, in the order of the scores",
      "update tournaments.tournament set house = house + 1000 where state = 'finished'",
      "update tournaments.tournament set house = house - 1000 where state = 'finished'",
    ],
  ],
}
