import { addressOf } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import { violatedConstraint } from "../../../kernel/database.ts"
import { Failure } from "../../../kernel/failure.ts"
import { post } from "../../../kernel/mail.ts"
import type { Kernel } from "../../../kernel/module.ts"
import type { Reads, Tx } from "../../../kernel/transaction.ts"
import { letter, setting, site } from "../../content/index.ts"
import { settleKnown } from "../../identity/index.ts"
import { notify } from "../../notifications/index.ts"
import { profile } from "../../players/index.ts"
import { linkedAtOf, linkedPlayerOf, setLink } from "./itsmeStore.ts"
import { type Arrival, arrive, type ItsmePorts, type Leaving, leave } from "./visits.ts"

/**
 * Sends a player to itsme to show who they are. Refuses as `leave` does, and with EmailNotVerifiedErrorType: until the
 * address is known to be theirs, what happens to the account could not be told to anybody.
 */
export async function leaveToLink(
  kernel: Kernel,
  ports: ItsmePorts,
  from: Omit<Leaving, "purpose"> & { playerId: bigint },
): Promise<Awaited<ReturnType<typeof leave>>> {
  const player = await profile(kernel.reads(), from.playerId)
  if (!player?.emailVerifiedAt) throw new Failure("EmailNotVerifiedErrorType")
  return leave(kernel, ports, { ...from, purpose: "kyc" })
}

async function linkedElsewhere(from: Reads): Promise<Failure> {
  const { supportEmail: email } = await setting(from, site)
  return new Failure("ItsmeLinkedElsewhereErrorType", { email })
}

/**
 * Takes over who itsme says a player is, and links their itsme account, in place of one they had before: whoever makes
 * their itsme account anew is another subject. The player is told, by letter too. Refuses as `arrive` and `settleKnown` do,
 * and with ItsmeLinkedElsewhereErrorType; then nothing has changed. Whoever is declined is not linked.
 */
export async function linkItsme(
  kernel: Kernel,
  ports: ItsmePorts,
  given: Omit<Arrival, "purpose"> & { playerId: bigint },
): Promise<{ kycStatus: "accepted" | "declined"; returnTo: string }> {
  const { secret } = ports
  const { playerId } = given
  const { subject, person, returnTo } = await arrive(kernel, ports, { ...given, purpose: "kyc" })
  if (!person) throw new Failure("ItsmeNotConfirmedErrorType")
  const link = { subject: secret.encrypt(subject), subjectKey: secret.subjectKey(subject) }
  try {
    const kycStatus = await kernel.transact(async (tx) => {
      const before = await linkedPlayerOf(tx, secret.subjectKeys(subject))
      if (before !== undefined && before !== playerId) throw await linkedElsewhere(tx)
      const settled = await settleKnown(kernel, secret, tx, playerId, person)
      if (settled === "declined" || before === playerId) return settled
      await setLink(tx, playerId, link)
      await tellLinked(kernel, tx, playerId)
      return settled
    })
    return { kycStatus, returnTo }
  } catch (problem) {
    // Another account got the same itsme at the same moment.
    if (violatedConstraint(problem) === "itsme_link_subject") throw await linkedElsewhere(kernel.reads())
    throw problem
  }
}

async function tellLinked({ publicUrl }: Kernel, tx: Tx, playerId: bigint): Promise<void> {
  const player = await profile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  const { email: to, firstName, language } = player
  await notify(tx, playerId, "account", "itsmeLinked", {})
  const say = translate(language, "mails")
  const at = formatsOf(language).dateTime(tx.now)
  const { supportEmail: email } = await setting(tx, site)
  const action = { label: say("itsmeLinked.action"), url: addressOf(publicUrl, "profile", language) }
  const paragraphs = [say("itsmeLinked.text", { firstName, at }), say("itsmeLinked.notYou", { email })]
  const subject = say("itsmeLinked.subject")
  await post(tx, await letter(tx, publicUrl, { to, language, subject, paragraphs, action }))
}

/** Since when the player's itsme account logs them in. */
export const linkedAt = (from: Reads, playerId: bigint): Promise<Date | null> => linkedAtOf(from, playerId)
