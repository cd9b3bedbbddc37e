import { once } from "node:events"
import { readFileSync } from "node:fs"
import { getPriority } from "node:os"
import sharp from "sharp"
import { expect, it } from "vitest"
import { createPosterPainter } from "./painterProcess.ts"

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="720"><rect width="540" height="720" fill="#c33"/></svg>`
const order = { picture: svg, width: 180, format: "webp" } as const

it("paints in a child process at a low priority, without our environment", async () => {
  const made = createPosterPainter()
  const [webp, avif] = await Promise.all([made.paint(order), made.paint({ ...order, format: "avif" })])
  expect(await sharp(webp).metadata()).toMatchObject({ format: "webp", width: 180, height: 240 })
  expect(await sharp(avif).metadata()).toMatchObject({ format: "heif", width: 180, height: 240 })
  const { pid } = made.process()!
  expect(pid).not.toBe(process.pid)
  expect(getPriority(pid)).toBe(10)
  expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain("PATH=")
  made.process()!.kill()
})

it("ends an idle painter, and starts another for the next picture", async () => {
  const made = createPosterPainter({ restMs: 20 })
  await made.paint(order)
  const first = made.process()!
  await once(first, "exit")
  expect(made.process()).toBeUndefined()
  expect((await made.paint(order)).length).toBeGreaterThan(100)
  await once(made.process()!, "exit")
})

it("rejects a picture that cannot be made, and paints the next", async () => {
  const made = createPosterPainter({ restMs: 20 })
  await expect(made.paint({ ...order, picture: "<svg" })).rejects.toThrow("could not be painted")
  expect((await made.paint(order)).length).toBeGreaterThan(100)
})

it("rejects pending pictures when the painter is killed", async () => {
  const made = createPosterPainter()
  const lost = made.paint(order)
  made.process()!.kill("SIGKILL")
  await expect(lost).rejects.toThrow("The painter of posters ended: SIGKILL")
  expect((await made.paint(order)).length).toBeGreaterThan(100)
  made.process()!.kill()
})
