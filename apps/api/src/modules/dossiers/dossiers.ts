import type { dossiers as contract, ReplyOf } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { enqueueJob, type Jobs } from "../../platform/jobs/queue.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { hourMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting } from "../content/index.ts"
import { findProfile, type IdentityEncryption, reencrypt } from "../players/index.ts"
import { compileDossier, type DossierDependencies } from "./compile.ts"
import { dossierAsked } from "./events.ts"
import * as settings from "./settings.ts"
import {
  type DossierRow,
  deleteSealedArchives,
  findLatestDossier,
  insertDossier,
  lockDossierRequests,
  lockSealedArchives,
  setSealedArchive,
} from "./store.ts"

const compileJob = "dossiers.gather"
const deleteExpiredJob = "dossiers.forget"

async function getNextRequestTime(from: Reads, { asked_at }: Pick<DossierRow, "asked_at">): Promise<Date> {
  const { againAfterHours } = await getSetting(from, settings.dossiers)
  return new Date(asked_at.getTime() + againAfterHours * hourMs)
}

/** A job compiles it. Throws DossierTooSoonErrorType {until} while the last request is less than a day old. */
export async function requestDossier(tx: Tx, playerId: bigint): Promise<void> {
  await lockDossierRequests(tx, playerId)
  const latest = await findLatestDossier(tx, playerId)
  const until = latest && (await getNextRequestTime(tx, latest))
  if (until && until > tx.now) throw new AppError("DossierTooSoonErrorType", { until })
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  const id = await insertDossier(tx, { playerId, language: player.language })
  await tx.publish(dossierAsked, { playerId })
  await enqueueJob(tx, compileJob, { dossierId: String(id) })
}

const toDownloadUrl = (name: string): string => `/media/dossiers/${name}.zip`

/** An expired archive is `gone`, also before its deletion. */
export async function getDossierReply(
  from: Reads,
  playerId: bigint,
): Promise<ReplyOf<typeof contract.getDossier>> {
  const latest = await findLatestDossier(from, playerId)
  if (!latest) return { dossier: null }
  const { state, asked_at: askedAt, expires_at: until, name, bytes } = latest
  const isThere = state === "ready" && name !== null && bytes !== null && until !== null && until > from.now
  return {
    dossier: {
      state: state === "ready" && !isThere ? "gone" : state,
      askedAt: askedAt.toISOString(),
      againFrom: (await getNextRequestTime(from, latest)).toISOString(),
      file: isThere ? { url: toDownloadUrl(name), until: until.toISOString(), bytes } : null,
    },
  }
}

export const jobs = (platform: Platform, ports: DossierDependencies): Jobs => ({
  [compileJob]: (payload) =>
    compileDossier(platform, ports, BigInt((payload as { dossierId: string }).dossierId)),
  [deleteExpiredJob]: () => platform.transact((tx) => deleteSealedArchives(tx)),
})
export const timetable = [{ job: deleteExpiredJob, cron: "50 * * * *" }]

const batchSize = 5

/** Re-encrypts a batch with the first key. Answers the last id, null at the end. Needs the owner role. */
export async function rekeyDossiers(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await lockSealedArchives(tx, after, batchSize)
  return reencrypt(secret, rows, (id, sealed) => setSealedArchive(tx, id, sealed))
}
