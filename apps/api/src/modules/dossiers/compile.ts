import type { Reads } from "../../platform/db/transaction.ts"
import { addDays } from "../../platform/lib/calendar.ts"
import { randomToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { exportRows, type PersonalDataTable } from "../../platform/privacy/personalData.ts"
import { getSetting, site } from "../content/index.ts"
import { findPhoto, findProfile, type IdentityEncryption } from "../players/index.ts"
import { createArchive, type ExportedNoun, exportedNouns, type NounData } from "./archive.ts"
import { sendDossierReady } from "./emails.ts"
import { dossierReady } from "./events.ts"
import * as settings from "./settings.ts"
import { deleteSealedArchives, findDossier, setDossierReady } from "./store.ts"

export type DossierDependencies = {
  /** What every noun of the house holds of a person. */
  personalData: readonly PersonalDataTable[]
  secret: IdentityEncryption
}

const nounOf = ({ table }: PersonalDataTable) => table.split(".")[0] as ExportedNoun

/** What the house holds of a player, noun by noun. */
async function collectData(
  from: Reads,
  personalData: readonly PersonalDataTable[],
  playerId: bigint,
): Promise<NounData[]> {
  const found: NounData[] = []
  for (const noun of exportedNouns) {
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
export async function compileDossier(
  platform: Platform,
  { personalData, secret }: DossierDependencies,
  id: bigint,
): Promise<void> {
  const from = platform.reads()
  const asked = await findDossier(from, id)
  if (asked?.state !== "asked") return
  const { player_id: playerId, language } = asked
  const { supportEmail } = await getSetting(from, site)
  const found = await collectData(from, personalData, playerId)
  const archive = createArchive(
    { language, at: from.now, supportEmail },
    found,
    await findPhoto(from, playerId),
  )
  const sealed = secret.encrypt(archive.toString("base64"))
  await platform.transact(async (tx) => {
    const { keptDays } = await getSetting(tx, settings.dossiers)
    const expiresAt = addDays(tx.now, keptDays)
    await deleteSealedArchives(tx, { olderOf: playerId })
    if (!(await setDossierReady(tx, id, { name: randomToken(), sealed, bytes: archive.length, expiresAt })))
      return
    await tx.publish(dossierReady, { playerId })
    const player = await findProfile(tx, playerId)
    if (player) await sendDossierReady(platform, tx, player, expiresAt)
  })
}
