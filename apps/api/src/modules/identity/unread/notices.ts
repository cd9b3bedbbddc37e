import type { AdminCommand } from "../../../platform/admin/command.ts"
import { unreadMessageCommands } from "../../../platform/alarms/unreadMessages.ts"
import type { Secrecy } from "../../players/index.ts"

/** Open for as long as a genuine message of the verifier that cannot be read waits for a person. */
export const unreadableAlarm = "identity.noticeUnreadable"

/** Whose messages those are, and the word of their commands. */
export const unreadNotices = { of: "identity", providers: ["shufti"] } as const

/** What a person does about the verifier's messages that cannot be read; they are kept sealed. */
export const noticeOperations = (secret: Pick<Secrecy, "decrypt">): readonly AdminCommand[] =>
  unreadMessageCommands({
    ...unreadNotices,
    alarm: unreadableAlarm,
    open: (body) => Buffer.from(secret.decrypt(body), "utf8"),
  })
