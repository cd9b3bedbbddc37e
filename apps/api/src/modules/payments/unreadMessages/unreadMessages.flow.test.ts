import { createHash, createHmac } from "node:crypto"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { asOwner } from "../testing/payer.ts"

const casino = casinoForFile()
const desk = async (...words: string[]) => {
  const answer = runOperatorCommand(words, "anna")
  return typeof answer === "function" ? answer(casino().databaseUrl) : answer
}
const kept = (provider: string) =>
  asOwner<{ id: string }>(
    casino(),
    "select inbox_id as id from kernel.unread_notice where provider = $1 and seen_at is null order by 1",
    [provider],
  )
const alarms = async () =>
  (await listOpenAlarms(casino().platform.reads())).map(({ kind, subject }) => [kind, subject])

const senders = {
  hipay: {
    header: "x-allopass-signature",
    type: "application/x-www-form-urlencoded",
    sign: (body: string) =>
      createHash("sha256").update(body).update(casino().config.hipay!.passphrase).digest("hex"),
    odd: ["", "status=118", "status=captured&transaction_reference=1&order%5Bid%5D=2", '{"status":118}'],
  },
  bank: {
    header: "x-bank-signature",
    type: "application/json",
    sign: (body: string) =>
      createHmac("sha256", casino().config.bank.webhookSecret).update(body).digest("hex"),
    odd: ["{}", "[]", '{"endToEndId":"W-1","status":"maybe"}', "no JSON"],
  },
} as const

test.each(["hipay", "bank"] as const)(
  "stores an unreadable genuine notification of %s once for an operator, but no forged one",
  async (provider) => {
    const { header, type, sign, odd } = senders[provider]
    const post = async (body: string, signature: string) => {
      const headers = { "content-type": type, [header]: signature }
      const url = `${casino().url}/providers/${provider}/notify`
      return (await fetch(url, { method: "POST", headers, body })).status
    }
    for (const [index, body] of odd.entries()) {
      expect(await post(body, sign(`${body} `))).toBe(401)
      expect(await kept(provider)).toHaveLength(index)
      expect(await post(body, sign(body))).toBe(200)
      expect(await post(body, sign(body))).toBe(200)
      expect(await kept(provider)).toHaveLength(index + 1)
    }
    expect(await alarms()).toEqual([["payments.noticeUnreadable", provider]])
    const waiting = await kept(provider)
    expect((await desk("payment-notices")).text).toContain(provider)
    const read = await desk("payment-notice", waiting.at(-1)!.id, "seen.txt")
    expect(read.file?.bytes.toString("utf8")).toBe(odd.at(-1))
    // The desk of another module does not reach it.
    expect((await desk("close-identity-notice", waiting[0]!.id, "mine")).code).toBe(1)
    for (const { id } of waiting)
      expect((await desk("close-payment-notice", id, "asked what it means")).code).toBe(0)
    expect(await alarms()).toEqual([])
  },
)
