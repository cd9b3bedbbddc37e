import { consent as contract, type ReplyOf } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { randomUuid } from "../../platform/lib/random.ts"
import { type ConsentChoice, type ConsentOptions, isChoiceCurrent, parseDeviceId } from "./rules.ts"
import { deleteOrigins, findLatestChoice, insertChoice, lockDevice } from "./store.ts"

type ConsentReply = ReplyOf<typeof contract.chooseConsent>["consent"]

/** A choice as the wire shows it. */
export function toConsentReply({ chosenAt, ...choice }: ConsentChoice, now: Date): ConsentReply {
  const { marketing, targeting, personal, version } = choice
  const holds = isChoiceCurrent({ chosenAt, ...choice }, now)
  const at = chosenAt.toISOString()
  return { necessary: true, marketing, targeting, personal, version, chosenAt: at, isCurrent: holds }
}

/** What is on record of the browser that brings this cookie; the cookie itself is believed nothing but its name. */
export async function findChoice(
  from: Reads,
  cookie: string | undefined,
): Promise<ConsentChoice | undefined> {
  const deviceId = parseDeviceId(cookie)
  return deviceId === undefined ? undefined : findLatestChoice(from, deviceId)
}

/**
 * Puts a choice on record, for a browser and whoever is logged in there. Without `targeting` it is forgotten where they
 * came from. A browser that nobody here knows gets a name of our own making. Refuses with ConsentTextChangedErrorType
 * where another edition of the text was read.
 */
export async function recordChoice(
  tx: Tx,
  who: { cookie: string | undefined; playerId: bigint | null },
  chosen: ConsentOptions & { version: string },
): Promise<{ choice: ConsentChoice; deviceId: string }> {
  if (chosen.version !== contract.consentVersion) throw new AppError("ConsentTextChangedErrorType")
  const named = parseDeviceId(who.cookie)
  if (named !== undefined) await lockDevice(tx, named)
  const isKnown = named !== undefined && (await findLatestChoice(tx, named)) !== undefined
  const of = { deviceId: isKnown ? named : randomUuid(), playerId: who.playerId }
  const { marketing, targeting, personal, version } = chosen
  await insertChoice(tx, of, { marketing, targeting, personal, version })
  if (!targeting) await deleteOrigins(tx, of)
  return { choice: { marketing, targeting, personal, version, chosenAt: tx.now }, deviceId: of.deviceId }
}
