import type { LedgerFixture, LedgerStore } from "../../../../testing/ledgerFixture.ts"
import { type SeededPlayer, seedLogin, seedMoney } from "../../../../testing/seeded.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import { todayAt } from "../../limits/index.ts"
import { accounts, centsToUnits, getBalanceUnits, unitsToCents } from "../../wallet/index.ts"
import { updateDebts, writeOff } from "../debts/debts.ts"
import type { BetResult } from "../statuses.ts"
import * as store from "../store.ts"

/** Sends messages; each must be accepted. */
async function messageSender({ db, owner, transact, clock }: LedgerStore, { playerId }: SeededPlayer) {
  const { sessionId: loginSessionId } = await seedLogin(db, playerId)
  const session = await transact((tx) =>
    store.insertSession(tx, { ref: randomUuid(), playerId, loginSessionId }),
  )
  const named = (uuid: string) => ({ provider: "betby", uuid, playerId }) as const
  const slip = { ref: "slip", potentialWinUnits: 0n, oddsThousandths: 2000, legs: [] }
  const accepted = async <Booked extends { status: string }>(booking: Promise<Booked>): Promise<Booked> => {
    const booked = await booking
    if (booked.status !== "ok") throw new Error(`The sports book answered ${booked.status}`)
    return booked
  }
  const money = (cents: number) => ({ currency: "EUR", amountUnits: centsToUnits(cents) })
  const now = () => clock.now()
  return {
    stake: async (uuid: string, cents: number) => {
      const context = { isOffered: true, now: now(), today: todayAt(now()) }
      const bet = { ...named(uuid), ...money(cents), session, slip }
      return (await accepted(store.placeBet(owner, bet, context))).bet_id!
    },
    result: (uuid: string, betId: bigint, result: BetResult, cents: number) =>
      accepted(store.settleBet(owner, { ...named(uuid), ...money(cents), betId, result }, now())),
    back: (uuid: string, betId: bigint, referenceUuid: string) =>
      accepted(store.takeBack(owner, { ...named(uuid), betId, referenceUuid }, now())),
    discard: (uuid: string) => accepted(store.discardBet(owner, named(uuid), now())),
  }
}

/** Bets that were won, reversed and refunded, discarded after a payment, open, and a debt that was written off. */
const seed: LedgerFixture["seed"] = async (ledger, player) => {
  const { db, transact } = ledger
  const { playerId } = player
  await seedMoney(db, playerId, 100, "sports")
  const { stake, result, back, discard } = await messageSender(ledger, player)
  const won = await stake("sports-bet-1", 500)
  await result("sports-win-1", won, "won", 900)
  const reopened = await stake("sports-bet-2", 300)
  await result("sports-win-2", reopened, "won", 700)
  await back("sports-back-2", reopened, "sports-win-2")
  await result("sports-refund-2", reopened, "refunded", 300)
  const gone = await stake("sports-bet-3", 200)
  await result("sports-win-3", gone, "cashedOut", 100)
  await discard("sports-bet-3")
  await stake("sports-bet-4", 100)
  // A win is staked and then reversed: the debt is written off.
  const bet = await stake("sports-bet-5", 100)
  await result("sports-win-5", bet, "won", 10_000)
  const held = await transact((tx) => getBalanceUnits(tx, accounts.sports(playerId)))
  const spent = await stake("sports-bet-6", unitsToCents(held))
  await back("sports-back-5", bet, "sports-win-5")
  await transact(async (tx) => {
    await updateDebts(tx, [playerId])
    for (const operator of ["anna", "bert"]) await writeOff(tx, playerId, operator, "a test")
  })
  await result("sports-refund-5", bet, "refunded", 100)
  await result("sports-lost-6", spent, "lost", 0)
}

export const ledgerFixture: LedgerFixture = {
  seed,
  rows: [
    ["sportsbook.bet", "stake", "result is null and discarded_at is null"],
    ["sportsbook.bet", "stake", "discarded_at is not null"],
    ["sportsbook.bet", "stake", "result = 'won'"],
    ["sportsbook.bet", "stake, paid", "result = 'refunded'"],
    ["sportsbook.bet", "paid", "result = 'won'"],
    ["sportsbook.transaction", "amount", "kind = 'stake' and status = 'ok'"],
    ["sportsbook.transaction", "amount", "kind = 'won' and undone_by is null"],
    ["sportsbook.transaction", "amount", "kind = 'won' and undone_by is not null"],
    ["sportsbook.transaction", "amount", "kind = 'cashedOut'"],
    ["sportsbook.write_off", "amount", "true"],
  ],
}
