import type { AdminCommand } from "../../../platform/admin/command.ts"
import { unreadMessageCommands } from "../../../platform/alarms/unreadMessages.ts"

/** Open for as long as a genuine notification of a provider or the bank that cannot be read waits for a person. */
export const unreadMessageAlarm = "payments.noticeUnreadable"

/** Whose notifications those are, and the word of their commands. */
export const unreadMessages = {
  of: "payment",
  providers: ["hipay", "bancontact", "paysafecard", "neteller", "skrill", "bank"],
} as const

/** What a person does about notifications that cannot be read. */
export const adminCommands: readonly AdminCommand[] = unreadMessageCommands({
  ...unreadMessages,
  alarm: unreadMessageAlarm,
  open: (body) => body,
})
