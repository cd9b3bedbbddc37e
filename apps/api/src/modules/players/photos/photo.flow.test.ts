import type { Client } from "@elite/client/visitor"
import { me, players } from "@elite/contract"
import { makeDecompressionBomb, makePhotograph, toFile } from "@elite/testkit/pictures"
import sharp from "sharp"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"

const casino = casinoForFile()
const upload = players.uploadProfilePhoto
const send = (visitor: Client, bytes: Buffer | string, name?: string, type?: string) =>
  visitor.call(upload, { file: toFile(bytes, name, type) })
const getPhotoUrl = async (visitor: Client) =>
  (await visitor.call(me.getUserDetails, {})).user.profileImageUrl
const statusOf = async (visitor: Client, url: string) => (await visitor.fetch(url)).status

test("re-encodes a photo as a square without metadata", async () => {
  const { visitor } = await seededVisitor(casino())
  expect(await getPhotoUrl(visitor)).toBeNull()
  const { profileImageUrl } = await send(visitor, await makePhotograph())
  expect(profileImageUrl).toMatch(/^\/media\/photos\/[\w-]{43}\.webp$/)
  expect(await getPhotoUrl(visitor)).toBe(profileImageUrl)
  const answer = await visitor.fetch(profileImageUrl)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=300",
    "x-content-type-options": "nosniff",
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, width, height, exif } = await sharp(bytes).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: "webp",
    width: 256,
    height: 256,
    exif: undefined,
  })
  expect(bytes.includes("50.8503")).toBe(false)
})

test("replaces a photo, and a removed one answers 404", async () => {
  const { visitor } = await seededVisitor(casino())
  const png = await sharp(await makePhotograph(300, 300))
    .png()
    .toBuffer()
  const { profileImageUrl: first } = await send(visitor, await makePhotograph())
  // The declared type is ignored.
  const { profileImageUrl: second } = await send(visitor, png, "me.gif", "image/gif")
  expect(second).not.toBe(first)
  expect([await statusOf(visitor, first), await statusOf(visitor, second)]).toEqual([404, 200])
  await visitor.call(players.removeProfilePhoto, {})
  await visitor.call(players.removeProfilePhoto, {})
  expect([await statusOf(visitor, second), await getPhotoUrl(visitor)]).toEqual([404, null])
})

test("each player changes only their own photo", async () => {
  const [eva, jan] = [await seededVisitor(casino()), await seededVisitor(casino())]
  const { profileImageUrl } = await send(eva.visitor, await makePhotograph())
  await jan.visitor.call(players.removeProfilePhoto, {})
  expect([await getPhotoUrl(jan.visitor), await getPhotoUrl(eva.visitor)]).toEqual([null, profileImageUrl])
})

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`
const gif = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .gif()
    .toBuffer()
test.each([
  ["a drawing with a script", async () => Buffer.from(svg)],
  ["a drawing behind the first bytes of a photo", async () => Buffer.from(`\xff\xd8\xff${svg}`, "latin1")],
  ["a page", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a film", gif],
  ["half a photo", async () => (await makePhotograph()).subarray(0, 900)],
  ["the first bytes alone", async () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
  ["nothing", async () => Buffer.alloc(0)],
])("%s is no picture, and the one before stays", async (_, bytes) => {
  const { visitor } = await seededVisitor(casino())
  const { profileImageUrl } = await send(visitor, await makePhotograph())
  await expect(send(visitor, await bytes(), "me.png", "image/png")).rejects.toMatchObject({
    name: "PhotoUnreadableErrorType",
  })
  expect(await getPhotoUrl(visitor)).toBe(profileImageUrl)
})

test("refuses a decompression bomb before decoding it", async () => {
  const { visitor } = await seededVisitor(casino())
  await expect(send(visitor, await makeDecompressionBomb(), "me.png", "image/png")).rejects.toMatchObject({
    name: "PhotoTooLargeErrorType",
    message: expect.stringContaining(` ${players.photoAtMost.megapixels} million `),
  })
})

test("drops data appended to a photo", async () => {
  const { visitor } = await seededVisitor(casino())
  const hidden = Buffer.from("PK\x03\x04 <script>alert(1)</script>")
  const { profileImageUrl } = await send(visitor, Buffer.concat([await makePhotograph(), hidden]))
  const bytes = Buffer.from(await (await visitor.fetch(profileImageUrl)).arrayBuffer())
  expect(bytes.includes("script")).toBe(false)
})

test("accepts exactly one file of at most eight mebibytes", async () => {
  const { visitor } = await seededVisitor(casino())
  const photo = toFile(await makePhotograph())
  const post = async (fields: [string, File | string][], by = visitor) => {
    const body = new FormData()
    for (const [name, value] of fields) body.append(name, value)
    const answer = await by.fetch(upload.path, { method: "POST", body })
    const { errors } = (await answer.json()) as { errors?: { name: string; fields?: object }[] }
    return [answer.status, errors?.[0]?.name, Object.keys(errors?.[0]?.fields ?? {})]
  }
  expect(await post([["file", "me.jpg"]])).toEqual([400, "BadInputErrorType", ["file"]])
  expect(await post([])).toEqual([400, "BadInputErrorType", ["file"]])
  expect(
    await post([
      ["file", photo],
      ["playerId", "7"],
    ]),
  ).toEqual([400, "BadInputErrorType", ["playerId"]])
  expect(
    await post([
      ["file", photo],
      ["file", photo],
    ]),
  ).toEqual([400, "BadInputErrorType", ["body"]])
  const long = toFile(Buffer.alloc(8 * 1024 * 1024))
  expect(await post([["file", long]])).toEqual([413, "PayloadTooLargeErrorType", []])
  expect(await post([["file", long]], casino().visitor())).toEqual([401, "UnauthorizedErrorType", []])
  expect(await getPhotoUrl(visitor)).toBeNull()
})

test.each(["", "x.webp", `${"a".repeat(43)}.webp`, `${"a".repeat(43)}.svg`, "..%2f..%2fsecrets.json"])(
  "no picture is at %j",
  async (part) => {
    expect(await statusOf(casino().visitor(), `/media/photos/${part}`)).toBe(404)
  },
)

test("accepts twenty uploads an hour", async () => {
  const { visitor } = await seededVisitor(casino())
  const photo = await makePhotograph(16, 16)
  for (let i = 0; i < 20; i++) await send(visitor, photo)
  await expect(send(visitor, photo)).rejects.toMatchObject({ name: "TooManyRequestsErrorType" })
})
