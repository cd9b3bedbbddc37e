import { byLanguage, type notifications } from "@elite/contract"
import type { PlainPage } from "@elite/paths"
import type { Words } from "@elite/words"
import { z } from "zod"

const cents = z.int().min(0)
/** A key of other words; rendering leaves out a sentence that no longer exists. */
const keyOf = <Key extends string>() => z.custom<Key>((value) => typeof value === "string")
const paymentReason = keyOf<keyof Words["paymentReasons"]>()
const identityReason = keyOf<keyof Words["identityReasons"]>()
const document = { document: keyOf<keyof Words["documentLabels"]>() }
const documentReason = keyOf<keyof Words["documentReasons"]>()

type NotificationTemplate<Params extends z.ZodType = z.ZodType> = {
  readonly params: Params
  readonly page: PlainPage
  readonly query?: Readonly<Record<string, string>>
}
const template = <Params extends z.ZodType>(
  params: Params,
  page: PlainPage,
  query?: NotificationTemplate["query"],
): NotificationTemplate<Params> => (query ? { params, page, query } : { params, page })

/** Masked. */
const account = { account: z.string() }
const jackpot = { jackpot: keyOf<keyof Words["jackpotNames"]>(), amountCents: cents }
const tournament = { tournament: byLanguage, amountCents: cents }
const tournamentPoints = { tournament: byLanguage, points: z.int().positive() }
/** Absent for cash. */
const purse = z.literal("sports").optional()
const deposit = { orderId: z.string(), amountCents: cents, purse }
const withdrawal = { withdrawalId: z.string(), amountCents: cents, ...account, purse }
const onWithdrawal = <Params extends z.ZodRawShape>(params: Params) =>
  template(z.strictObject({ ...withdrawal, ...params }), "balances", { view: "withdrawals" })
const onDeposit = <Params extends z.ZodRawShape>(params: Params) =>
  template(z.strictObject({ ...deposit, ...params }), "balances")

/** Amounts are cents, instants ISO 8601. A stored one whose key was removed renders as unreadable. */
export const notificationTemplates = {
  account: {
    newDevice: template(z.strictObject({ device: z.string(), address: z.string() }), "devices"),
    emailChanged: template(z.strictObject({}), "profile"),
    mailReturned: template(z.strictObject({}), "profile"),
    itsmeLinked: template(z.strictObject({}), "profile"),
    payoutAccountAdded: template(z.strictObject({ ...account, until: z.iso.datetime() }), "withdrawals"),
    payoutAccountRemoved: template(z.strictObject(account), "withdrawals"),
    itsmeUnlinked: template(z.strictObject({}), "profile"),
    identityAccepted: template(z.strictObject({}), "profile"),
    identityDeclined: template(z.strictObject({ reason: identityReason }), "kyc"),
    documentAccepted: template(z.strictObject(document), "kyc"),
    documentRejected: template(z.strictObject({ ...document, documentReason }), "kyc"),
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
    referralRewarded: template(z.strictObject({ amountCents: cents, until: z.iso.datetime() }), "referrals"),
    referralCredited: template(z.strictObject({ amountCents: cents }), "referrals"),
    referralDisputed: template(z.strictObject({ amountCents: cents }), "referrals"),
    referralKept: template(z.strictObject({ amountCents: cents }), "referrals"),
    referralRefused: template(z.strictObject({ amountCents: cents }), "referrals"),
    bonusGranted: template(
      z.strictObject({ amountCents: cents, requiredCents: cents, until: z.iso.datetime() }),
      "balances",
    ),
    bonusConverted: template(z.strictObject({ amountCents: cents }), "balances"),
    bonusSpent: template(z.strictObject({}), "balances"),
    bonusOver: template(z.strictObject({ amountCents: cents }), "balances"),
    bonusWithdrawn: template(z.strictObject({ amountCents: cents }), "balances"),
    bonusGivenUp: template(z.strictObject({ amountCents: cents }), "balances"),
    bonusDepositReturned: template(z.strictObject({ amountCents: cents }), "balances"),
    bonusCancelled: template(z.strictObject({ amountCents: cents }), "balances"),
  },
  game: {
    stakesAnnulled: template(z.strictObject({ amountCents: cents }), "betHistory"),
    jackpotWon: template(z.strictObject({ ...jackpot, until: z.iso.datetime() }), "balances", {
      view: "jackpots",
    }),
    jackpotCredited: template(z.strictObject(jackpot), "balances", { view: "jackpots" }),
    jackpotDisputed: template(z.strictObject(jackpot), "balances", { view: "jackpots" }),
    jackpotKept: template(z.strictObject(jackpot), "balances", { view: "jackpots" }),
    jackpotRefused: template(z.strictObject(jackpot), "balances", { view: "jackpots" }),
    dropWon: template(z.strictObject({ amountCents: cents, until: z.iso.datetime() }), "balances", {
      view: "drops",
    }),
    dropCredited: template(z.strictObject({ amountCents: cents }), "balances", { view: "drops" }),
    dropDisputed: template(z.strictObject({ amountCents: cents }), "balances", { view: "drops" }),
    dropKept: template(z.strictObject({ amountCents: cents }), "balances", { view: "drops" }),
    dropRefused: template(z.strictObject({ amountCents: cents }), "balances", { view: "drops" }),
    tournamentWon: template(
      z.strictObject({ ...tournament, place: z.string(), until: z.iso.datetime() }),
      "myTournaments",
    ),
    tournamentCredited: template(z.strictObject(tournament), "balances"),
    tournamentDisputed: template(z.strictObject(tournament), "myTournaments"),
    tournamentKept: template(z.strictObject(tournament), "myTournaments"),
    tournamentRefused: template(z.strictObject(tournament), "myTournaments"),
    tournamentCancelled: template(z.strictObject(tournament), "balances"),
    tournamentBarred: template(z.strictObject(tournament), "balances"),
    tournamentRemoved: template(z.strictObject(tournament), "balances"),
    tournamentPointsWon: template(
      z.strictObject({ ...tournamentPoints, place: z.string() }),
      "myTournaments",
    ),
    tournamentPointsDisputed: template(z.strictObject(tournamentPoints), "myTournaments"),
    tournamentPointsKept: template(z.strictObject(tournamentPoints), "myTournaments"),
    tournamentPointsRefused: template(z.strictObject(tournamentPoints), "myTournaments"),
    questWon: template(
      z.strictObject({ amountCents: cents, place: z.string(), until: z.iso.datetime() }),
      "balances",
      { view: "quests" },
    ),
    questCredited: template(z.strictObject({ amountCents: cents }), "balances", { view: "quests" }),
    questDisputed: template(z.strictObject({ amountCents: cents }), "balances", { view: "quests" }),
    questKept: template(z.strictObject({ amountCents: cents }), "balances", { view: "quests" }),
    questRefused: template(z.strictObject({ amountCents: cents }), "balances", { view: "quests" }),
    questCancelled: template(z.strictObject({ week: z.string() }), "eliteQuest"),
    rankRose: template(z.strictObject({ rank: byLanguage }), "loyalty"),
    rankFalls: template(
      z.strictObject({ rank: byLanguage, held: byLanguage, on: z.iso.datetime() }),
      "loyalty",
    ),
  },
  responsible: {
    breakBegan: template(z.strictObject({ until: z.iso.datetime() }), "limits"),
    exclusionBegan: template(z.strictObject({ until: z.iso.datetime() }), "limits"),
    returnAsked: template(z.strictObject({ until: z.iso.datetime() }), "limits"),
    returned: template(z.strictObject({}), "limits"),
    limitCooled: template(z.strictObject({ until: z.iso.datetime() }), "limits"),
    raiseHolds: template(z.strictObject({ limitCents: cents }), "limits"),
    raiseRefused: template(z.strictObject({}), "limits"),
    raiseRevoked: template(z.strictObject({}), "limits"),
  },
  ruleChange: {},
} as const satisfies Record<notifications.NotificationKind, Record<string, NotificationTemplate>>

export type TemplateKind = keyof typeof notificationTemplates
export type TemplateKey<K extends TemplateKind> = keyof (typeof notificationTemplates)[K] & string
export type TemplateParams<K extends TemplateKind, N extends TemplateKey<K>> =
  (typeof notificationTemplates)[K][N] extends NotificationTemplate<infer Params> ? z.input<Params> : never

export function findTemplate(kind: string, key: string): NotificationTemplate | undefined {
  const ofKind: Record<string, NotificationTemplate> = Object.hasOwn(notificationTemplates, kind)
    ? notificationTemplates[kind as TemplateKind]
    : {}
  return Object.hasOwn(ofKind, key) ? ofKind[key] : undefined
}
