import type { Client } from "@elite/client/visitor"
import { dossiers, players } from "@elite/contract"
import { makePhotograph, toFile } from "@elite/testkit/pictures"
import { translate } from "@elite/words"
import { strFromU8, unzipSync } from "fflate"
import pg from "pg"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { listMailsTo } from "../../../testing/people.ts"
import { seededVisitor, seedLogin } from "../../../testing/seeded.ts"
import { enqueueJob } from "../../platform/jobs/queue.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import { raiseFlag } from "../payments/flags/flags.ts"
import { asOwner } from "../payments/testing/payer.ts"

const casino = casinoForFile()
const asks = (visitor: Client) => visitor.call(dossiers.askForDossier, {})
const shown = async (visitor: Client) => (await visitor.call(dossiers.getDossier, {})).dossier
const own = (text: string, values: unknown[] = []) => asOwner<Record<string, unknown>>(casino(), text, values)
/** A new log-in proves the identity. */
async function fresh({ playerId }: { playerId: bigint }): Promise<Client> {
  const db = new pg.Client({ connectionString: casino().databaseUrl })
  await db.connect()
  const { cookie, sessionId } = await seedLogin(db, playerId, casino().clock.now()).finally(() => db.end())
  await own("update sessions.session set started_at = $2 where id = $1", [sessionId, casino().clock.now()])
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}
/** A player with a compiled archive. */
async function withArchive() {
  const player = await seededVisitor(casino(), 50)
  await player.visitor.call(players.uploadProfilePhoto, { file: toFile(await makePhotograph()) })
  await asks(player.visitor)
  await casino().drain()
  const { file } = (await shown(player.visitor))!
  return { ...player, url: file!.url }
}
const unpacked = async (visitor: Client, url: string) =>
  unzipSync(new Uint8Array(await (await visitor.fetch(url)).arrayBuffer()))

test("compiles one archive, and an email announces it", async () => {
  const player = await seededVisitor(casino(), 50)
  const { visitor, email } = player
  await visitor.call(players.uploadProfilePhoto, { file: toFile(await makePhotograph()) })
  expect(await shown(visitor)).toBeNull()
  expect(await asks(visitor)).toEqual({ message: translate("en", "answers")("dossierAsked") })
  expect(await shown(visitor)).toMatchObject({ state: "asked", file: null })
  await casino().drain()
  const { state, file } = (await shown(visitor))!
  expect([state, file!.url]).toEqual(["ready", expect.stringMatching(/^\/media\/dossiers\/[\w-]{43}\.zip$/)])
  const answer = await visitor.fetch(file!.url)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "no-store",
    "content-disposition": expect.stringMatching(/^attachment; filename="data-\d{4}-\d\d-\d\d\.zip"$/),
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.length).toBe(file!.bytes)
  const files = unzipSync(bytes)
  expect(Object.keys(files).sort()).toEqual(
    [
      ...[
        "bonuses",
        "consent",
        "crash",
        "dossiers",
        "drops",
        "tournaments",
        "prizes",
        "games",
        "identity",
        "jackpots",
        "limits",
        "loyalty",
        "notifications",
      ],
      ...[
        "payments",
        "play",
        "players",
        "protection",
        "quest",
        "referrals",
        "sessions",
        "sportsbook",
        "wallet",
      ],
    ]
      .map((noun) => `${noun}.json`)
      .concat("index.html", "photo.webp")
      .sort(),
  )
  const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!)) as Record<string, object[]>
  expect(read("players").player).toMatchObject([{ email, birth_date: "1980-01-01", national_number: null }])
  expect(read("payments").deposit).toMatchObject([{ amount_cents: "5000", status: "succeeded" }])
  expect(read("sessions").session).toHaveLength(1)
  // The index page is in the language of the player.
  const index = strFromU8(files["index.html"]!)
  expect(index).toContain(translate("nl", "dossiers")("archiveTitle"))
  for (const name of Object.keys(files)) if (name !== "index.html") expect(index).toContain(`href="${name}"`)
  const [letter] = await listMailsTo(casino(), email)
  expect(letter?.subject).toBe(translate("nl", "mails")("dossierReady.subject"))
  expect(letter?.text).not.toContain(file!.url)
})

test("leaves out fraud signals, secrets and other people", async () => {
  const eva = await seededVisitor(casino(), 20)
  const jan = await seededVisitor(casino(), 70)
  const { playerId } = eva
  await casino().platform.transact((tx) =>
    raiseFlag(tx, { playerId, kind: "watchListHit", subjectId: "s-1" }),
  )
  await own("update players.player set password_hash = 'argon-hash-of-eva' where id = $1", [playerId])
  await asks(eva.visitor)
  await casino().drain()
  const files = await unpacked(eva.visitor, (await shown(eva.visitor))!.file!.url)
  const all = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString("latin1"))
    .join("\n")
  expect(all).toContain(eva.email)
  for (const never of ["watchListHit", "risk", "argon-hash-of-eva", eva.cookie, eva.token, jan.email])
    expect(all).not.toContain(never)
  const lists = JSON.parse(strFromU8(files["payments.json"]!)) as object
  expect(Object.keys(lists)).not.toContain("risk_flag")
})

test("serves an archive to its player only, while logged in", async () => {
  const { url, playerId } = await withArchive()
  const other = await seededVisitor(casino())
  for (const [by, address] of [
    [casino().visitor(), url],
    [other.visitor, url],
    [other.visitor, url.replace(/.\.zip$/, "A.zip")],
    [other.visitor, "/media/dossiers/..%2f..%2fsecrets.zip"],
  ] as const)
    expect((await by.fetch(address)).status).toBe(404)
  expect(await shown(other.visitor)).toBeNull()
  expect((await (await fresh({ playerId })).fetch(url)).status).toBe(200)
})

test("stores an archive encrypted", async () => {
  const { playerId, email } = await withArchive()
  const [row] = await own("select sealed from dossiers.dossier where player_id = $1", [playerId])
  const sealed = row!.sealed as Buffer
  expect([sealed.includes("PK\u0003\u0004"), sealed.includes(email), sealed.includes("UEsDB")]).toEqual([
    false,
    false,
    false,
  ])
})

test("allows one request a day, after a recent proof of identity", async () => {
  const player = await seededVisitor(casino())
  await asks(player.visitor)
  const soon = { name: "DossierTooSoonErrorType" }
  await expect(asks(player.visitor)).rejects.toMatchObject(soon)
  casino().clock.advance(dayMs - 1)
  await expect(asks(await fresh(player))).rejects.toMatchObject(soon)
  casino().clock.advance(1)
  const visitor = await fresh(player)
  const both = await Promise.allSettled([asks(visitor), asks(visitor)])
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  casino().clock.advance(dayMs)
  const late = await fresh(player)
  await own(
    "update sessions.session set started_at = started_at - interval '5 minutes' where player_id = $1",
    [player.playerId],
  )
  await expect(asks(late)).rejects.toMatchObject({ name: "StepUpRequiredErrorType" })
  await expect(casino().visitor().call(dossiers.askForDossier, {})).rejects.toMatchObject({ status: 401 })
})

test("deletes an archive after seven days, or when a newer one is ready", async () => {
  const { url, playerId } = await withArchive()
  casino().clock.advance(dayMs)
  const visitor = await fresh({ playerId })
  await asks(visitor)
  await casino().drain()
  const { file } = (await shown(visitor))!
  expect([(await visitor.fetch(url)).status, (await visitor.fetch(file!.url)).status]).toEqual([404, 200])
  casino().clock.advance(7 * dayMs)
  const later = await fresh({ playerId })
  expect((await later.fetch(file!.url)).status).toBe(404)
  expect(await shown(later)).toMatchObject({ state: "gone", file: null })
  await casino().platform.transact((tx) => enqueueJob(tx, "dossiers.forget", {}))
  await casino().drain()
  expect(
    await own("select state, sealed, name from dossiers.dossier where player_id = $1", [playerId]),
  ).toEqual([
    { state: "gone", sealed: null, name: null },
    { state: "gone", sealed: null, name: null },
  ])
})
