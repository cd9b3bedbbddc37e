import { consent as contract, type ReplyOf } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { randomUuid } from "../../platform/lib/random.ts"
import { type ConsentChoice, type ConsentOptions, isChoiceCurrent, parseDeviceId } from "./rules.ts"
import { deleteOrigins, findLatestChoice, insertChoice, lockDevice } from "./store.ts"

type ConsentReply = ReplyOf<typeof contract.chooseConsent>["consent"]

export function toConsentReply({ chosenAt, ...choice }: ConsentChoice, now: Date): ConsentReply {
  const { marketing, targeting, personal, version } = choice
  const isCurrent = isChoiceCurrent({ chosenAt, ...choice }, now)
  const at = chosenAt.toISOString()
  return { necessary: true, marketing, targeting, personal, version, chosenAt: at, isCurrent }
}

/** Of the cookie only the device id is used; the choice is read from the database. */
export async function findChoice(
  from: Reads,
  cookie: string | undefined,
): Promise<ConsentChoice | undefined> {
  const deviceId = parseDeviceId(cookie)
  return deviceId === undefined ? undefined : findLatestChoice(from, deviceId)
}

/** Without `targeting` the origin is deleted. Throws ConsentTextChangedErrorType for another edition of the text. */
export async function recordChoice(
  tx: Tx,
  subject: { cookie: string | undefined; playerId: bigint | null },
  request: ConsentOptions & { version: string },
): Promise<{ choice: ConsentChoice; deviceId: string }> {
  if (request.version !== contract.consentVersion) throw new AppError("ConsentTextChangedErrorType")
  const deviceId = parseDeviceId(subject.cookie)
  if (deviceId !== undefined) await lockDevice(tx, deviceId)
  const isKnown = deviceId !== undefined && (await findLatestChoice(tx, deviceId)) !== undefined
  const owner = { deviceId: isKnown ? deviceId : randomUuid(), playerId: subject.playerId }
  const { marketing, targeting, personal, version } = request
  await insertChoice(tx, owner, { marketing, targeting, personal, version })
  if (!targeting) await deleteOrigins(tx, owner)
  return { choice: { marketing, targeting, personal, version, chosenAt: tx.now }, deviceId: owner.deviceId }
}
