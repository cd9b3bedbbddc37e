import type { Language } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import { hashToken, randomToken } from "../../../platform/lib/random.ts"
import { sendLetter } from "../../../platform/mail/outbox.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting, renderEmail, site } from "../../content/index.ts"
import { notify } from "../../notifications/index.ts"
import { findProfile, type Profile } from "../../players/index.ts"
import { deviceName, recognisedDevice } from "../device.ts"
import { endSession, type OpenedSession, openSession } from "../sessions.ts"
import * as settings from "../settings.ts"
import { findLastStart, findSessionRow } from "../store.ts"
import { insertChallenge } from "./challengeStore.ts"
import { isFactorOn } from "./store.ts"

/** Somebody who has shown that an account is theirs, and the browser they came with. */
export type LoginAttempt = {
  playerId: bigint
  deviceType: "mobile" | "web"
  address: string
  userAgent: string
  /** The token the browser came with; its session ends, so that none can be planted. */
  sessionToken: string | undefined
}
export type LoggedIn = OpenedSession & { playerId: bigint; lastLoginAt: Date | null; language: Language }
/** `challengeId` is the page's, `browserKey` the browser's cookie: a log-in ends where it began. */
export type LoginChallenge = { challengeId: string; browserKey: string }

/**
 * Session or challenge: every way in that shows one thing comes through here. Opens a session as {@link openLoginSession} does, or,
 * for a player whose second factor holds, only a challenge, which `completeLogin` ends. Both its keys are random, 256 bits,
 * kept as their hashes. Refuses as {@link openLoginSession} does.
 */
export async function logInOrChallenge(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  coming: LoginAttempt,
): Promise<LoggedIn | LoginChallenge> {
  const { playerId, deviceType } = coming
  if (!(await isFactorOn(tx, playerId))) return openLoginSession(platform, tx, coming)
  const { challengeMinutes } = await getSetting(tx, settings.secondFactor)
  const [challengeId, browserKey] = [randomToken(), randomToken()]
  await insertChallenge(tx, {
    keyHash: hashToken(challengeId),
    browserHash: hashToken(browserKey),
    playerId,
    deviceType,
    expiresAt: new Date(tx.now.getTime() + challengeMinutes * 60_000),
  })
  return { challengeId, browserKey }
}

/**
 * Opens the session of whoever has shown all that is asked of them; the one their browser came with ends. A device that was
 * not seen before is told to the player. Refuses with what the gate says of logging in: AccountClosed, AccountUnderAge,
 * AccountExcluded.
 */
export async function openLoginSession(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  coming: LoginAttempt,
): Promise<LoggedIn> {
  const { playerId, sessionToken } = coming
  const before = sessionToken && (await findSessionRow(tx, hashToken(sessionToken)))
  if (before) await endSession(tx, { playerId: before.player_id, sessionId: before.id }, "loggedOut")
  const lastLoginAt = await findLastStart(tx, playerId)
  const opened = await openSession(tx, coming)
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  if (opened.isNewDevice) await notifyNewDevice(platform, tx, player, coming)
  return { ...opened, playerId, lastLoginAt, language: player.language }
}

async function notifyNewDevice(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  player: Profile,
  { userAgent, address }: LoginAttempt,
): Promise<void> {
  const { playerId, email: to, greetingName: firstName, language } = player
  await notify(tx, playerId, "account", "newDevice", { device: deviceName(userAgent), address })
  const say = translate(language, "mails")
  const at = formatsOf(language).dateTime(tx.now)
  const { supportEmail: email } = await getSetting(tx, site)
  const paragraphs = [
    say("newDevice.text", { firstName, at }),
    say("newDevice.device", { device: recognisedDevice(userAgent), address }),
    say("newDevice.notYou", { email }),
  ]
  const action = { label: say("newDevice.action"), url: toAbsoluteUrl(publicUrl, "devices", language) }
  const subject = say("newDevice.subject")
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}
