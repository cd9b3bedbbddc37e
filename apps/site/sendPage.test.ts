import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib"
import fastify from "fastify"
import { expect, onTestFinished, test } from "vitest"
import { attachBody, encodingFor, readBody, sendPage } from "./sendPage.ts"

const text = "<p>Maison Horta, “vingt-et-un”</p>".repeat(100)

async function serving(make: () => Response) {
  const app = fastify()
  app.get("/", (request, reply) => sendPage(reply, make(), request.headers["accept-encoding"] as string))
  onTestFinished(() => app.close())
  return (accepted?: string) =>
    app.inject({ url: "/", headers: accepted === undefined ? {} : { "accept-encoding": accepted } })
}
const page = () => new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } })

test("chooses the quickest accepted encoding, and none that was refused", () => {
  expect(encodingFor("gzip, deflate, br, zstd")).toBe("zstd")
  expect(encodingFor("gzip, deflate, br")).toBe("br")
  expect(encodingFor("GZIP;q=0.5, br;q=0, zstd; q=0.000")).toBe("gzip")
  expect(encodingFor("identity, brotli")).toBeUndefined()
  expect(encodingFor(undefined)).toBeUndefined()
})

test("sends a page complete in each encoding", async () => {
  const get = await serving(page)
  const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, unpacked] of Object.entries(unpack)) {
    const { headers, rawPayload } = await get(encoding)
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" })
    expect(unpacked(rawPayload).toString()).toBe(text)
    expect(rawPayload.length).toBeLessThan(text.length / 5)
  }
  const plain = await get()
  expect(plain.headers["content-encoding"]).toBeUndefined()
  expect(plain.headers["content-length"]).toBe(String(Buffer.byteLength(text)))
  expect(plain.body).toBe(text)
})

test("sends status, headers and every cookie, and no body where there is none", async () => {
  const get = await serving(() => {
    const headers = new Headers({ location: "/fr" })
    headers.append("set-cookie", "a=1; Path=/")
    headers.append("set-cookie", "b=2; Path=/")
    return new Response(null, { status: 302, headers })
  })
  const { statusCode, headers, body } = await get("br")
  expect({ statusCode, body, location: headers.location }).toEqual({
    statusCode: 302,
    body: "",
    location: "/fr",
  })
  expect(headers["set-cookie"]).toEqual(["a=1; Path=/", "b=2; Path=/"])
})

test("sends the bytes attached to a response in place of its body", async () => {
  const beside = () =>
    attachBody(
      new Response(null, { status: 404, headers: { "content-type": "text/html; charset=utf-8" } }),
      Buffer.from(text),
    )
  const get = await serving(beside)
  expect(await get()).toMatchObject({ statusCode: 404, body: text })
  expect(zstdDecompressSync((await get("zstd")).rawPayload).toString()).toBe(text)
  expect((await readBody(beside())).toString()).toBe(text)
  expect((await readBody(attachBody(page(), undefined))).toString()).toBe(text)
})
