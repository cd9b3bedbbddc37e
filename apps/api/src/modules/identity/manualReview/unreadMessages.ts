import type { AdminCommand } from "../../../platform/admin/command.ts"
import { unreadMessageCommands } from "../../../platform/alarms/unreadMessages.ts"
import type { IdentityEncryption } from "../../players/index.ts"

/** Open for as long as a genuine message of the verifier that cannot be read waits for a person. */
export const unreadMessageAlarm = "identity.noticeUnreadable"

/** Whose messages those are, and the word of their commands. */
export const unreadMessages = { of: "identity", providers: ["shufti"] } as const

/** What a person does about the verifier's messages that cannot be read; they are kept sealed. */
export const unreadMessageAdminCommands = (
  secret: Pick<IdentityEncryption, "decrypt">,
): readonly AdminCommand[] =>
  unreadMessageCommands({
    ...unreadMessages,
    alarm: unreadMessageAlarm,
    open: (body) => Buffer.from(secret.decrypt(body), "utf8"),
  })
