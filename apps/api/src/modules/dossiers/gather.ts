import type { Reads } from "../../platform/db/transaction.ts"
import { addDays } from "../../platform/lib/calendar.ts"
import { randomToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { exportRows, type PersonalDataTable } from "../../platform/privacy/personalData.ts"
import { setting, site } from "../content/index.ts"
import { photoOf, profile, type Secrecy } from "../players/index.ts"
import { archived, type Chapter, chapters, type Noun } from "./archive.ts"
import { dossierReady } from "./events.ts"
import { postReady } from "./letters.ts"
import * as settings from "./settings.ts"
import { deleteSealed, dossierOf, setReady } from "./store.ts"

export type DossierPorts = {
  /** What every noun of the house holds of a person. */
  personalData: readonly PersonalDataTable[]
  secret: Secrecy
}

const nounOf = ({ table }: PersonalDataTable) => table.split(".")[0] as Noun

/** What the house holds of a player, noun by noun. */
async function foundOf(
  from: Reads,
  personalData: readonly PersonalDataTable[],
  playerId: bigint,
): Promise<Chapter[]> {
  const found: Chapter[] = []
  for (const noun of chapters) {
    const tables: Record<string, object[]> = {}
    // One after the other: nobody waits for it, and others need the connections.
    for (const each of personalData.filter(
      (one) => nounOf(one) === noun && Object.keys(one.gives).length > 0,
    ))
      tables[each.table.slice(noun.length + 1)] = await exportRows(from, each, playerId)
    found.push({ noun, tables })
  }
  return found
}

/**
 * Puts together what a player asked for, seals it, and writes to them. It is read outside a transaction, as it may take
 * long; what was put together already, or is waited for no more, stays as it is.
 */
export async function gather(
  platform: Platform,
  { personalData, secret }: DossierPorts,
  id: bigint,
): Promise<void> {
  const from = platform.reads()
  const asked = await dossierOf(from, id)
  if (asked?.state !== "asked") return
  const { player_id: playerId, language } = asked
  const { supportEmail } = await setting(from, site)
  const found = await foundOf(from, personalData, playerId)
  const archive = archived({ language, at: from.now, supportEmail }, found, await photoOf(from, playerId))
  const sealed = secret.encrypt(archive.toString("base64"))
  await platform.transact(async (tx) => {
    const { keptDays } = await setting(tx, settings.dossiers)
    const expiresAt = addDays(tx.now, keptDays)
    await deleteSealed(tx, { olderOf: playerId })
    if (!(await setReady(tx, id, { name: randomToken(), sealed, bytes: archive.length, expiresAt }))) return
    await tx.publish(dossierReady, { playerId })
    const player = await profile(tx, playerId)
    if (player) await postReady(platform, tx, player, expiresAt)
  })
}
