import type { Language } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
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

export type LoginAttempt = {
  playerId: bigint
  deviceType: "mobile" | "web"
  address: string
  userAgent: string
  /** The session of this token ends, so that nobody can plant one (session fixation). */
  sessionToken: string | undefined
}
export type LoggedIn = OpenedSession & { playerId: bigint; lastLoginAt: Date | null; language: Language }
/** `challengeId` goes to the page, `browserKey` to a cookie: a login ends in the browser where it began. */
export type LoginChallenge = { challengeId: string; browserKey: string }

export async function logInOrChallenge(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  attempt: LoginAttempt,
): Promise<LoggedIn | LoginChallenge> {
  const { playerId, deviceType } = attempt
  if (!(await isFactorOn(tx, playerId))) return openLoginSession(platform, tx, attempt)
  const { challengeMinutes } = await getSetting(tx, settings.secondFactor)
  const [challengeId, browserKey] = [randomToken(), randomToken()]
  await insertChallenge(tx, {
    keyHash: hashToken(challengeId),
    browserHash: hashToken(browserKey),
    playerId,
    deviceType,
    expiresAt: new Date(tx.now.getTime() + challengeMinutes * minuteMs),
  })
  return { challengeId, browserKey }
}

export async function openLoginSession(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  attempt: LoginAttempt,
): Promise<LoggedIn> {
  const { playerId, sessionToken } = attempt
  const previous = sessionToken && (await findSessionRow(tx, hashToken(sessionToken)))
  if (previous) await endSession(tx, { playerId: previous.player_id, sessionId: previous.id }, "loggedOut")
  const lastLoginAt = await findLastStart(tx, playerId)
  const opened = await openSession(tx, attempt)
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  if (opened.isNewDevice) await notifyNewDevice(platform, tx, player, attempt)
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
