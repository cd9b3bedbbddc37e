import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { randomToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { playerDetailsChanged } from "../events.ts"
import * as settings from "../settings.ts"
import { renderPhoto } from "./render.ts"
import { photoUrl } from "./rules.ts"
import { deletePhoto, setPhoto } from "./store.ts"

const changed = { fields: ["photo"] }

export async function changePhoto(
  { transact, reads }: Platform,
  playerId: bigint,
  file: File,
): Promise<string> {
  const { perPlayer, windowMinutes } = await getSetting(reads(), settings.profilePhoto)
  const windowMs = windowMinutes * minuteMs
  await countAttempt(transact, { bucket: `photo:${playerId}`, limit: perPlayer, windowMs })
  const bytes = await renderPhoto(Buffer.from(await file.arrayBuffer()))
  const name = randomToken()
  await transact(async (tx) => {
    await setPhoto(tx, playerId, { name, bytes })
    await tx.publish(playerDetailsChanged, { playerId, ...changed })
  })
  return photoUrl(name)
}

/** Deletes the photo; its URL then answers 404. */
export const removePhoto = ({ transact }: Platform, playerId: bigint): Promise<void> =>
  transact(async (tx) => {
    if (await deletePhoto(tx, playerId)) await tx.publish(playerDetailsChanged, { playerId, ...changed })
  })
