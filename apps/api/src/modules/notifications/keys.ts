import { byLanguage, type notifications } from "@elite/contract"
import type { PlainPage } from "@elite/paths"
import type { Words } from "@elite/words"
import { z } from "zod"

const cents = z.int().min(0)
/** A key of other words; a sentence that is gone by the time it is read is left out. */
const keyOf = <Key extends string>() => z.custom<Key>((value) => typeof value === "string")
const paymentReason = keyOf<keyof Words["paymentReasons"]>()
const identityReason = keyOf<keyof Words["identityReasons"]>()
const document = { document: keyOf<keyof Words["documentLabels"]>() }
const documentReason = keyOf<keyof Words["documentReasons"]>()

/** What somebody is told: what its sentence needs to know, and the page that it leads to. */
type Telling<Params extends z.ZodType = z.ZodType> = {
  readonly params: Params
  readonly page: PlainPage
  readonly query?: Readonly<Record<string, string>>
}
const telling = <Params extends z.ZodType>(
  params: Params,
  page: PlainPage,
  query?: Telling["query"],
): Telling<Params> => (query ? { params, page, query } : { params, page })

/** A bank account, masked. */
const account = { account: z.string() }
const jackpot = { jackpot: keyOf<keyof Words["jackpotNames"]>(), amountCents: cents }
const tournament = { tournament: byLanguage, amountCents: cents }
const tournamentPoints = { tournament: byLanguage, points: z.int().positive() }
/** Which purse the money was for or from; left out where it is cash. */
const purse = z.literal("sports").optional()
const deposit = { orderId: z.string(), amountCents: cents, purse }
const withdrawal = { withdrawalId: z.string(), amountCents: cents, ...account, purse }
const onWithdrawal = <Params extends z.ZodRawShape>(params: Params) =>
  telling(z.strictObject({ ...withdrawal, ...params }), "balances", { view: "withdrawals" })
const onDeposit = <Params extends z.ZodRawShape>(params: Params) =>
  telling(z.strictObject({ ...deposit, ...params }), "balances")

/**
 * Everything a player can be told, by kind and key; the sentences stand under the same names in the words
 * `notificationTexts`. Amounts are cents, instants ISO 8601. A key may go: what was told under it is then shown as a
 * message that can no longer be read.
 */
export const tellings = {
  account: {
    newDevice: telling(z.strictObject({ device: z.string(), address: z.string() }), "devices"),
    emailChanged: telling(z.strictObject({}), "profile"),
    mailReturned: telling(z.strictObject({}), "profile"),
    itsmeLinked: telling(z.strictObject({}), "profile"),
    payoutAccountAdded: telling(z.strictObject({ ...account, until: z.iso.datetime() }), "withdrawals"),
    payoutAccountRemoved: telling(z.strictObject(account), "withdrawals"),
    itsmeUnlinked: telling(z.strictObject({}), "profile"),
    identityAccepted: telling(z.strictObject({}), "profile"),
    identityDeclined: telling(z.strictObject({ reason: identityReason }), "kyc"),
    documentAccepted: telling(z.strictObject(document), "kyc"),
    documentRejected: telling(z.strictObject({ ...document, documentReason }), "kyc"),
  },
  money: {
    depositReceived: onDeposit({ balanceCents: cents }),
    depositFailed: onDeposit({ reason: paymentReason }),
    depositReturned: onDeposit({ reason: paymentReason }),
    depositTakenBack: onDeposit({ takenCents: cents, reason: paymentReason }),
    withdrawalApproved: onWithdrawal({}),
    withdrawalSent: onWithdrawal({}),
    withdrawalReceived: onWithdrawal({}),
    withdrawalRejected: onWithdrawal({ reason: paymentReason.optional() }),
    withdrawalFailed: onWithdrawal({ reason: paymentReason.optional() }),
    withdrawalReturned: onWithdrawal({ reason: paymentReason.optional() }),
    referralRewarded: telling(z.strictObject({ amountCents: cents, until: z.iso.datetime() }), "referrals"),
    referralCredited: telling(z.strictObject({ amountCents: cents }), "referrals"),
    referralDisputed: telling(z.strictObject({ amountCents: cents }), "referrals"),
    referralKept: telling(z.strictObject({ amountCents: cents }), "referrals"),
    referralRefused: telling(z.strictObject({ amountCents: cents }), "referrals"),
    bonusGranted: telling(
      z.strictObject({ amountCents: cents, requiredCents: cents, until: z.iso.datetime() }),
      "balances",
    ),
    bonusConverted: telling(z.strictObject({ amountCents: cents }), "balances"),
    bonusSpent: telling(z.strictObject({}), "balances"),
    bonusOver: telling(z.strictObject({ amountCents: cents }), "balances"),
    bonusWithdrawn: telling(z.strictObject({ amountCents: cents }), "balances"),
    bonusGivenUp: telling(z.strictObject({ amountCents: cents }), "balances"),
    bonusDepositReturned: telling(z.strictObject({ amountCents: cents }), "balances"),
    bonusCancelled: telling(z.strictObject({ amountCents: cents }), "balances"),
  },
  game: {
    stakesAnnulled: telling(z.strictObject({ amountCents: cents }), "betHistory"),
    jackpotWon: telling(z.strictObject({ ...jackpot, until: z.iso.datetime() }), "balances", {
      view: "jackpots",
    }),
    jackpotCredited: telling(z.strictObject(jackpot), "balances", { view: "jackpots" }),
    jackpotDisputed: telling(z.strictObject(jackpot), "balances", { view: "jackpots" }),
    jackpotKept: telling(z.strictObject(jackpot), "balances", { view: "jackpots" }),
    jackpotRefused: telling(z.strictObject(jackpot), "balances", { view: "jackpots" }),
    dropWon: telling(z.strictObject({ amountCents: cents, until: z.iso.datetime() }), "balances", {
      view: "drops",
    }),
    dropCredited: telling(z.strictObject({ amountCents: cents }), "balances", { view: "drops" }),
    dropDisputed: telling(z.strictObject({ amountCents: cents }), "balances", { view: "drops" }),
    dropKept: telling(z.strictObject({ amountCents: cents }), "balances", { view: "drops" }),
    dropRefused: telling(z.strictObject({ amountCents: cents }), "balances", { view: "drops" }),
    tournamentWon: telling(
      z.strictObject({ ...tournament, place: z.string(), until: z.iso.datetime() }),
      "myTournaments",
    ),
    tournamentCredited: telling(z.strictObject(tournament), "balances"),
    tournamentDisputed: telling(z.strictObject(tournament), "myTournaments"),
    tournamentKept: telling(z.strictObject(tournament), "myTournaments"),
    tournamentRefused: telling(z.strictObject(tournament), "myTournaments"),
    tournamentCancelled: telling(z.strictObject(tournament), "balances"),
    tournamentBarred: telling(z.strictObject(tournament), "balances"),
    tournamentRemoved: telling(z.strictObject(tournament), "balances"),
    tournamentPointsWon: telling(z.strictObject({ ...tournamentPoints, place: z.string() }), "myTournaments"),
    tournamentPointsDisputed: telling(z.strictObject(tournamentPoints), "myTournaments"),
    tournamentPointsKept: telling(z.strictObject(tournamentPoints), "myTournaments"),
    tournamentPointsRefused: telling(z.strictObject(tournamentPoints), "myTournaments"),
    questWon: telling(
      z.strictObject({ amountCents: cents, place: z.string(), until: z.iso.datetime() }),
      "balances",
      { view: "quests" },
    ),
    questCredited: telling(z.strictObject({ amountCents: cents }), "balances", { view: "quests" }),
    questDisputed: telling(z.strictObject({ amountCents: cents }), "balances", { view: "quests" }),
    questKept: telling(z.strictObject({ amountCents: cents }), "balances", { view: "quests" }),
    questRefused: telling(z.strictObject({ amountCents: cents }), "balances", { view: "quests" }),
    questCancelled: telling(z.strictObject({ week: z.string() }), "eliteQuest"),
    rankRose: telling(z.strictObject({ rank: byLanguage }), "loyalty"),
    rankFalls: telling(
      z.strictObject({ rank: byLanguage, held: byLanguage, on: z.iso.datetime() }),
      "loyalty",
    ),
  },
  responsible: {
    breakBegan: telling(z.strictObject({ until: z.iso.datetime() }), "limits"),
    exclusionBegan: telling(z.strictObject({ until: z.iso.datetime() }), "limits"),
    returnAsked: telling(z.strictObject({ until: z.iso.datetime() }), "limits"),
    returned: telling(z.strictObject({}), "limits"),
    limitCooled: telling(z.strictObject({ until: z.iso.datetime() }), "limits"),
    raiseHolds: telling(z.strictObject({ limitCents: cents }), "limits"),
    raiseRefused: telling(z.strictObject({}), "limits"),
    raiseRevoked: telling(z.strictObject({}), "limits"),
  },
  ruleChange: {},
} as const satisfies Record<notifications.NotificationKind, Record<string, Telling>>

export type Kind = keyof typeof tellings
export type KeyOf<K extends Kind> = keyof (typeof tellings)[K] & string
export type ParamsOf<K extends Kind, N extends KeyOf<K>> =
  (typeof tellings)[K][N] extends Telling<infer Params> ? z.input<Params> : never

/** What stands under a kind and a key; undefined for one that is gone. */
export function tellingOf(kind: string, key: string): Telling | undefined {
  const ofKind: Record<string, Telling> = Object.hasOwn(tellings, kind) ? tellings[kind as Kind] : {}
  return Object.hasOwn(ofKind, key) ? ofKind[key] : undefined
}
