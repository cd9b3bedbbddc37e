import { me, players } from "@elite/contract"
import pg from "pg"
import { expect, test } from "vitest"
import { casinoForTest, type TestCasino } from "../../../testing/casino.ts"
import { logIn, newcomer, signUp, signUpConfirmed } from "../../../testing/people.ts"

/** Changes the version of the terms. */
async function termsBecome({ databaseUrl }: TestCasino, version: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const change = `update content.settings set value = jsonb_set(value, '{termsVersion}', to_jsonb($1::text)) where key = 'jurisdiction'`
  await owner.query(change, [version]).finally(() => owner.end())
}

test("asks for changed terms at the next login, once, and accepts the current version", async () => {
  const casino = await casinoForTest()
  const eva = newcomer("Eva")
  const { visitor } = await signUpConfirmed(casino, eva)
  const getTermsToAccept = async (who = visitor) => (await who.call(me.getUserDetails, {})).user.termsToAccept
  expect(await getTermsToAccept()).toBeNull()

  await termsBecome(casino, "2027-01")
  expect(await getTermsToAccept()).toBeNull()
  const back = casino.visitor()
  await logIn(back, eva.email)
  expect(await getTermsToAccept(back)).toBe("2027-01")
  expect(await getTermsToAccept()).toBeNull()

  await expect(back.call(players.acceptTerms, { version: "2026-11" })).rejects.toMatchObject({
    name: "TermsChangedErrorType",
  })
  await expect(casino.visitor().call(players.acceptTerms, { version: "2027-01" })).rejects.toMatchObject({
    name: "UnauthorizedErrorType",
  })
  await termsBecome(casino, "2027-02")
  await expect(back.call(players.acceptTerms, { version: "2027-01" })).rejects.toMatchObject({
    name: "TermsChangedErrorType",
  })
  expect(await getTermsToAccept(back)).toBe("2027-02")
  await Promise.all([1, 2].map(() => back.call(players.acceptTerms, { version: "2027-02" })))
  expect(await getTermsToAccept(back)).toBeNull()
  const again = casino.visitor()
  await logIn(again, eva.email)
  expect(await getTermsToAccept(again)).toBeNull()
  const jan = newcomer("Jan")
  expect(await getTermsToAccept((await signUp(casino, jan)).visitor)).toBeNull()
})
