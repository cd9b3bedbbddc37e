import { randomUUID } from "node:crypto"
import { referrals } from "@elite/contract"
import type { TestCasino } from "../../../../testing/casino.ts"
import { type SeededPlayer, seededVisitor, visitorAgain } from "../../../../testing/seeded.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import type { PolicyState } from "../../../platform/admin/settings.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { identityVerified } from "../../identity/index.ts"
import { depositSucceeded } from "../../payments/index.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { betVoided, roundSettled } from "../../play/index.ts"
import { playerRegistered } from "../../players/index.ts"
import { centsToUnits } from "../../wallet/index.ts"
import { referralReward } from "../settings.ts"

/** A bet with a bonus has a part of cash. */
const bonusPurse = (cash: number | undefined) =>
  cash === undefined ? { purse: "cash" as const } : { purse: "bonus" as const, purseId: 1n }

export type TestVisitor = Awaited<ReturnType<typeof seededVisitor>>

export const referralFixture = (casino: () => TestCasino) => {
  const runSql = <Row extends object>(text: string, values: unknown[] = []) =>
    asOwner<Row>(casino(), text, values)
  const transact = <T>(work: (tx: Tx) => Promise<T>) => casino().platform.transact(work)

  /** Each has an IBAN of their own, so that nothing connects two players by chance. */
  async function newPlayer(euros = 0): Promise<TestVisitor> {
    const player = await seededVisitor(casino(), euros)
    await runSql("update payments.payout_account set iban = $2 where player_id = $1", [
      player.playerId,
      `BE${randomUUID()}`,
    ])
    return player
  }
  /** Logs in again: time may have passed. */
  const logInAgain = ({ playerId, visitor }: TestVisitor) => visitorAgain(casino(), playerId, visitor)
  const getReferrals = async (player: TestVisitor) =>
    (await logInAgain(player)).call(referrals.getUsersJoinByReferral, {})
  const getCode = async (referrer: TestVisitor): Promise<string> =>
    new URL((await getReferrals(referrer)).referralLink!).searchParams.get("referral_code")!

  async function registerFriend(referrer: TestVisitor): Promise<TestVisitor> {
    const [friend, referralCode] = [await newPlayer(), await getCode(referrer)]
    await transact((tx) =>
      tx.publish(playerRegistered, { playerId: friend.playerId, language: "nl", referralCode }),
    )
    return friend
  }
  const verifyIdentity = ({ playerId }: SeededPlayer) =>
    transact((tx) => tx.publish(identityVerified, { playerId, reference: "a test" }))
  const depositEuros = ({ playerId }: SeededPlayer, euros: number) =>
    transact((tx) =>
      tx.publish(depositSucceeded, {
        playerId,
        orderId: randomUUID(),
        amountCents: euros * 100,
        method: "bancontact_qr",
        balanceCents: euros * 100,
      }),
    )
  /** Euros; `cash` is the part that was not bonus. */
  async function stake({ playerId }: SeededPlayer, euros: number, cash?: number): Promise<string> {
    const uuid = randomUUID()
    const stakeUnits = centsToUnits(euros * 100)
    const ofCash = cash === undefined ? {} : { cashStakeUnits: centsToUnits(cash * 100) }
    const sums = { stakeUnits, winUnits: 0n, ...ofCash }
    const bet = { uuid, acceptedAt: casino().clock.now(), ...sums, category: null, studio: null }
    const round = { provider: "hub88", roundRef: uuid, gameId: 1, ...sums, bets: [bet] }
    await transact((tx) => tx.publish(roundSettled, { playerId, ...round, ...bonusPurse(cash) }))
    return uuid
  }
  const voidBet = ({ playerId }: SeededPlayer, uuid: string, euros: number, cash?: number) =>
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
  async function registerQualifiedFriend(referrer: TestVisitor): Promise<TestVisitor> {
    const friend = await registerFriend(referrer)
    await verifyIdentity(friend)
    await depositEuros(friend, 20)
    await stake(friend, 100)
    await casino().drain()
    return friend
  }
  async function runDecisions(): Promise<void> {
    const { jobs } = casino().modules.find(({ noun }) => noun === "referrals")!
    await handlerOf(jobs!["referrals.decideDue"]!)({})
  }
  /** Hours pass first; two days by default. */
  async function passHoursAndDecide(hours = 48): Promise<void> {
    casino().clock.advance(hours * hourMs)
    await runDecisions()
    await casino().drain()
  }
  return {
    runSql,
    transact,
    logInAgain,
    newPlayer,
    getReferrals,
    getCode,
    registerFriend,
    verifyIdentity,
    depositEuros,
    stake,
    voidBet,
    registerQualifiedFriend,
    passHoursAndDecide,
    runDecisions,
    setPolicyState: (state: PolicyState) =>
      casino().platform.transact((tx) => setPolicy(tx, referralReward, state, "a test")),
    claim: async (player: TestVisitor, referralId: number) =>
      (await logInAgain(player)).call(referrals.claimReferral, { referralId }),
    runCommand: async (operator: string, ...words: string[]) => {
      const answer = runOperatorCommand(words, operator)
      return typeof answer === "function" ? answer(casino().databaseUrl) : answer
    },
    findReason: async ({ playerId }: TestVisitor) =>
      (
        await runSql<{ reason: string | null }>(
          "select reason from referrals.referral where friend_id = $1",
          [playerId],
        )
      )[0]?.reason,
  }
}
