import { z } from "zod"
import type { Jobs } from "../../platform/jobs/queue.ts"
import { monotonicMs } from "../../platform/lib/clock.ts"
import type { Platform } from "../../platform/platform.ts"
import { getCatalogue } from "./catalogue.ts"
import { importCatalogue } from "./catalogueImport.ts"
import type { GameCatalogue } from "./ports.ts"
import { enqueuePosters, fetchArtwork } from "./posters/artwork.ts"
import type { PosterPainter } from "./posters/painterProcess.ts"
import { type createPosterStore, posterFormats, posterWidths } from "./posters/posters.ts"

/** A run draws this long and enqueues the next, so that shutdown never waits for a catalogue. */
const drawSliceMs = 1_000
const pauseMs = 300

const from = z.object({ afterGameId: z.int().nonnegative() })

export function jobs(
  platform: Platform,
  catalogue: GameCatalogue,
  painter: PosterPainter,
  getPoster: ReturnType<typeof createPosterStore>,
): Jobs {
  return {
    "games.importCatalogue": {
      lane: "lookUps",
      async run() {
        const { added, changed, gone } = await importCatalogue(platform, catalogue)
        platform.log.info("games.imported", { count: added + changed + gone })
      },
    },
    "games.fetchArtwork": {
      lane: "lookUps",
      async run(payload) {
        const { afterGameId } = from.parse(payload)
        await fetchArtwork(platform, { catalogue, painter, afterGameId })
      },
    },
    "games.drawPosters": async (payload) => {
      const { afterGameId } = from.parse(payload)
      const start = monotonicMs()
      const shelf = await getCatalogue(platform)
      const games = shelf.games.filter((game) => game.id > afterGameId).sort((a, b) => a.id - b.id)
      for (const game of games) {
        for (const width of posterWidths) {
          for (const format of posterFormats) {
            await getPoster(
              { ...game, studio: game.studio.name },
              { slug: game.slug, art: game.art, width, format },
            )
          }
        }
        if (monotonicMs() - start < drawSliceMs || game === games.at(-1)) continue
        await platform.transact((tx) => enqueuePosters(tx, pauseMs, game.id))
        return
      }
    },
  }
}
