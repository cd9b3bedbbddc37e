import { emblem, shareCard } from "@elite/posters"
import sharp from "sharp"
import type { Plugin } from "vite"

const renderIcon = (pixels: number, isMaskable = false): Promise<Buffer> =>
  sharp(Buffer.from(emblem({ isMaskable })), { density: 300 })
    .resize(pixels, pixels)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

/** An .ico of PNGs, which Windows reads since Vista. */
function encodeIco(pictures: readonly { pixels: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [n, { pixels, png }] of pictures.entries()) {
    const at = 6 + 16 * n
    head.writeUInt8(pixels, at)
    head.writeUInt8(pixels, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

export async function renderFavicons(): Promise<Record<string, Buffer>> {
  const small = await Promise.all(
    [16, 32, 48].map(async (pixels) => ({ pixels, png: await renderIcon(pixels) })),
  )
  return {
    "favicon.ico": encodeIco(small),
    "icon-192.png": await renderIcon(192),
    "icon-512.png": await renderIcon(512),
    "icon-maskable-512.png": await renderIcon(512, true),
    // Systems that ask for it round its corners themselves.
    "apple-touch-icon.png": await renderIcon(180, true),
    "share.png": await sharp(Buffer.from(shareCard())).png({ palette: true, compressionLevel: 9 }).toBuffer(),
  }
}

const typeOf = (file: string) => (file.endsWith(".ico") ? "image/x-icon" : "image/png")

export function faviconsPlugin(): Plugin {
  return {
    name: "house-icons",
    configureServer(server) {
      const drawn = renderFavicons()
      server.middlewares.use((request, response, next) => {
        drawn.then((all) => {
          const file = (request.url ?? "").slice(1).split("?", 1)[0]!
          const bytes = all[file]
          if (!bytes) return next()
          response.setHeader("content-type", typeOf(file))
          response.end(bytes)
        }, next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== "client") return
      for (const [fileName, source] of Object.entries(await renderFavicons()))
        this.emitFile({ type: "asset", fileName, source })
    },
  }
}
