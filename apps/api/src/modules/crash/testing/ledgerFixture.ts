import { randomUUID } from "node:crypto"
import type { LedgerFixture, LedgerStore } from "../../../../testing/ledgerFixture.ts"
import type { SeededPlayer } from "../../../../testing/seeded.ts"
import { dayMs, hourMs } from "../../../platform/lib/calendar.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import { todayAt } from "../../limits/index.ts"
import { identityEncryption } from "../../players/index.ts"
import { commitChain, getDraw } from "../chains/chains.ts"
import { generateChain } from "../chains/generate.ts"
import { setSalt } from "../chains/store.ts"
import { getLead, takeLead } from "../leader/store.ts"
import { confirmResettlement, proposeResettlement } from "../resettlements/resettlements.ts"
import * as store from "../rounds/store.ts"
import { saltFor } from "./crashGame.ts"

const secret = identityEncryption([{ id: 1, bytes: Buffer.alloc(32, 7) }])
const lost = "00000000-0000-4000-8000-000000000002"

/** A chain whose first round ends above 1.6, and one without a salt. */
async function commitChains({ transact, clock }: LedgerStore): Promise<void> {
  const now = clock.now()
  clock.advance(-2 * dayMs)
  for (const isSalted of [true, false]) {
    const chain = await generateChain(10)
    const at = new Date(clock.now().getTime() + 2 * hourMs)
    const beacon = { beacon: "cd".repeat(32), key: "0".repeat(192), round: 1n, at }
    const number = await transact((tx) => commitChain(tx, secret, chain, beacon))
    clock.set(at)
    const salt = saltFor(chain.marks[0]!.hash, chain.length, [[160, 10_000_000]])
    if (isSalted) await transact((tx) => setSalt(tx, number, { salt, signature: "0".repeat(96) }))
  }
  clock.set(now)
}

/** What the leader and the player do. */
async function openTable({ owner, clock }: LedgerStore, { playerId, token }: SeededPlayer) {
  const reads = { db: owner.db, now: clock.now() }
  /** A millisecond later, because no two steps of a round have the same time. */
  const tick = (): Date => {
    clock.advance(1)
    return clock.now()
  }
  const term = (await takeLead(owner, { ...(await getLead(reads)), holder: "a test" }))!
  const lead = ({ id }: store.RoundRow) => ({ term, roundId: id, at: tick() })
  const accepted = (answer: unknown) => {
    if (answer !== true && answer !== "ok") throw new Error(`The game answered ${answer}`)
  }
  return {
    open: async () => {
      const terms = { minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 }
      return (await store.openRound(owner, { term, at: tick() }, terms))!
    },
    bet: async (round: store.RoundRow, panel: "a" | "b", id: string = randomUUID()) => {
      const at = tick()
      const terms = { panel, stake_cents: 500n, target: null, is_auto: false, placed_at: at }
      const bet = { id, round_id: round.id, player_id: playerId, ...terms }
      const context = { tokenHash: hashToken(token), today: todayAt(at) }
      accepted((await store.placeBet(owner, bet, context)).status)
      return id
    },
    cancel: async (id: string) =>
      accepted((await store.cancelBet(owner, { id, playerId, at: tick() })).status),
    takeOff: async (round: store.RoundRow) => accepted(await store.takeOff(owner, lead(round))),
    end: (round: store.RoundRow, ending: store.Ending) => store.endBets(owner, lead(round), [ending]),
    over: async (round: store.RoundRow, as: "crashed" | "void") => {
      const draw = await getDraw(reads, secret, round)
      accepted(await store.endRound(owner, lead(round), { as, ...draw }))
    },
    settle: async (round: store.RoundRow) => accepted(await store.settleRound(owner, lead(round))),
  }
}

/** Three rounds: one of paid and lost bets with a resettlement, an aborted one, and an open one. */
const seed: LedgerFixture["seed"] = async (ledger, player) => {
  await commitChains(ledger)
  const { open, bet, cancel, takeOff, end, over, settle } = await openTable(ledger, player)
  const first = await open()
  await cancel(await bet(first, "a"))
  const paid = await bet(first, "a")
  await bet(first, "b", lost)
  await takeOff(first)
  await end(first, { id: paid, as: "cashedOut", at: 150, paidCents: 750, isByItself: false })
  await over(first, "crashed")
  await end(first, { id: lost, as: "lost" })
  await settle(first)
  await ledger.transact(async (tx) => {
    const proposal = { betId: paid, leavesAt: 160 }
    const { id } = await proposeResettlement(tx, proposal, { by: "anna", why: "a test" })
    await confirmResettlement(tx, id, "bert")
  })
  const second = await open()
  const refunded = await bet(second, "a")
  await over(second, "void")
  await end(second, { id: refunded, as: "refunded" })
  await settle(second)
  await bet(await open(), "a")
}

const ofCrash = "provider = 'house' and game_id = (select id from games.game where code = 'crash')"

export const ledgerFixture: LedgerFixture = {
  seed,
  rows: [
    ["crash.bet", "paid_cents", "ended_as = 'cashedOut'"],
    ["crash.bet", "stake_cents", "ended_as = 'lost'"],
  ],
  breaks: [
    [
      "I17 a chain has the mark of its last round and of every thousandth, and no other",
      "update crash.mark set number = number - 1 where chain = 1",
      "update crash.mark set number = number + 1 where chain = 1",
    ],
    [
      "I17 a chain is played after those before it, up to their end",
      "update crash.chain set salt = beacon, signature = repeat('0', 96), salted_at = beacon_at, taken = 1 where number = 2",
      "update crash.chain set salt = null, signature = null, salted_at = null, taken = 0 where number = 2",
    ],
    [
      "I17 chains are numbered without a gap, in the order of their commitment",
      "update crash.chain set committed_at = committed_at - interval '9 days' where number = 2",
      "update crash.chain set committed_at = committed_at + interval '9 days' where number = 2",
    ],
    [
      "I25 each bet of our own game is one round of play with its stake, and no other is",
      `update play.round set round_ref = round_ref || 'x' where ${ofCrash}`,
      `update play.round set round_ref = left(round_ref, 36) where ${ofCrash}`,
    ],
    [
      "I25 a round of our own game that is settled has no bet that has not ended, and only the last is not over",
      `update crash.bet set ended_as = null, ended_at = null where id = '${lost}'`,
      `update crash.bet set ended_as = 'lost', ended_at = placed_at where id = '${lost}'`,
    ],
    [
      "I25 a bet of our own game that two persons settled again was paid what it lacked, once",
      "update crash.resettlement set more_cents = more_cents + 1",
      "update crash.resettlement set more_cents = more_cents - 1",
    ],
    [
      "I17 the hash of a round leads to that of the round before it",
      "update crash.round set hash = reverse(hash) where number = 2",
      "update crash.round set hash = reverse(hash) where number = 2",
    ],
    [
      "I17 no round has a number that was not taken of its chain",
      "update crash.chain set taken = taken - 1 where number = 1",
      "update crash.chain set taken = taken + 1 where number = 1",
    ],
  ],
}
