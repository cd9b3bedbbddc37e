import { randomUUID } from "node:crypto"
import { referrals } from "@elite/contract"
import type { TestCasino } from "../../../../testing/casino.ts"
import { type SeededPlayer, seededVisitor, visitorAgain } from "../../../../testing/seeded.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import type { PolicyState } from "../../../platform/admin/settings.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { setPolicy } from "../../content/index.ts"
import { identityVerified } from "../../identity/index.ts"
import { depositSucceeded } from "../../payments/index.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { betVoided, roundSettled } from "../../play/index.ts"
import { playerRegistered } from "../../players/index.ts"
import { centsToUnits } from "../../wallet/index.ts"
import { referralReward } from "../settings.ts"

/** What a bet was played with: a bonus, where only so much of it was cash. */
const bonusPurse = (cash: number | undefined) =>
  cash === undefined ? { purse: "cash" as const } : { purse: "bonus" as const, purseId: 1n }

export type TestVisitor = Awaited<ReturnType<typeof seededVisitor>>

/** What tests of invitations do in a casino: let people be invited, act, and time pass. */
export const referralFixture = (casino: () => TestCasino) => {
  const own = <Row extends object>(text: string, values: unknown[] = []) =>
    asOwner<Row>(casino(), text, values)
  const transact = <T>(work: (tx: Tx) => Promise<T>) => casino().platform.transact(work)

  /** Somebody new with an account to pay to and an address of their own. */
  async function somebody(euros = 0): Promise<TestVisitor> {
    const player = await seededVisitor(casino(), euros)
    await own("update payments.payout_account set iban = $2 where player_id = $1", [
      player.playerId,
      `BE${randomUUID()}`,
    ])
    return player
  }
  /** Their browser, logged in once more: time may have passed. */
  const again = ({ playerId, visitor }: TestVisitor) => visitorAgain(casino(), playerId, visitor)
  const referralsOf = async (player: TestVisitor) =>
    (await again(player)).call(referrals.getUsersJoinByReferral, {})
  const codeOf = async (referrer: TestVisitor): Promise<string> =>
    new URL((await referralsOf(referrer)).referralLink!).searchParams.get("referral_code")!

  /** Somebody new who registered by the link of a player. */
  async function friendOf(referrer: TestVisitor): Promise<TestVisitor> {
    const [friend, referralCode] = [await somebody(), await codeOf(referrer)]
    await transact((tx) =>
      tx.publish(playerRegistered, { playerId: friend.playerId, language: "nl", referralCode }),
    )
    return friend
  }
  const verifies = ({ playerId }: SeededPlayer) =>
    transact((tx) => tx.publish(identityVerified, { playerId, reference: "a test" }))
  const paysIn = ({ playerId }: SeededPlayer, euros: number) =>
    transact((tx) =>
      tx.publish(depositSucceeded, {
        playerId,
        orderId: randomUUID(),
        amountCents: euros * 100,
        method: "bancontact_qr",
        balanceCents: euros * 100,
      }),
    )
  /** A bet of a friend that is over, in euros; `cash`: how much of it they paid themselves, beside a bonus. */
  async function stakes({ playerId }: SeededPlayer, euros: number, cash?: number): Promise<string> {
    const uuid = randomUUID()
    const stakeUnits = centsToUnits(euros * 100)
    const ofCash = cash === undefined ? {} : { cashStakeUnits: centsToUnits(cash * 100) }
    const sums = { stakeUnits, winUnits: 0n, ...ofCash }
    const bet = { uuid, acceptedAt: casino().clock.now(), ...sums, category: null, studio: null }
    const round = { provider: "hub88", roundRef: uuid, gameId: 1, ...sums, bets: [bet] }
    await transact((tx) => tx.publish(roundSettled, { playerId, ...round, ...bonusPurse(cash) }))
    return uuid
  }
  /** A bet of theirs is given back. */
  const voids = ({ playerId }: SeededPlayer, uuid: string, euros: number, cash?: number) =>
    transact((tx) =>
      tx.publish(betVoided, {
        playerId,
        provider: "hub88",
        uuid,
        roundRef: uuid,
        gameId: 1,
        acceptedAt: casino().clock.now(),
        stakeUnits: centsToUnits(euros * 100),
        ...(cash === undefined ? {} : { cashStakeUnits: centsToUnits(cash * 100) }),
        ...bonusPurse(cash),
        wasSettled: true,
      }),
    )
  /** A friend who has done everything that is asked for. */
  async function wholeFriendOf(referrer: TestVisitor): Promise<TestVisitor> {
    const friend = await friendOf(referrer)
    await verifies(friend)
    await paysIn(friend, 20)
    await stakes(friend, 100)
    await casino().drain()
    return friend
  }
  /** What is due is decided. */
  async function decidesNow(): Promise<void> {
    const { jobs } = casino().modules.find(({ noun }) => noun === "referrals")!
    await handlerOf(jobs!["referrals.decideDue"]!)({})
  }
  /** Two days pass, and what is due is decided. */
  async function decides(hours = 48): Promise<void> {
    casino().clock.advance(hours * 3_600_000)
    await decidesNow()
    await casino().drain()
  }
  return {
    own,
    transact,
    again,
    somebody,
    referralsOf,
    codeOf,
    friendOf,
    verifies,
    paysIn,
    stakes,
    voids,
    wholeFriendOf,
    decides,
    decidesNow,
    policyIs: (state: PolicyState) =>
      casino().platform.transact((tx) => setPolicy(tx, referralReward, state, "a test")),
    claim: async (player: TestVisitor, referralId: number) =>
      (await again(player)).call(referrals.claimReferral, { referralId }),
    desk: async (operator: string, ...words: string[]) => {
      const answer = runOperatorCommand(words, operator)
      return typeof answer === "function" ? answer(casino().databaseUrl) : answer
    },
    reasonOf: async ({ playerId }: TestVisitor) =>
      (
        await own<{ reason: string | null }>("select reason from referrals.referral where friend_id = $1", [
          playerId,
        ])
      )[0]?.reason,
  }
}
