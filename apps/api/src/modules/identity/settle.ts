import { players } from "@elite/contract"
import type { Kernel } from "../../kernel/module.ts"
import type { Tx } from "../../kernel/transaction.ts"
import { notify } from "../notifications/index.ts"
import { type Profile, profile, type Secrecy } from "../players/index.ts"
import { identityDeclined, identityVerified } from "./events.ts"
import { postAccepted, postDeclined } from "./letters.ts"
import type { Report } from "./ports.ts"
import { type Decision, decide, mayBecome } from "./rules.ts"
import {
  isDocumentInUse,
  latestVerificationOf,
  lockStanding,
  type StandingRow,
  setStanding,
  updateVerification,
  type VerificationRow,
  verificationOf,
} from "./store.ts"

/**
 * Takes a report of the verifier over: the attempt's status, the player's standing, letter, message and event,
 * or nothing where the report is late or repeated. `lookedUp`: it was read from the vendor and not merely
 * received; without that nothing is decided.
 */
export async function settle(
  { publicUrl }: Pick<Kernel, "publicUrl">,
  secret: Secrecy,
  tx: Tx,
  report: Report,
  lookedUp: boolean,
): Promise<void> {
  const found = await verificationOf(tx, report.reference)
  if (!found) return
  const standing = await lockStanding(tx, found.player_id)
  // Read again: the lock may have been waited for.
  const attempt = (await verificationOf(tx, report.reference))!
  const player = await profile(tx, attempt.player_id)
  if (!player) throw new Error(`There is no player ${attempt.player_id}.`)
  let decision = decide(report, player, players.minimumAgeYears, tx.now)
  if (
    decision.status === "accepted" &&
    report.document &&
    (await isDocumentInUse(tx, player.playerId, secret.numberKeys(report.document.number)))
  )
    decision = { status: "declined", reason: "documentInUse" }
  if (!mayBecome(attempt.status, decision.status, lookedUp)) return
  await updateVerification(tx, attempt.reference, decision)
  if (decision.status === "accepted" && report.document) {
    const { firstName, lastName, number } = report.document
    const document = { documentNumber: secret.encrypt(number), documentKey: secret.numberKey(number) }
    const acceptance = { reference: attempt.reference, firstName, lastName, ...document }
    await setStanding(tx, player.playerId, "accepted", { acceptance })
    await tellAll(tx, publicUrl, player, attempt, decision)
  } else if (await concerns(tx, standing, attempt)) {
    await setStanding(tx, player.playerId, kycStatusOf(decision), { reason: decision.reason })
    await tellAll(tx, publicUrl, player, attempt, decision)
  }
}

/** An attempt speaks for the player while it is their newest, or the one their acceptance stands on. */
async function concerns(tx: Tx, standing: StandingRow, attempt: VerificationRow): Promise<boolean> {
  if (standing.kyc_status === "accepted") return standing.reference === attempt.reference
  return (await latestVerificationOf(tx, attempt.player_id))?.reference === attempt.reference
}

function kycStatusOf({ status }: Decision): "none" | "inProgress" | "declined" {
  if (status === "declined") return "declined"
  return status === "cancelled" || status === "timedOut" ? "none" : "inProgress"
}

async function tellAll(
  tx: Tx,
  publicUrl: string,
  player: Profile,
  { reference }: VerificationRow,
  decision: Decision,
): Promise<void> {
  const { playerId } = player
  const kycStatus = decision.status === "accepted" ? "accepted" : kycStatusOf(decision)
  tx.tell({ playerId }, "identity", { kycStatus })
  if (decision.status === "accepted") {
    await tx.announce(identityVerified, { playerId, reference })
    await notify(tx, playerId, "account", "identityAccepted", {})
    await postAccepted(tx, publicUrl, player)
  }
  if (decision.status === "declined") {
    const reason = decision.reason ?? "other"
    await tx.announce(identityDeclined, { playerId, reference, reason })
    await notify(tx, playerId, "account", "identityDeclined", { reason })
    await postDeclined(tx, publicUrl, player, reason)
  }
}
