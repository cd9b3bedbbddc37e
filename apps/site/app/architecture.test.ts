import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const folder = fileURLToPath(new URL(".", import.meta.url))

async function sources(): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name),
  )
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      return { file: file.slice(folder.length), text: await readFile(file, "utf8") }
    }),
  )
}

test("the site reaches the API by the contract only, never by importing it", async () => {
  const all = await sources()
  expect(all.length).toBeGreaterThan(30)
  const guilty = all.filter(({ text }) => /from "(@elite\/(api|sandbox|posters)|[^"]*\/apps\/)/.test(text))
  expect(guilty.map(({ file }) => file)).toEqual([])
})

test("no page address is written by hand", async () => {
  const written = /(?:href|to|action)=(?:"|\{`)\/[a-z]/
  const guilty = (await sources()).filter(({ text }) => written.test(text))
  expect(guilty.map(({ file }) => file)).toEqual([])
})
