import { readFileSync } from "node:fs"
import { games as contract, payments } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { casinoForTest, type TestCasino } from "../../../../testing/casino.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { importCatalogue } from "../catalogueImport.ts"
import type { CatalogueGame } from "../ports.ts"
import { catalogueOf } from "../testing/catalogue.ts"
import { fetchArtwork } from "./artwork.ts"
import { createPosterPainter } from "./painterProcess.ts"

const game = (code: string, name: string): CatalogueGame => ({
  code,
  name,
  studio: "Atelier Nord",
  subCategory: "video-slots",
  themes: [],
  returnPercent: 96,
  volatility: 3,
  minBetCents: 10,
  maxBetCents: 100,
  hasDemo: true,
  releasedOn: null,
  artworkUrl: null,
  offered: true,
})

async function house(env: Record<string, string> = {}): Promise<TestCasino> {
  const casino = await casinoForTest({ sandbox: false, env })
  await importCatalogue(casino.platform, catalogueOf([game("a", "Éventail 180"), game("b", "Lucky Tram 81")]))
  return casino
}
/** Child processes that paint. */
const painters = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
    .split(" ")
    .filter((pid) => pid !== "" && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("painter.ts"))
    .map(Number)
const toPainters = (signal: NodeJS.Signals) => {
  for (const pid of painters()) process.kill(pid, signal)
}
/** Polls, because a busy machine answers the drawing first. */
const paintedAt = (casino: TestCasino, path: string): Promise<Response> =>
  eventually(
    async () => {
      const answer = await casino.visitor().fetch(path)
      return answer.headers.get("content-type") !== "image/svg+xml" && answer
    },
    { withinMs: 30_000 },
  )
const versioned = async (casino: TestCasino) =>
  (await casino.visitor().call(contract.getAllGames, {})).categoryGames.rows[0]!.thumbnailUrl

describe("posters", () => {
  it("are pictures in three widths and two formats", async () => {
    const casino = await house()
    for (const width of [180, 360, 540]) {
      for (const format of ["avif", "webp"]) {
        const response = await paintedAt(casino, `/media/posters/eventail-180-${width}.${format}`)
        expect(response.status).toBe(200)
        expect(response.headers.get("content-type")).toBe(`image/${format}`)
        const picture = await sharp(await response.arrayBuffer()).metadata()
        expect([picture.width, picture.height]).toEqual([width, (width * 4) / 3])
        expect(picture.format).toBe(format === "avif" ? "heif" : format)
      }
    }
  })

  it("are cacheable forever at the URL of the lists, and for an hour at others", async () => {
    const casino = await house()
    const cache = async (path: string) => (await paintedAt(casino, path)).headers.get("cache-control")
    const address = await versioned(casino)
    expect(await cache(address)).toBe("public, max-age=31536000, immutable")
    expect(await cache(address.replace("-360.", "-180."))).toBe("public, max-age=31536000, immutable")
    expect(await cache(address.replace(/v=.*/, "v=00000000"))).toBe("public, max-age=3600")
    expect(await cache(address.replace(/\?.*/, ""))).toBe("public, max-age=3600")
  })

  it("are drawn once for concurrent requests, and stored", async () => {
    const casino = await house()
    const address = await versioned(casino)
    const all = await Promise.all(
      Array.from({ length: 8 }, async () => (await paintedAt(casino, address)).arrayBuffer()),
    )
    const again = await (await paintedAt(casino, address)).arrayBuffer()
    for (const bytes of all) expect(Buffer.from(bytes).equals(Buffer.from(again))).toBe(true)
    const name = address.replace(/.*\/(.*)-360\.avif\?v=(.*)/, "posters/$1-360-$2.avif")
    expect((await casino.platform.files.read(name))?.equals(Buffer.from(again))).toBe(true)
  })

  it("answer 404 for unknown names, path traversal included", async () => {
    const casino = await house()
    const files = [
      "no-such-game-360.avif",
      "lucky-tram-81-200.avif",
      "lucky-tram-81-360.png",
      "lucky-tram-81-360.avif.webp",
      "Lucky-Tram-81-360.avif",
      "..%2f..%2flock-360.avif",
      "%2e%2e-360.avif",
      "lucky-tram-81-360.avif%2f..",
      "-360.avif",
      `${"a".repeat(190)}-360.avif`,
    ]
    for (const file of files) {
      const response = await casino.visitor().fetch(`/media/posters/${file}`)
      expect([file, response.status]).toEqual([file, 404])
      expect(response.headers.get("content-type")).toContain("application/json")
    }
    // An invalid byte in the path.
    expect((await casino.visitor().fetch("/media/posters/lucky-tram-81%00-360.avif")).status).toBe(400)
  })

  it("are sent as SVG while the painter is slow or dead, and painted meanwhile", async () => {
    const casino = await house()
    const address = await versioned(casino)
    const path = (width: number) => address.replace("-360.", `-${width}.`)
    const fetched = async (width: number) => {
      const { headers, status } = await casino.visitor().fetch(path(width))
      return [status, headers.get("content-type"), headers.get("cache-control")]
    }
    const drawn = [200, "image/svg+xml", "public, max-age=60"]
    await paintedAt(casino, path(360))
    toPainters("SIGSTOP")
    expect(await fetched(180)).toEqual(drawn)
    toPainters("SIGCONT")
    expect((await paintedAt(casino, path(180))).headers.get("content-type")).toBe("image/avif")

    let isAnswered = false
    const lost = fetched(540).finally(() => (isAnswered = true))
    const isOver = () => {
      toPainters("SIGKILL")
      return isAnswered
    }
    await eventually(isOver, { everyMs: 5 })
    expect(await lost).toEqual(drawn)
    expect((await paintedAt(casino, path(540))).headers.get("content-type")).toBe("image/avif")
  })

  it("are drawn by a job until none is missing", async () => {
    const casino = await house()
    const job = casino.modules.find(({ noun }) => noun === "games")!.jobs!["games.drawPosters"]!
    await handlerOf(job)({ afterGameId: 0 })
    const address = await versioned(casino)
    const art = address.slice(-8)
    for (const width of [180, 360, 540]) {
      for (const format of ["avif", "webp"]) {
        expect(
          await casino.platform.files.read(`posters/eventail-180-${width}-${art}.${format}`),
        ).toBeDefined()
      }
    }
  })
})

describe("the picture that a studio supplies", () => {
  const url = "https://cdn.example/a.svg"
  const red = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/></svg>`,
  )
  const supplied = [{ ...game("a", "Éventail 180"), artworkUrl: url }]

  async function fetched(casino: TestCasino, picture: () => Promise<Buffer>): Promise<void> {
    const catalogue = { ...catalogueOf(supplied), fetchArtwork: picture }
    await importCatalogue(casino.platform, catalogue)
    await fetchArtwork(casino.platform, { catalogue, painter: createPosterPainter(), afterGameId: 0 })
  }

  it("is the poster of its game, cut to three by four, under a new address", async () => {
    const casino = await house()
    const before = await versioned(casino)
    await fetched(casino, async () => red)
    const address = await eventually(async () => {
      const now = await versioned(casino)
      return now !== before && now
    })
    const picture = await (await paintedAt(casino, address.replace("avif", "webp"))).arrayBuffer()
    const { width, height } = await sharp(picture).metadata()
    expect([width, height]).toEqual([360, 480])
    const { dominant } = await sharp(picture).stats()
    expect([dominant.r > 200, dominant.g < 60, dominant.b < 60]).toEqual([true, true, true])
  })

  it.each([
    ["cannot be fetched", () => Promise.reject(new Error("gone"))],
    ["is no picture", async () => Buffer.from("<html></html>")],
  ])("keeps our poster while it %s", async (_, picture) => {
    const casino = await house()
    const before = await versioned(casino)
    await fetched(casino, picture)
    expect(await versioned(casino)).toBe(before)
    const address = before.replace("360.avif", "180.webp")
    expect((await paintedAt(casino, address)).headers.get("content-type")).toBe("image/webp")
  })
})

describe("marks of studios", () => {
  it("are drawings, for known studios only", async () => {
    const casino = await house()
    const response = await casino.visitor().fetch("/media/studios/atelier-nord.svg")
    expect(response.headers.get("content-type")).toBe("image/svg+xml")
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe("svg")
    expect((await casino.visitor().fetch("/media/studios/nobody.svg")).status).toBe(404)
    expect((await casino.visitor().fetch("/media/studios/atelier-nord.png")).status).toBe(404)
  })
})

describe("the media host", () => {
  it("serves shared pictures, which policies and CORS allow", async () => {
    const host = "https://media.example"
    const casino = await house({ MEDIA_HOST: host })
    const visitor = casino.visitor()
    const { paymentMethods } = await visitor.call(payments.getActivePaymentMethods, {})
    const shown = [await versioned(casino), ...paymentMethods.map(({ iconUrl }) => iconUrl)]
    for (const url of shown) {
      expect(url.startsWith(`${host}/media/`), url).toBe(true)
      const { status, headers } = await visitor.fetch(url.slice(host.length))
      expect([status, headers.get("cross-origin-resource-policy")]).toEqual([200, "cross-origin"])
    }
    const { headers } = await visitor.fetch(contract.getAllGames.path)
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
    expect(headers.get("content-security-policy")).toContain(`img-src 'self' data: ${host};`)
  })

  it("is our own origin by default, and other sites cannot embed our pictures", async () => {
    const casino = await house()
    const { headers } = await casino.visitor().fetch(await versioned(casino))
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
    expect(headers.get("content-security-policy")).toContain("img-src 'self' data:;")
  })
})
