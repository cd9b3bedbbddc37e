import { Writable } from "node:stream"
import { sessions } from "@elite/contract"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { jsonLog } from "../../../platform/lib/log.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { secondFactorFixture } from "../testing/secondFactor.ts"

let logged = ""
const log = jsonLog(
  "trace",
  new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk)
      done()
    },
  }),
)
const casino = casinoForFile({ env: { TRUST_PROXY: "1" }, log })
const { challenged, mail, mailedTo, nextCode, getFactor, verify, withFactor } = secondFactorFixture(casino)

test("secrets, codes and keys are readable in no log, later answer or table", async () => {
  const { email, visitor, secret, recoveryCodes } = await withFactor()
  const { by, challengeId } = await challenged(email)
  const browserKey = by.cookies.get("login_challenge")!
  await mail(by, challengeId)
  const [mailed] = await mailedTo(email)
  const answers = [await verify(by, challengeId, mailed!), await getFactor(by)]
  const next = await challenged(email)
  await next.by.fetch(sessions.verifyCode.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ challengeId: next.challengeId, code: nextCode(secret), recoveryCodes }),
  })
  const refusal = await visitor.fetch(sessions.generateSecretCode.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  })
  answers.push((await refusal.json()) as never)
  const [tables] = await asOwner<{ dump: string }>(
    casino(),
    `select string_agg(t, ' ') as dump from (select f::text from sessions.factor f
     union all select r::text from sessions.recovery_code r union all select c::text from sessions.challenge c
     union all select e::text from kernel.event e union all select l::text from kernel.letter l
     union all select t::text from kernel.throttle t
     union all select payload::text from graphile_worker._private_jobs) as rows (t)`,
  )
  const secrets = [secret, challengeId, browserKey, ...recoveryCodes, ...recoveryCodes.map(plain)]
  const hidden = secrets.flatMap((each) => [each, Buffer.from(each).toString("hex")])
  expect(hidden.length).toBeGreaterThan(40)
  for (const each of hidden)
    for (const place of [logged, JSON.stringify(answers), tables!.dump]) expect(place).not.toContain(each)
  for (const place of [logged, JSON.stringify(answers)]) expect(place).not.toMatch(`\\b${mailed}\\b`)
})

const plain = (code: string) => code.replace("-", "")
