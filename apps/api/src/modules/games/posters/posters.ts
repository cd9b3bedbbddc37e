import { createHash } from "node:crypto"
import { assignLooks, type Look, poster } from "@elite/posters"
import pLimit from "p-limit"
import type { FileStore } from "../../../platform/lib/fileStore.ts"
import { easel } from "./easel.ts"

export const posterWidths = [180, 360, 540] as const
export type PosterWidth = (typeof posterWidths)[number]
export const posterFormats = ["avif", "webp"] as const
export type PosterFormat = (typeof posterFormats)[number]

export type Drawn = { code: string; name: string; studio: string; look: Look }

/** The drawing of a poster, SVG: what its pictures are painted from. */
export const draw = ({ code, name, studio, look }: Drawn): string =>
  poster({ title: name, studio, seed: code, ...look })

/** A look for each game and the name of its drawing: eight hexadecimal digits of its hash. */
export function posterPlans(
  games: readonly { gameId: number; code: string; name: string; studio: string; category: string }[],
): { gameId: number; motif: string; palette: string; art: string }[] {
  const looks = assignLooks(
    games.map(({ code, name, studio, category }) => ({ id: code, title: name, studio, category })),
  )
  return games.map(({ gameId, code, name, studio }) => {
    const look = looks.get(code)!
    const svg = draw({ code, name, studio, look })
    return { gameId, ...look, art: createHash("sha256").update(svg).digest("hex").slice(0, 8) }
  })
}

export type PosterFile = { slug: string; art: string; width: PosterWidth; format: PosterFormat }

const fileName = ({ slug, art, width, format }: PosterFile) => `posters/${slug}-${width}-${art}.${format}`

/** Pictures drawn at the same moment at most; further ones wait their turn. */
const atOnce = 2

/** The posters as files, each drawn once and then kept. Two who ask for the same one wait for the same drawing. */
export function posterFiles(files: FileStore): (game: Drawn, file: PosterFile) => Promise<Buffer> {
  const drawing = new Map<string, Promise<Buffer>>()
  const { paint } = easel()
  const inTurn = pLimit(atOnce)

  async function drawn(game: Drawn, file: PosterFile, name: string): Promise<Buffer> {
    const bytes = await inTurn(() => paint({ svg: draw(game), width: file.width, format: file.format }))
    await files.keep(name, bytes)
    return bytes
  }

  return async (game, file) => {
    const name = fileName(file)
    const kept = await files.read(name)
    if (kept) return kept
    const running = drawing.get(name) ?? drawn(game, file, name).finally(() => drawing.delete(name))
    drawing.set(name, running)
    return running
  }
}
