import { createHash } from "node:crypto"
import { assignLooks, type Look, poster } from "@elite/posters"
import pLimit from "p-limit"
import type { FileStore } from "../../../platform/lib/fileStore.ts"
import { createPosterPainter } from "./painterProcess.ts"

export const posterWidths = [180, 360, 540] as const
export type PosterWidth = (typeof posterWidths)[number]
export const posterFormats = ["avif", "webp"] as const
export type PosterFormat = (typeof posterFormats)[number]

export type PosterSubject = { code: string; name: string; studio: string; look: Look }

export const toPosterSvg = ({ code, name, studio, look }: PosterSubject): string =>
  poster({ title: name, studio, seed: code, ...look })

/** `art`: eight hexadecimal digits of the hash of the drawing. */
export function assignPosters(
  games: readonly { gameId: number; code: string; name: string; studio: string; category: string }[],
): { gameId: number; motif: string; palette: string; art: string }[] {
  const looks = assignLooks(
    games.map(({ code, name, studio, category }) => ({ id: code, title: name, studio, category })),
  )
  return games.map(({ gameId, code, name, studio }) => {
    const look = looks.get(code)!
    const svg = toPosterSvg({ code, name, studio, look })
    return { gameId, ...look, art: createHash("sha256").update(svg).digest("hex").slice(0, 8) }
  })
}

export type PosterFile = { slug: string; art: string; width: PosterWidth; format: PosterFormat }

const toFileName = ({ slug, art, width, format }: PosterFile) => `posters/${slug}-${width}-${art}.${format}`

const maxConcurrentPaints = 2

/** Draws each picture once and stores it; concurrent requests share a drawing. */
export function createPosterStore(
  files: FileStore,
): (game: PosterSubject, file: PosterFile) => Promise<Buffer> {
  const drawing = new Map<string, Promise<Buffer>>()
  const { paint } = createPosterPainter()
  const limitConcurrency = pLimit(maxConcurrentPaints)

  async function draw(game: PosterSubject, file: PosterFile, name: string): Promise<Buffer> {
    const bytes = await limitConcurrency(() =>
      paint({ svg: toPosterSvg(game), width: file.width, format: file.format }),
    )
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
