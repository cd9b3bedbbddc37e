import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { floors } from "./routes.ts"

const appFolder = fileURLToPath(new URL(".", import.meta.url))

async function sources(folder = appFolder): Promise<{ file: string; text: string }[]> {
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

test("cookies are read and set by scripts in one place", async () => {
  const guilty = (await sources()).filter(({ text }) => text.includes("document.cookie"))
  expect(guilty.map(({ file }) => file)).toEqual(["cookieJar.ts"])
})

/** Nothing imports a route file that `routes.ts` names; its `x.server.ts` may be imported. */
const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room))
const roomOf = (file: string) => (file.includes("/") ? file.split("/", 1)[0]! : ".")

/** Files that put the floors together. */
const roofs = new Set(["root.tsx", "routes.ts", "entry.client.tsx", "entry.server.tsx"])

test("imports go to lower floors only, and nothing imports a route", async () => {
  const all = await sources()
  const routes = new Set(
    [...(all.find(({ file }) => file === "routes.ts")?.text ?? "").matchAll(/"(\w+\/\w+\.tsx?)"/g)].map(
      ([, file]) => file!,
    ),
  )
  expect(routes.size).toBeGreaterThan(25)
  const faults = all.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)]
      .map(([, spec]) => join("/", file, "..", spec!).slice(1))
      .filter((target) => !target.includes("+types") && !target.startsWith("../"))
      .filter((target) => {
        if (routes.has(target)) return true
        const [mine, other] = [roomOf(file), roomOf(target)]
        if (mine === other || roofs.has(file)) return false
        return floorOf(other) < 0 || floorOf(other) >= floorOf(mine)
      })
      .map((target) => `${file} → ${target}`),
  )
  expect(faults).toEqual([])
  const unplaced = all.map(({ file }) => roomOf(file)).filter((room) => floorOf(room) < 0)
  expect([...new Set(unplaced)]).toEqual([])
})

test("rendering imports nothing of the app, except at the entry of the server's build", async () => {
  const all = await sources(fileURLToPath(new URL("../rendering/", import.meta.url)))
  expect(all.length).toBeGreaterThan(5)
  const guilty = all.filter(({ text }) => /from "(\.\.\/|@elite\/ui)/.test(text))
  expect(guilty.map(({ file }) => file)).toEqual(["handlePage.ts"])
})
