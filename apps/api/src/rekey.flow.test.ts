import { dossiers, identity, sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { makePhotograph, toFile } from "@elite/testkit/pictures"
import { sql } from "kysely"
import { expect, inject, test } from "vitest"
import { casinoForTest } from "../testing/casino.ts"
import { goodPassword, newcomer, signUp, signUpConfirmed, signUpVerified } from "../testing/people.ts"
import { thirdParties } from "./app.ts"
import { commitChain } from "./modules/crash/chains/chains.ts"
import { generateChain } from "./modules/crash/chains/generate.ts"
import { assertKeysFit } from "./modules/players/encryption/keys.ts"
import { identityEncryption } from "./modules/players/index.ts"
import { holderOf, linkItsme, logInByItsme } from "./modules/sessions/testing/itsme.ts"
import { appCode } from "./modules/sessions/testing/secondFactor.ts"
import { openDatabase } from "./platform/db/database.ts"
import { createTransact } from "./platform/db/transaction.ts"
import { hourMs } from "./platform/lib/calendar.ts"
import { jsonLog } from "./platform/lib/log.ts"
import { rekey } from "./rekey.ts"

const fresh = { id: 2, bytes: Buffer.alloc(32, 2) }

test("a key is replaced while the casino serves: people are found before, during and after", async () => {
  const old = inject("secrets").identityKeys
  const env = { IDENTITY_KEYS: `2:${fresh.bytes.toString("base64")},${old}` }
  const casino = await casinoForTest({ env })
  const { platform, databaseUrl, clock } = casino
  const [, base] = /^1:(.*)$/.exec(old)!
  const before = { id: 1, bytes: Buffer.from(base!, "base64") }
  const log = jsonLog("silent")

  // A player of the old key: all their data is encrypted and hashed with it.
  const eva = newcomer("Eva")
  const { visitor } = await signUpVerified(casino, eva)
  await linkItsme(visitor, holderOf(eva))
  await visitor.call(dossiers.askForDossier, {})
  await platform.transact((tx) =>
    sql`insert into identity.vouching (player_id, sealed, note, proposed_by, proposed_at)
        values (1, ${identityEncryption([before]).encrypt("1993-05-18 x")}, 'why', 'anna', ${tx.now})`.execute(
      tx.db,
    ),
  )
  await visitor.call(identity.kycDocUpload, { file: toFile(await makePhotograph()), documentLabelId: 1 })
  // Also an authenticator secret and ten recovery codes.
  const lies = newcomer("Lies")
  const { visitor: withApp } = await signUp(casino, lies)
  const { secret } = await withApp.call(sessions.generateSecretCode, {})
  const token = appCode(secret, clock.now())
  const { recoveryCodes } = await withApp.call(sessions.firstTimeAuthenticate, { token })
  const chain = await generateChain(1_001)
  const { beacon } = thirdParties(casino.config, platform)
  const drawn = beacon.firstFrom(new Date(clock.now().getTime() + 2 * hourMs))
  await platform.transact((tx) => commitChain(tx, identityEncryption([before]), chain, drawn))
  await casino.drain()
  const owner = openDatabase({ url: databaseUrl, log, connections: 2, asOwner: true })
  const transact = createTransact({ database: owner, clock, tell: () => {}, onEvents: () => {} })
  await rekey(transact, [before, fresh])
  const sealedWith = async () => {
    const { rows } = await owner.pool.query<{ id: number | null }>(`
      select distinct get_byte(national_number, 0) as id from players.player
      union select get_byte(document_number, 0) from identity.standing
      union select get_byte(subject, 0) from sessions.itsme_link
      union select get_byte(sealed, 0) from kernel.letter
      union select get_byte(sealed_to, 0) from kernel.dispatch
      union select get_byte(secret, 0) from sessions.factor
      union select get_byte(sealed, 0) from sessions.recovery_code
      union select get_byte(sealed, 0) from dossiers.dossier
      union select get_byte(sealed, 0) from identity.document
      union select get_byte(sealed, 0) from identity.vouching
      union select get_byte(sealed, 0) from jackpots.source
      union select get_byte(sealed, 0) from drops.source
      union select get_byte(sealed, 0) from crash.mark
      union select get_byte(body, 0) from kernel.inbox where provider = 'shufti' order by id`)
    return rows.map(({ id }) => id)
  }
  expect(await sealedWith()).toEqual([1])

  // During: the person is found by the old hash, and the register is asked with the old number.
  const twin = () => ({ ...newcomer("Eva"), nationalNumber: eva.nationalNumber })
  await expect(signUp(casino, twin())).rejects.toMatchObject({ name: "UserAlreadyExists" })
  const login = {
    email: eva.email,
    password: base64(goodPassword),
    deviceType: "web",
    preferredLanguage: "nl",
  } as const
  await casino.visitor().call(sessions.login, login)
  await logInByItsme(casino.visitor(), holderOf(eva))

  // An email that is queued.
  const late = newcomer("Ida")
  await signUp(casino, late)

  expect(await rekey(transact, [fresh, before])).toEqual([1])
  expect(await sealedWith()).toEqual([2])

  // After: the old key is not needed.
  await platform.transact((tx) =>
    assertKeysFit({ ...platform, transact: (work) => work(tx) }, identityEncryption([fresh])),
  )
  await expect(signUp(casino, twin())).rejects.toMatchObject({ name: "UserAlreadyExists" })
  await casino.visitor().call(sessions.login, login)
  await logInByItsme(casino.visitor(), holderOf(eva))
  await signUpConfirmed(casino, newcomer("Ada"))
  await withApp.call(sessions.stepUp, { code: appCode(secret, clock.now(), 1) })
  await withApp.call(sessions.stepUp, { code: recoveryCodes[9]! })
  // Written without its alarm, so the audit would report it.
  await owner.pool.query("delete from identity.vouching")
  await owner.close()
})

test("a casino does not open with another key under an old id, nor without one that is needed", async () => {
  const { platform } = await casinoForTest({ sandbox: false })
  await expect(assertKeysFit(platform, identityEncryption([{ ...fresh, id: 1 }]))).rejects.toThrow(
    "Identity key 1 is not the one",
  )
  await expect(assertKeysFit(platform, identityEncryption([fresh]))).rejects.toThrow(
    "encrypted with identity key 1, which",
  )
})
