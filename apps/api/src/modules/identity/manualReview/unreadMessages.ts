import type { AdminCommand } from "../../../platform/admin/command.ts"
import { unreadMessageCommands } from "../../../platform/alarms/unreadMessages.ts"
import type { IdentityEncryption } from "../../players/index.ts"

export const unreadMessageAlarm = "identity.noticeUnreadable"

/** The noun of the admin commands, and the providers whose messages they show. */
export const unreadMessages = { of: "identity", providers: ["shufti"] } as const

/** For genuine webhooks that cannot be parsed; they are stored encrypted. */
export const unreadMessageAdminCommands = (
  secret: Pick<IdentityEncryption, "decrypt">,
): readonly AdminCommand[] =>
  unreadMessageCommands({
    ...unreadMessages,
    alarm: unreadMessageAlarm,
    open: (body) => Buffer.from(secret.decrypt(body), "utf8"),
  })
