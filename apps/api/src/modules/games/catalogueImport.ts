import type { Tx } from "../../platform/db/transaction.ts"
import { enqueueJob } from "../../platform/jobs/queue.ts"
import { describeError } from "../../platform/lib/log.ts"
import { slugify } from "../../platform/lib/text.ts"
import type { Platform } from "../../platform/platform.ts"
import { invalidateCatalogue } from "./catalogue.ts"
import type { CatalogueGame, GameCatalogue } from "./ports.ts"
import { enqueueArtwork, enqueuePosters } from "./posters/artwork.ts"
import { assignPosters } from "./posters/posters.ts"
import { listPosterSubjects, setPosters } from "./posters/store.ts"
import { uniqueSlug } from "./rules.ts"
import * as store from "./store.ts"

export type ImportResult = { added: number; changed: number; gone: number }

const posterDelayMs = 5_000

/** Idempotent. Throws where the aggregator does not answer or lists no game: an empty list is its fault. */
export async function importCatalogue(platform: Platform, catalogue: GameCatalogue): Promise<ImportResult> {
  const listed = [...new Map((await catalogue.list()).map((game) => [game.code, game])).values()]
  if (listed.length === 0) throw new Error("The aggregator lists no games.")
  const imported = await platform.transact(async (tx) => {
    await store.lockImport(tx)
    await addStudios(tx, listed)
    const written = await store.writeGames(tx, await toImportedGames(tx, listed))
    const gone = await store.setUnlisted(
      tx,
      listed.map((game) => game.code),
    )
    const added = written.filter((game) => game.added).length
    const redrawn = await updatePosterPlans(tx)
    if (written.length + gone + redrawn > 0) await store.updateVersion(tx, "catalogue")
    if (redrawn > 0) await enqueuePosters(tx, posterDelayMs)
    await enqueueArtwork(tx, { delayMs: 0 })
    return { added, changed: written.length - added, gone }
  })
  invalidateCatalogue(platform)
  return imported
}

/** Where the aggregator does not answer, a job imports later and the process starts. */
export async function importAtFirstStart(platform: Platform, catalogue: GameCatalogue): Promise<void> {
  if (await store.hasListedGames(platform.reads())) return
  try {
    await importCatalogue(platform, catalogue)
  } catch (error) {
    platform.log.warn("games.notImported", describeError(error))
    await platform.transact((tx) =>
      enqueueJob(tx, "games.importCatalogue", {}, { key: "games.importCatalogue" }),
    )
  }
}

async function addStudios(tx: Tx, listed: readonly CatalogueGame[]): Promise<void> {
  const known = await store.listStudios(tx)
  const names = new Set(known.map((studio) => studio.name))
  const slugs = new Set(known.map((studio) => studio.slug))
  const newNames = [...new Set(listed.map((game) => game.studio))].filter((name) => !names.has(name))
  const studios = newNames.map((name) => {
    const slug = uniqueSlug({ name, studio: "", code: "studio" }, slugs)
    slugs.add(slug)
    return { name, slug }
  })
  await store.insertStudios(tx, studios)
}

/** The first import dates games by their release: not all are new on the first day. */
async function toImportedGames(tx: Tx, listed: readonly CatalogueGame[]): Promise<store.ImportedGame[]> {
  const [slugs, isOpening] = [await store.listSlugs(tx), !(await store.hasListedGames(tx))]
  const taken = new Set(slugs.values())
  return listed.map((game, position) => {
    const slug = slugs.get(game.code) ?? uniqueSlug(game, taken)
    taken.add(slug)
    const releasedAt = game.releasedOn === null ? undefined : new Date(`${game.releasedOn}T00:00:00Z`)
    const firstSeenAt = isOpening && releasedAt && releasedAt < tx.now ? releasedAt : tx.now
    const themes = [...new Set(game.themes.map(slugify).filter(Boolean))]
    return { ...game, themes, slug, position, firstSeenAt }
  })
}

/** In the order of ids: a later game never changes the poster of an earlier one. */
async function updatePosterPlans(tx: Tx): Promise<number> {
  return setPosters(tx, assignPosters(await listPosterSubjects(tx)))
}
