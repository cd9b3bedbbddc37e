import sharp from "sharp"
import type { PaintReply, PaintRequest } from "./painterProcess.ts"

// A process of its own, started by painterProcess.ts: turns drawings into pictures until nobody listens any more.

/** One thread for a picture: drawing must never take the machine from the bets. */
sharp.concurrency(1)
/** No two pictures are alike. */
sharp.cache(false)

/** A little compression effort: four times the time would save a twentieth of the bytes (measured). */
const avifEffort = 2

async function paint({ svg, width, format }: PaintRequest): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).resize(width)
  return format === "avif"
    ? picture.avif({ quality: 55, effort: avifEffort }).toBuffer()
    : picture.webp({ quality: 78 }).toBuffer()
}

const answer = (painted: PaintReply) => process.connected && process.send!(painted)

process.on("message", (order: PaintRequest) => {
  paint(order).then(
    (bytes) => answer({ id: order.id, bytes }),
    (error: unknown) => answer({ id: order.id, problem: String(error) }),
  )
})
process.on("disconnect", () => process.exit())
