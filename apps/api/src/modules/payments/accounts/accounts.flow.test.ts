import { payments as contract, notifications } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import { describe, expect, it } from "vitest"
import { seededIban, seededVisitor } from "../../../../testing/seeded.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { playerEmailChanged, playerPasswordChanged } from "../../players/events.ts"
import {
  asOwner,
  bankNotify,
  deposited,
  events,
  heldCents,
  lettersUntil,
  outcomes,
  type Payer,
  payerForFile,
} from "../testing/payer.ts"

// Where players let themselves be paid: saved once, told at once, and waited for when it is new.
const { casino, jan } = payerForFile()

let given = 0
/** An account that nobody had before; at the sandbox's bank it is anybody's. */
function anIban(): string {
  given += 1
  const account = `001${String(given).padStart(7, "0")}`
  const digits = account + String(Number(account) % 97 || 97).padStart(2, "0")
  return `BE${String(98n - (BigInt(`${digits}111400`) % 97n)).padStart(2, "0")}${digits}`
}

const adds = ({ visitor }: Payer, iban: string) => visitor.call(contract.addPayoutAccount, { iban })
const removes = ({ visitor }: Payer, accountId: string) =>
  visitor.call(contract.removePayoutAccount, { accountId })
const saved = async ({ visitor }: Payer) =>
  (await visitor.call(contract.getPayoutAccounts, {})).accounts.map(({ account, usableFrom }) => ({
    ends: account.slice(-4),
    waits: usableFrom !== null,
  }))
const withdraws = ({ visitor }: Payer, to: { accountId: string } | { iban: string }, amount = 20) =>
  visitor.call(contract.withdrawAmount, { amount, method: "bnp", ...to })
const ends = (iban: string) => iban.slice(-4)
const inADay = () => new Date(casino().clock.now().getTime() + dayMs)
/** A day goes by for the accounts of a player. */
const dayPasses = ({ playerId }: Payer) =>
  asOwner(
    casino(),
    `update payments.payout_account set added_at = added_at - interval '24 hours',
       usable_from = usable_from - interval '24 hours' where player_id = $1`,
    [playerId],
  )
const notFound = { name: "NotFoundErrorType", status: 404 }
const desk = async (...words: string[]) => {
  const answer = runOperatorCommand(words, "Anna")
  return typeof answer === "function" ? answer(casino().config.databaseUrl!) : answer
}
const flagsOf = async ({ playerId }: Payer) =>
  (await listOpenAlarms(casino().platform.reads()))
    .filter(({ kind }) => kind === "player.flagged")
    .map(({ detail }) => detail as { playerId: string; kind: string; subjectId: string })
    .filter((detail) => detail.playerId === String(playerId))

describe("a new account", () => {
  it("is announced on the site and by letter, and is usable after a day", async () => {
    const fresh = anIban()
    await deposited(jan(), 50)
    const { payoutAccount } = await adds(jan(), fresh.replaceAll(/(.{4})/g, "$1 "))
    const until = inADay()
    expect(payoutAccount).toEqual({
      accountId: expect.stringMatching(/^A-\w{32}$/),
      account: `BE•• •••• •••• ${ends(fresh)}`,
      addedAt: casino().clock.now().toISOString(),
      usableFrom: until.toISOString(),
    })
    expect(await saved(jan())).toEqual([
      { ends: ends(seededIban), waits: false },
      { ends: ends(fresh), waits: true },
    ])
    const { account, accountId } = payoutAccount
    const message = (await jan().visitor.call(notifications.getNotifications, {})).notifications.rows[0]!
    expect([message.kind, message.title, message.text]).toEqual([
      "account",
      expect.stringContaining(ends(fresh)),
      expect.stringContaining(formatsOf("en").dateTime(until)),
    ])
    const subject = translate("nl", "paymentMails")("payoutAccountAdded.subject")
    const letters = await lettersUntil(casino(), jan(), (all) => all.some((each) => each.subject === subject))
    const [letter, second] = letters.filter((each) => each.subject === subject)
    expect(second).toBeUndefined()
    for (const word of [account, formatsOf("nl").dateTime(until), "support@casino.test", "wachtwoord"])
      expect(letter?.text).toContain(word)

    await dayPasses(jan())
    expect(await withdraws(jan(), { accountId })).toMatchObject({ status: "approved", newBalance: 30 })
  })

  it("is saved by a withdrawal that names its IBAN, with the same wait", async () => {
    const fresh = anIban()
    await deposited(jan(), 90)
    for (let times = 0; times < 2; times++)
      expect((await withdraws(jan(), { iban: fresh })).sentFrom).toBe(inADay().toISOString())
    expect(await saved(jan())).toContainEqual({ ends: ends(fresh), waits: true })
    expect(await events(casino(), jan(), "payoutAccount.added")).toHaveLength(1)
    await dayPasses(jan())
    expect(await withdraws(jan(), { iban: fresh })).not.toHaveProperty("sentFrom")
  })

  it("is saved once by concurrent calls, and concurrent withdrawals to it all wait", async () => {
    const [fresh, other] = [anIban(), anIban()]
    await deposited(jan(), 80)
    const added = await outcomes(Array.from({ length: 6 }, () => adds(jan(), fresh)))
    expect(new Set(added.done.map(({ payoutAccount }) => payoutAccount.accountId)).size).toBe(1)
    const asked = await outcomes(Array.from({ length: 4 }, () => withdraws(jan(), { iban: other })))
    expect(asked.done.map(({ sentFrom }) => sentFrom)).toEqual(Array(4).fill(inADay().toISOString()))
    expect(await events(casino(), jan(), "payoutAccount.added")).toHaveLength(2)
    expect(await heldCents(casino(), jan().playerId)).toBe(8000)
  })

  it("is refused above the maximum, also with concurrent calls", async () => {
    const { done, refusals } = await outcomes(Array.from({ length: 8 }, () => adds(jan(), anIban())))
    expect(done).toHaveLength(4)
    expect(new Set(refusals)).toEqual(new Set(["PayoutAccountsFullErrorType"]))
    expect((await adds(jan(), seededIban)).payoutAccount.usableFrom).toBeNull()
  })

  it("is named by its id or its IBAN, not both, and must be the player's own", async () => {
    const fresh = anIban()
    const { accountId } = (await adds(jan(), fresh)).payoutAccount
    const both = jan().visitor.call(contract.withdrawAmount, {
      amount: 20,
      method: "bnp",
      accountId,
      iban: fresh,
    })
    await expect(both).rejects.toMatchObject({ name: "BadInputErrorType" })
    const neither = jan().visitor.call(contract.withdrawAmount, { amount: 20, method: "bnp" })
    await expect(neither).rejects.toMatchObject({ name: "BadInputErrorType" })
  })
})

describe("an account that is removed", () => {
  it("is visible to its player only, disappears immediately, and counts as new when it is added again", async () => {
    const fresh = anIban()
    await deposited(jan(), 50)
    const { accountId } = (await adds(jan(), fresh)).payoutAccount
    await dayPasses(jan())
    const lies: Payer = await seededVisitor(casino())
    await expect(removes(lies, accountId)).rejects.toMatchObject(notFound)
    await expect(withdraws(lies, { accountId })).rejects.toMatchObject(notFound)
    expect(await saved(lies)).toEqual([{ ends: ends(seededIban), waits: false }])

    await removes(jan(), accountId)
    await expect(removes(jan(), accountId)).rejects.toMatchObject(notFound)
    await expect(withdraws(jan(), { accountId })).rejects.toMatchObject(notFound)
    expect(await events(casino(), jan(), "payoutAccount.removed")).toMatchObject([{ accountId }])
    const again = (await adds(jan(), fresh)).payoutAccount
    expect([again.accountId, again.usableFrom]).toEqual([accountId, inADay().toISOString()])
  })

  it("is either paid to or removed, never both", async () => {
    const fresh = anIban()
    await deposited(jan(), 100)
    const { accountId } = (await adds(jan(), fresh)).payoutAccount
    await dayPasses(jan())
    const { refusals } = await outcomes<unknown>([
      withdraws(jan(), { accountId }),
      removes(jan(), accountId),
      withdraws(jan(), { accountId }),
      removes(jan(), accountId),
    ])
    expect(refusals.every((name) => name === notFound.name)).toBe(true)
    await expect(withdraws(jan(), { accountId })).rejects.toMatchObject(notFound)
  })

  it("does not receive the balance when its player closes their account", async () => {
    const fresh = anIban()
    const closing = async () => (await jan().visitor.call(contract.getClosing, {})).account?.slice(-4)
    await adds(jan(), fresh)
    const { accounts } = await jan().visitor.call(contract.getPayoutAccounts, {})
    for (const left of [seededIban, fresh]) {
      // The one that need not wait comes first.
      expect(await closing()).toBe(ends(left))
      await removes(jan(), accounts.find(({ account }) => account.endsWith(ends(left)))!.accountId)
    }
    expect(await closing()).toBeUndefined()
  })
})

describe("an account that another player has too", () => {
  it("is allowed and flags the later player for review", async () => {
    const shared = anIban()
    const lies: Payer = await seededVisitor(casino())
    await deposited(lies, 50)
    await adds(jan(), shared)
    const { accountId } = (await adds(lies, shared)).payoutAccount
    expect([await flagsOf(jan()), await flagsOf(lies)]).toEqual([
      [],
      [expect.objectContaining({ kind: "sharedAccount", subjectId: accountId })],
    ])
    expect((await desk("flags")).text).toContain(`player ${lies.playerId}  sharedAccount ${accountId}`)
    expect((await desk("payout-accounts", String(lies.playerId))).text).toMatch(
      new RegExp(`${accountId} [\\s\\S]*shared with: player ${jan().playerId}\\b`),
    )
    await dayPasses(lies)
    expect((await withdraws(lies, { accountId })).status).toBe("checking")
    expect((await desk("remove-payout-account", accountId)).code).toBe(0)
    expect((await desk("remove-payout-account", accountId)).code).toBe(1)
    expect(await saved(lies)).toHaveLength(1)
  })

  it("flags one of two concurrent players", async () => {
    const shared = anIban()
    const lies: Payer = await seededVisitor(casino())
    await Promise.all([adds(jan(), shared), adds(lies, shared)])
    expect([...(await flagsOf(jan())), ...(await flagsOf(lies))]).toHaveLength(1)
  })
})

it.each([playerPasswordChanged, playerEmailChanged])(
  "after $kind an account that nothing has arrived at waits again, and one that was paid to does not",
  async (changed) => {
    const [fresh, other] = [anIban(), anIban()]
    await deposited(jan(), 100)
    const { accountId } = (await adds(jan(), fresh)).payoutAccount
    casino().clock.advance(1)
    await adds(jan(), other)
    await dayPasses(jan())
    const { withdrawalId } = await withdraws(jan(), { accountId })
    await casino().drain()
    await bankNotify(casino(), { endToEndId: withdrawalId, status: "settled" })
    await asOwner(casino(), "delete from payments.payout_account where player_id = $1 and iban = $2", [
      jan().playerId,
      seededIban,
    ])
    await casino().platform.transact((tx) => tx.publish(changed, { playerId: jan().playerId }))
    await casino().drain()
    expect(await saved(jan())).toEqual([
      { ends: ends(fresh), waits: false },
      { ends: ends(other), waits: true },
    ])
    expect((await withdraws(jan(), { iban: other })).sentFrom).toBeDefined()
    expect((await withdraws(jan(), { accountId })).status).toBe("approved")
  },
)
