import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import { violatedConstraint } from "../../../platform/db/database.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { sendLetter } from "../../../platform/mail/outbox.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting, renderEmail, site } from "../../content/index.ts"
import { acceptKnownIdentity } from "../../identity/index.ts"
import { notify } from "../../notifications/index.ts"
import { findPasswordHash, findProfile } from "../../players/index.ts"
import { assertRecentlyProved } from "../sessions.ts"
import { deleteLink, findLinkedAt, findLinkedPlayer, setLink } from "./store.ts"
import { completeVisit, type ItsmePorts, startVisit, type VisitReturn, type VisitStart } from "./visits.ts"

/** Requires a verified e-mail address, to which changes of the account are reported. */
export async function startLink(
  platform: Platform,
  ports: ItsmePorts,
  from: Omit<VisitStart, "purpose"> & { playerId: bigint },
): Promise<Awaited<ReturnType<typeof startVisit>>> {
  const player = await findProfile(platform.reads(), from.playerId)
  if (!player?.emailVerifiedAt) throw new AppError("EmailNotVerifiedErrorType")
  return startVisit(platform, ports, { ...from, purpose: "kyc" })
}

async function linkedElsewhere(from: Reads): Promise<AppError> {
  const { supportEmail: email } = await getSetting(from, site)
  return new AppError("ItsmeLinkedElsewhereErrorType", { email })
}

/** Replaces a previous link: a renewed itsme account has a new subject. A declined player is not linked. */
export async function linkItsme(
  platform: Platform,
  ports: ItsmePorts,
  visit: Omit<VisitReturn, "purpose"> & { playerId: bigint },
): Promise<{ kycStatus: "accepted" | "declined"; returnTo: string }> {
  const { secret } = ports
  const { playerId } = visit
  const { subject, person, returnTo } = await completeVisit(platform, ports, { ...visit, purpose: "kyc" })
  if (!person) throw new AppError("ItsmeNotConfirmedErrorType")
  const link = { subject: secret.encrypt(subject), subjectKey: secret.subjectKey(subject) }
  try {
    const kycStatus = await platform.transact(async (tx) => {
      const linkedPlayer = await findLinkedPlayer(tx, secret.subjectKeys(subject))
      if (linkedPlayer !== undefined && linkedPlayer !== playerId) throw await linkedElsewhere(tx)
      const status = await acceptKnownIdentity(platform, secret, tx, playerId, person)
      if (status === "declined" || linkedPlayer === playerId) return status
      await setLink(tx, playerId, link)
      await notifyLink(platform, tx, playerId, "itsmeLinked")
      return status
    })
    return { kycStatus, returnTo }
  } catch (error) {
    // A simultaneous transaction linked the same itsme account.
    if (violatedConstraint(error) === "itsme_link_subject") throw await linkedElsewhere(platform.reads())
    throw error
  }
}

export async function unlinkItsme(
  platform: Platform,
  { playerId, sessionId }: { playerId: bigint; sessionId: bigint },
): Promise<void> {
  await assertRecentlyProved(platform.reads(), sessionId)
  await platform.transact(async (tx) => {
    if (!(await deleteLink(tx, playerId))) throw new AppError("ItsmeNotLinkedErrorType")
    // No lock is needed: a password is never removed.
    if ((await findPasswordHash(tx, playerId)) === null) throw new AppError("PasswordNotSetErrorType")
    await notifyLink(platform, tx, playerId, "itsmeUnlinked")
  })
}

async function notifyLink(
  { publicUrl }: Platform,
  tx: Tx,
  playerId: bigint,
  change: "itsmeLinked" | "itsmeUnlinked",
): Promise<void> {
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  const { email: to, greetingName: firstName, language } = player
  await notify(tx, playerId, "account", change, {})
  const say = translate(language, "mails")
  const at = formatsOf(language).dateTime(tx.now)
  const { supportEmail: email } = await getSetting(tx, site)
  const action = { label: say(`${change}.action`), url: toAbsoluteUrl(publicUrl, "profile", language) }
  const paragraphs = [say(`${change}.text`, { firstName, at }), say(`${change}.notYou`, { email })]
  const subject = say(`${change}.subject`)
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}

export const getLinkedAt = (from: Reads, playerId: bigint): Promise<Date | null> =>
  findLinkedAt(from, playerId)
