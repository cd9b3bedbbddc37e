import { addressOf } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Event, Reaction } from "../../kernel/events.ts"
import { post } from "../../kernel/mail.ts"
import type { Kernel } from "../../kernel/module.ts"
import type { Tx } from "../../kernel/transaction.ts"
import { letter } from "../content/index.ts"
import { profile } from "../players/index.ts"

/** What the events of this module carry that letters speak of. */
type Told = {
  amountCents: number
  balanceCents?: number
  account?: string
  reason?: string
  wasCredited?: boolean
  takenCents?: number
  wasPaid?: boolean
}

type LetterName =
  | "depositReceived"
  | "depositReturned"
  | "depositTakenBack"
  | "withdrawalRequested"
  | "withdrawalSent"
  | "withdrawalReceived"
  | "withdrawalFailed"
  | "withdrawalReturned"

/** Money that never was in the account does not leave it either. */
const ifCredited = (told: Told) => (told.wasCredited ? "depositTakenBack" : undefined)

const letters: Record<string, (told: Told) => LetterName | undefined> = {
  "deposit.succeeded": () => "depositReceived",
  "deposit.refunded": (told) => (told.takenCents === undefined ? "depositReturned" : ifCredited(told)),
  "deposit.chargedBack": (told) => ifCredited(told),
  "withdrawal.requested": () => "withdrawalRequested",
  "withdrawal.sent": () => "withdrawalSent",
  "withdrawal.received": () => "withdrawalReceived",
  "withdrawal.failed": ({ wasPaid }) => (wasPaid ? "withdrawalReturned" : "withdrawalFailed"),
  "withdrawal.rejected": () => "withdrawalFailed",
}

/** Writes to the player about their money, in their language, once for each event. */
export function letterWriting(kernel: Pick<Kernel, "publicUrl">): Reaction {
  return {
    listener: "payments.letters",
    kinds: Object.keys(letters),
    async react(tx, events) {
      for (const event of events) await write(kernel, tx, event)
    },
  }
}

async function write({ publicUrl }: Pick<Kernel, "publicUrl">, tx: Tx, event: Event): Promise<void> {
  const told = event.data as Told
  const name = letters[event.kind]?.(told)
  if (!name || event.playerId === null) return
  const player = await profile(tx, event.playerId)
  if (!player) return
  const { language, firstName, email } = player
  const say = translate(language, "paymentMails")
  const sayReason = translate(language, "paymentReasons")
  const { euros } = formatsOf(language)
  const page = name.startsWith("deposit") ? "deposits" : "withdrawals"
  const reason = told.reason as Parameters<typeof sayReason>[0] | undefined
  const args = {
    firstName,
    amount: euros(told.amountCents / 100),
    balance: euros((told.balanceCents ?? 0) / 100),
    taken: euros((told.takenCents ?? 0) / 100),
    account: told.account ?? "",
  }
  await post(
    tx,
    await letter(tx, publicUrl, {
      to: email,
      language,
      subject: say(`${name}.subject`, args),
      paragraphs: [say(`${name}.text`, args), ...(reason ? [sayReason(reason)] : [])],
      action: {
        label: say(`${page}Action`),
        url: addressOf(
          publicUrl,
          "balances",
          language,
          page === "withdrawals" ? { view: "withdrawals" } : {},
        ),
      },
    }),
  )
}
