import { createHash } from "node:crypto"
import { assignLooks, type Look, poster } from "@elite/posters"
import pLimit from "p-limit"
import type { FileStore } from "../../../platform/lib/fileStore.ts"
import { artLength } from "../rules.ts"
import type { PosterPainter } from "./painterProcess.ts"

export const posterWidths = [180, 360, 540] as const
export type PosterWidth = (typeof posterWidths)[number]
export const posterFormats = ["avif", "webp"] as const
export type PosterFormat = (typeof posterFormats)[number]

/** `artwork`: the SHA-256 of the studio's picture, or null for a poster of ours. */
export type PosterSubject = {
  code: string
  name: string
  studio: string
  look: Look
  artwork: string | null
}

export const toArtworkFile = (artwork: string): string => `artwork/${artwork}`

export const toPosterSvg = ({ code, name, studio, look }: Omit<PosterSubject, "artwork">): string =>
  poster({ title: name, studio, seed: code, ...look })

type PlannedGame = {
  gameId: number
  code: string
  name: string
  studio: string
  category: string
  artwork: string | null
}

/** `art`: eight hexadecimal digits of the hash of the picture. */
export function assignPosters(
  games: readonly PlannedGame[],
): { gameId: number; motif: string; palette: string; art: string }[] {
  const looks = assignLooks(
    games.map(({ code, name, studio, category }) => ({ id: code, title: name, studio, category })),
  )
  return games.map(({ gameId, code, name, studio, artwork }) => {
    const look = looks.get(code)!
    const picture = artwork ?? hashPicture(toPosterSvg({ code, name, studio, look }))
    return { gameId, ...look, art: picture.slice(0, artLength) }
  })
}

export const hashPicture = (picture: string | Buffer): string =>
  createHash("sha256").update(picture).digest("hex")

export type PosterFile = { slug: string; art: string; width: PosterWidth; format: PosterFormat }

const toFileName = ({ slug, art, width, format }: PosterFile) => `posters/${slug}-${width}-${art}.${format}`

const maxConcurrentPaints = 2

/** Draws each picture once and stores it; concurrent requests share a drawing. */
export function createPosterStore(
  files: FileStore,
  { paint }: Pick<PosterPainter, "paint">,
): (game: PosterSubject, file: PosterFile) => Promise<Buffer> {
  const drawing = new Map<string, Promise<Buffer>>()
  const limitConcurrency = pLimit(maxConcurrentPaints)

  async function draw(game: PosterSubject, file: PosterFile, name: string): Promise<Buffer> {
    const artwork = game.artwork === null ? undefined : await files.read(toArtworkFile(game.artwork))
    const picture = artwork ?? toPosterSvg(game)
    const bytes = await limitConcurrency(() => paint({ picture, width: file.width, format: file.format }))
    await files.keep(name, bytes)
    return bytes
  }

  return async (game, file) => {
    const name = toFileName(file)
    const stored = await files.read(name)
    if (stored) return stored
    const running = drawing.get(name) ?? draw(game, file, name).finally(() => drawing.delete(name))
    drawing.set(name, running)
    return running
  }
}
