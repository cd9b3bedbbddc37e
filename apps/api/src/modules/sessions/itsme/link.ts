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

/**
 * Sends a player to itsme to show who they are. Refuses as `leave` does, and with EmailNotVerifiedErrorType: until the
 * address is known to be theirs, what happens to the account could not be told to anybody.
 */
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

/**
 * Takes over who itsme says a player is, and links their itsme account, in place of one they had before: whoever makes
 * their itsme account anew is another subject. The player is told, by letter too. Refuses as `arrive` and `acceptKnownIdentity` do,
 * and with ItsmeLinkedElsewhereErrorType; then nothing has changed. Whoever is declined is not linked.
 */
export async function linkItsme(
  platform: Platform,
  ports: ItsmePorts,
  given: Omit<VisitReturn, "purpose"> & { playerId: bigint },
): Promise<{ kycStatus: "accepted" | "declined"; returnTo: string }> {
  const { secret } = ports
  const { playerId } = given
  const { subject, person, returnTo } = await completeVisit(platform, ports, { ...given, purpose: "kyc" })
  if (!person) throw new AppError("ItsmeNotConfirmedErrorType")
  const link = { subject: secret.encrypt(subject), subjectKey: secret.subjectKey(subject) }
  try {
    const kycStatus = await platform.transact(async (tx) => {
      const before = await findLinkedPlayer(tx, secret.subjectKeys(subject))
      if (before !== undefined && before !== playerId) throw await linkedElsewhere(tx)
      const settled = await acceptKnownIdentity(platform, secret, tx, playerId, person)
      if (settled === "declined" || before === playerId) return settled
      await setLink(tx, playerId, link)
      await notifyLink(platform, tx, playerId, "itsmeLinked")
      return settled
    })
    return { kycStatus, returnTo }
  } catch (problem) {
    // Another account got the same itsme at the same moment.
    if (violatedConstraint(problem) === "itsme_link_subject") throw await linkedElsewhere(platform.reads())
    throw problem
  }
}

/**
 * Takes itsme off an account: it logs nobody in any more, and links again by showing who the player is. The identity stays
 * verified. The player is told, by letter too. Refuses with StepUpRequiredErrorType as `assertRecentlyProved` does, with
 * ItsmeNotLinkedErrorType where none is linked, and with PasswordNotSetErrorType where it is the only way in.
 */
export async function unlinkItsme(
  platform: Platform,
  { playerId, sessionId }: { playerId: bigint; sessionId: bigint },
): Promise<void> {
  await assertRecentlyProved(platform.reads(), sessionId)
  await platform.transact(async (tx) => {
    if (!(await deleteLink(tx, playerId))) throw new AppError("ItsmeNotLinkedErrorType")
    // A password is never taken away again.
    if ((await findPasswordHash(tx, playerId)) === null) throw new AppError("PasswordNotSetErrorType")
    await notifyLink(platform, tx, playerId, "itsmeUnlinked")
  })
}

async function notifyLink(
  { publicUrl }: Platform,
  tx: Tx,
  playerId: bigint,
  what: "itsmeLinked" | "itsmeUnlinked",
): Promise<void> {
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  const { email: to, greetingName: firstName, language } = player
  await notify(tx, playerId, "account", what, {})
  const say = translate(language, "mails")
  const at = formatsOf(language).dateTime(tx.now)
  const { supportEmail: email } = await getSetting(tx, site)
  const action = { label: say(`${what}.action`), url: toAbsoluteUrl(publicUrl, "profile", language) }
  const paragraphs = [say(`${what}.text`, { firstName, at }), say(`${what}.notYou`, { email })]
  const subject = say(`${what}.subject`)
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}

/** Since when the player's itsme account logs them in. */
export const getLinkedAt = (from: Reads, playerId: bigint): Promise<Date | null> =>
  findLinkedAt(from, playerId)
