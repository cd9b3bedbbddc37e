import type { Language } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Subscriber } from "../../platform/db/handlerType.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import { sendLetter } from "../../platform/mail/outbox.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting, renderEmail, site } from "../content/index.ts"
import { identityDeclined } from "../identity/index.ts"
import { isPermanentlyBarred, playerPaused } from "../limits/index.ts"
import { type UnsubscribeTokens, unsubscribeLinks, wantsMail } from "../notifications/index.ts"
import { findProfile, playerEmailChanged, playerPasswordChanged, playerReopened } from "../players/index.ts"
import { delayAccounts } from "./accounts/accounts.ts"
import * as events from "./events.ts"
import { cancelFinalPayout } from "./finalPayouts/finalPayouts.ts"
import { insertLeaving } from "./finalPayouts/store.ts"

type EmailName =
  | "depositReceived"
  | "depositReturned"
  | "depositTakenBack"
  | "withdrawalRequested"
  | "withdrawalSent"
  | "withdrawalReceived"
  | "withdrawalFailed"
  | "withdrawalReturned"
  | "leavingPayout"
  | "leavingAccountWanted"
  | "payoutAccountAdded"

const emailedEvents = [
  events.depositSucceeded,
  events.depositRefunded,
  events.depositChargedBack,
  events.withdrawalRequested,
  events.withdrawalSent,
  events.withdrawalReceived,
  events.withdrawalFailed,
  events.withdrawalRejected,
  events.leavingAccountWanted,
  events.payoutAccountAdded,
] as const

type EmailedEvent = EventOf<(typeof emailedEvents)[number]>

const isConvenience: ReadonlySet<EmailName> = new Set([
  "depositReceived",
  "withdrawalSent",
  "withdrawalReceived",
])

function findEmailName({ kind, data }: EmailedEvent): EmailName | undefined {
  switch (kind) {
    case "deposit.succeeded":
      return "depositReceived"
    case "deposit.refunded":
      if (data.takenCents === undefined) return "depositReturned"
      return data.wasCredited ? "depositTakenBack" : undefined
    case "deposit.chargedBack":
      return data.wasCredited ? "depositTakenBack" : undefined
    case "withdrawal.requested":
      return data.isLeaving ? "leavingPayout" : "withdrawalRequested"
    case "withdrawal.sent":
      return "withdrawalSent"
    case "withdrawal.received":
      return "withdrawalReceived"
    case "withdrawal.failed":
      return data.wasPaid ? "withdrawalReturned" : "withdrawalFailed"
    case "withdrawal.rejected":
      return "withdrawalFailed"
    case "leaving.accountWanted":
      return "leavingAccountWanted"
    case "payoutAccount.added":
      return "payoutAccountAdded"
  }
}

export const subscribers = (
  { publicUrl }: Pick<Platform, "publicUrl">,
  unsubscribing: UnsubscribeTokens,
): readonly Subscriber[] => [
  // A player who may not log in any more is paid out; the gate decides who that is.
  subscriber({
    listener: "payments.leaving",
    on: [playerPaused, identityDeclined, playerReopened],
    async react(tx, happened) {
      for (const { playerId } of happened)
        if (!(await cancelFinalPayout(tx, playerId))) await insertLeaving(tx, playerId)
    },
  }),
  // A stolen password or mailbox must not lead to an immediate payout to an unproven account.
  subscriber({
    listener: "payments.coolOff",
    on: [playerPasswordChanged, playerEmailChanged],
    async react(tx, happened) {
      for (const { playerId, at } of happened) await delayAccounts(tx, playerId, at)
    },
  }),
  subscriber({
    listener: "payments.letters",
    on: emailedEvents,
    async react(tx, happened) {
      for (const event of happened) await sendEventEmail({ publicUrl, unsubscribing }, tx, event)
    },
  }),
]

function toEmailGroup({ data, playerId }: EmailedEvent): string {
  if ("withdrawalId" in data) return data.withdrawalId
  if ("accountId" in data) return data.accountId
  return "orderId" in data ? data.orderId : `player ${playerId}`
}

function toEmailFigures(language: Language, { data, at }: EmailedEvent) {
  const { euros, dateTime } = formatsOf(language)
  return {
    amount: euros("amountCents" in data ? data.amountCents / 100 : 0),
    balance: euros("balanceCents" in data ? data.balanceCents / 100 : 0),
    taken: euros("takenCents" in data ? (data.takenCents ?? 0) / 100 : 0),
    account: "account" in data ? data.account : "",
    purse: ("purse" in data && data.purse) || "cash",
    at: dateTime(at),
    until: "until" in data ? dateTime(data.until) : "",
    sentFrom: "sentFrom" in data && data.sentFrom ? dateTime(data.sentFrom) : "",
  }
}

function emailPageUrl(name: EmailName, publicUrl: string, language: Language) {
  const say = translate(language, "paymentMails")
  if (name === "payoutAccountAdded")
    return { label: say("accountsAction"), url: toAbsoluteUrl(publicUrl, "withdrawals", language) }
  const isDeposit = name.startsWith("deposit")
  const view = isDeposit ? {} : { view: "withdrawals" }
  return {
    label: say(isDeposit ? "depositsAction" : "withdrawalsAction"),
    url: toAbsoluteUrl(publicUrl, "balances", language, view),
  }
}

type Links = { publicUrl: string; unsubscribing: UnsubscribeTokens }

async function sendEventEmail(
  { publicUrl, unsubscribing }: Links,
  tx: Tx,
  event: EmailedEvent,
): Promise<void> {
  const name = findEmailName(event)
  const player = name && (await findProfile(tx, event.playerId))
  if (!player) return
  const kind = "money"
  if (isConvenience.has(name)) {
    // Optional letters are not sent to an address that bounced; mandatory ones are tried anyway.
    const isRead = player.mailReturnedAt === null && (await wantsMail(tx, event.playerId, kind))
    if (!isRead) return
  }
  const { data, playerId } = event
  const { language, greetingName: firstName, email } = player
  const say = translate(language, "paymentMails")
  const sayReason = translate(language, "paymentReasons")
  const args = {
    firstName,
    ...toEmailFigures(language, event),
    email: (await getSetting(tx, site)).supportEmail,
  }
  // A permanently barred player cannot open the linked pages.
  const hasPages = !(await isPermanentlyBarred(tx, event.playerId))
  const reason = "reason" in data ? data.reason : undefined
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, {
      to: email,
      language,
      subject: say(`${name}.subject`, args),
      paragraphs: [
        say(`${name}.text`, args),
        ...(args.sentFrom ? [say("withdrawalToNew", args)] : []),
        ...(reason ? [sayReason(reason)] : []),
      ],
      ...(hasPages && { action: emailPageUrl(name, publicUrl, language) }),
      ...(isConvenience.has(name) && {
        unsubscribe: unsubscribeLinks(publicUrl, unsubscribing, { playerId, kind, language }),
      }),
    }),
    { matter: toEmailGroup(event) },
  )
}
