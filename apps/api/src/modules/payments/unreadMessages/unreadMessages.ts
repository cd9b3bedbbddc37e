import type { AdminCommand } from "../../../platform/admin/command.ts"
import { unreadMessageCommands } from "../../../platform/alarms/unreadMessages.ts"

export const unreadMessageAlarm = "payments.noticeUnreadable"

export const unreadMessages = {
  of: "payment",
  providers: ["hipay", "bancontact", "paysafecard", "neteller", "skrill", "bank"],
} as const

export const adminCommands: readonly AdminCommand[] = unreadMessageCommands({
  ...unreadMessages,
  alarm: unreadMessageAlarm,
  open: (body) => body,
})
