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
  personalData: readonly PersonalDataTable[]
  secret: IdentityEncryption
}

const nounOf = ({ table }: PersonalDataTable) => table.split(".")[0] as ExportedNoun

async function collectData(
  from: Reads,
  personalData: readonly PersonalDataTable[],
  playerId: bigint,
): Promise<NounData[]> {
  const nounData: NounData[] = []
  for (const noun of exportedNouns) {
    const tables: Record<string, object[]> = {}
    // Sequential: no one waits for it, and calls need the connections.
    for (const each of personalData.filter(
      (declared) => nounOf(declared) === noun && Object.keys(declared.gives).length > 0,
    ))
      tables[each.table.slice(noun.length + 1)] = await exportRows(from, each, playerId)
    nounData.push({ noun, tables })
  }
  return nounData
}

/** It reads outside a transaction, because it may take long; a dossier no longer requested stays as it is. */
export async function compileDossier(
  platform: Platform,
  { personalData, secret }: DossierDependencies,
  id: bigint,
): Promise<void> {
  const from = platform.reads()
  const dossier = await findDossier(from, id)
  if (dossier?.state !== "asked") return
  const { player_id: playerId, language } = dossier
  const { supportEmail } = await getSetting(from, site)
  const nounData = await collectData(from, personalData, playerId)
  const archive = createArchive(
    { language, at: from.now, supportEmail },
    nounData,
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
