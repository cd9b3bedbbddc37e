import { findSlotId, type LedgerFixture } from "../../../../testing/ledgerFixture.ts"
import { playingOn } from "../../../../testing/playing.ts"
import { changeSetting, setPolicy } from "../../content/index.ts"
import { settlePrizes } from "../../prizes/testing/ledgerFixture.ts"
import { openWindow } from "../draws/windows.ts"
import { jackpotCeilings, jackpotPools, jackpotTerms } from "../settings.ts"
import { drawSubscriber } from "../subscribers.ts"
import { secret } from "./secret.ts"

const setting = { by: "a test", why: "a test" }

/**
 * Four bets that each win a small pool, by parts of a cent: one win claimed, one refused, one claimable, one disputed. The last
 * bet was voided: its share came from the pools that still held it and from the reserve of the one that was won.
 */
const seed: LedgerFixture["seed"] = async (ledger, { playerId }) => {
  const { settle, giveBack, workOff } = playingOn(ledger, [drawSubscriber(secret)])
  const gameId = await findSlotId(ledger)
  await ledger.transact(async (tx) => {
    await changeSetting(tx, jackpotTerms, { ...setting, path: ["anyTime", "seedCents"], value: 1 })
    await changeSetting(tx, jackpotTerms, { ...setting, path: ["anyTime", "perDropCents"], value: 1_000 })
    // So high that it limits no chance; the ceilings of all pools have a sum.
    await changeSetting(tx, jackpotCeilings, { ...setting, path: ["hitTheTarget"], value: 4_000 })
    await changeSetting(tx, jackpotCeilings, { ...setting, path: ["anyTime"], value: 8_000 })
    await setPolicy(tx, jackpotPools, "on", "a test")
    await openWindow(tx, secret)
  })
  const bets = [1, 2, 3, 4].map((n) => ({ uuid: `jackpot-${n}`, stakeUnits: 1_001_000n }))
  for (const bet of bets) await settle(playerId, bet.uuid, [bet], gameId)
  await workOff()
  await giveBack(playerId, "jackpot-4", bets[3]!)
  await workOff()
  await settlePrizes(ledger, "jackpots", playerId)
}

export const ledgerFixture: LedgerFixture = {
  seed,
  rows: [
    ["jackpots.booking", "seeded", "seeded > 0"],
    ["jackpots.booking", "shared", "shared > 0"],
    ["jackpots.booking", "returned", "returned > 0"],
    ["jackpots.booking", "restored", "restored > 0"],
    ["jackpots.source", "restored_parts", "restored_parts > 0"],
    ["jackpots.cycle", "seeded", "last is null"],
    ["jackpots.cycle", "shared_parts", "shared_parts > 0 and last is null"],
    ["jackpots.cycle", "returned_parts", "returned_parts > 0"],
    ["jackpots.cycle", "dropped_parts", "dropped_parts > 0"],
    ["jackpots.cycle", "bets", "jackpot = 'bigWin'"],
    ["jackpots.win", "parts", "true"],
    ["jackpots.win", "from_pool", "true"],
    ["jackpots.item", "stake", "kind = 'bet'"],
  ],
  breaks: [
    [
      "I15 a cycle begins with the rest of the one before, after its last item",
      "update jackpots.cycle set number = 2 where jackpot = 'bigWin'",
      "update jackpots.cycle set number = 1 where jackpot = 'bigWin'",
    ],
    [
      "I15 items are numbered without a gap up to the last head",
      "insert into jackpots.head values (6, repeat('0', 64), clock_timestamp())",
      "delete from jackpots.head where number = 6",
    ],
    [
      "I15 a bet is in the chain once",
      "update jackpots.item set uuid = 'jackpot-1' where number = 2",
      "update jackpots.item set uuid = 'jackpot-2' where number = 2",
    ],
    [
      "I16 every win has a prize of its winner",
      "update prizes.prize set player_id = player_id + 1 where giver = 'jackpots'",
      "update prizes.prize set player_id = player_id - 1 where giver = 'jackpots'",
    ],
  ],
}
