import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob } from "../../../platform/jobs/queue.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { GameCatalogue } from "../ports.ts"
import { updateVersion } from "../store.ts"
import type { PosterPainter } from "./painterProcess.ts"
import { hashPicture, toArtworkFile } from "./posters.ts"
import * as store from "./store.ts"

export const enqueuePosters = (tx: Tx, delayMs: number, afterGameId = 0): Promise<void> =>
  enqueueJob(tx, "games.drawPosters", { afterGameId }, { key: "games.drawPosters", delayMs })

export const enqueueArtwork = (tx: Tx, { delayMs = 0, afterGameId = 0 }): Promise<void> =>
  enqueueJob(tx, "games.fetchArtwork", { afterGameId }, { key: "games.fetchArtwork", delayMs })

const gamesPerRun = 20
const posterDelayMs = 2_000

type Options = { catalogue: GameCatalogue; painter: Pick<PosterPainter, "paint">; afterGameId: number }

/** A game keeps the poster it has while its picture is missing; what failed is tried again after an hour. */
export async function fetchArtwork(
  platform: Platform,
  { catalogue, painter, afterGameId }: Options,
): Promise<void> {
  const due = await store.listDueArtwork(platform.reads(), afterGameId, gamesPerRun)
  let fetched = 0
  for (const { id, url } of due) {
    try {
      const picture = await catalogue.fetchArtwork(url)
      await painter.paint({ picture, width: 180, format: "webp" })
      const artwork = hashPicture(picture)
      await platform.files.keep(toArtworkFile(artwork), picture)
      await platform.transact(async (tx) => {
        await store.setArtwork(tx, { id, url, artwork })
        await updateVersion(tx, "catalogue")
      })
      fetched++
    } catch (error) {
      platform.log.warn("games.artworkFailed", describeError(error))
    }
  }
  await platform.transact(async (tx) => {
    if (fetched > 0) await enqueuePosters(tx, posterDelayMs)
    if (due.length === gamesPerRun) await enqueueArtwork(tx, { afterGameId: due.at(-1)!.id })
    else if ((await store.listDueArtwork(tx, 0, 1)).length > 0) await enqueueArtwork(tx, { delayMs: hourMs })
  })
}
