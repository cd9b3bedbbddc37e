import { tournaments } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { findRefusal, resultOrRefusal } from "../../../../testing/findRefusal.ts"
import { tablesForFile } from "../../../../testing/table.ts"
import { collectAdminCommands } from "../../../adminCommands.ts"
import { hourMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { tournamentHousePrizes } from "../settings.ts"
import { advanceMinutes, openTournament, tournamentInput } from "../testing/fixture.ts"
import { parseTournament } from "./schema.ts"

const { casino, db, seat } = tablesForFile({})
/** Runs a command by the clock of the casino. */
const operatorCli = async (operator: string, name: string, ...words: string[]) => {
  const run = collectAdminCommands(casino().modules)
    .find((operation) => operation.name === name)!
    .parse(words)!
  return (await resultOrRefusal(casino().platform.transact((tx) => run(tx, operator)))) as string
}
const inAnHour = new Date(Date.now() + hourMs)
const soon = () => inAnHour
const problemOf = (change: object) =>
  findRefusal(() => parseTournament(JSON.stringify({ ...tournamentInput(soon()), ...change })))

const free = { type: "cashPoint", scoring: "totalStaked", entryFeeCents: 0, entriesAtLeast: 1 }

describe("the JSON of a tournament", () => {
  const at = (minutes: number) => new Date(soon().getTime() + minutes * minuteMs).toISOString()
  it.each<[string, object, string]>([
    ["a type that nobody plays", { type: "chess" }, "Invalid option"],
    ["a field that is not known", { rake: 5 }, "Unrecognized key"],
    ["credit of which nobody knows how much", { type: "credit" }, "says how much an entry buys"],
    ["credit that buys cash", { creditCents: 5_000 }, "nothing else does"],
    [
      "credit that is gone before it is",
      { type: "credit", creditCents: 5_000, betsAtMost: 5 },
      "until it is gone",
    ],
    [
      "a cash tournament for nothing",
      { entryFeeCents: 0, houseCents: 100, entriesAtLeast: 1 },
      "costs something",
    ],
    ["a cash point tournament that costs", { type: "cashPoint", scoring: "totalStaked" }, "is free"],
    [
      "a cash point tournament of the best bet",
      { type: "cashPoint", scoring: "bestMultiplier", entryFeeCents: 0, houseCents: 100 },
      "totalStaked or sumOfMultipliers",
    ],
    [
      "nothing to win",
      { type: "cashPoint", scoring: "totalStaked", entryFeeCents: 0, entriesAtLeast: 1 },
      "less than a cent",
    ],
    ["points where an entry is paid", { housePoints: 100 }, "those of all others money"],
    ["points and money", { ...free, houseCents: 100, housePoints: 100 }, "money or points"],
    ["fewer points than places", { ...free, housePoints: 2 }, "less than one for each of 3 places"],
    ["more points than a board can show", { ...free, housePoints: 1_000_000 }, "the board has room for"],
    ["parts of a point", { ...free, housePoints: 10.5 }, "expected int"],
    ["rebuys that buy nothing", { rebuysAtMost: 2, rebuyFeeCents: 100 }, "as many bets as an entry has"],
    ["a price of what nobody can buy", { rebuyFeeCents: 100 }, "that costs nothing"],
    ["somebody who plays against nobody", { entriesAtLeast: 1 }, "two have to enter"],
    ["fewer places than have to enter", { entriesAtMost: 1 }, "2 have to enter, and 1 may"],
    ["prizes that do not add up", { prizes: [{ to: 2, sharePpm: 400_000 }] }, "come to 800,000 millionths"],
    [
      "places out of their order",
      {
        prizes: [
          { to: 2, sharePpm: 300_000 },
          { to: 1, sharePpm: 400_000 },
        ],
      },
      "follow each other",
    ],
    [
      "a worse place that is paid more",
      {
        prizes: [
          { to: 1, sharePpm: 400_000 },
          { to: 2, sharePpm: 600_000 },
        ],
      },
      "no more than a better one",
    ],
    ["entry that opens too late", { opensAt: at(6) }, "opens before it begins"],
    ["entry that closes before the beginning", { closesAt: at(4) }, "until it begins, or longer"],
    ["an end before the beginning", { endsAt: at(5) }, "ends after it has begun"],
    ["entry after the end", { closesAt: at(11) }, "closes before it ends"],
    ["an instant that is none", { opensAt: "tomorrow" }, "is no instant"],
  ])("is refused in a sentence: %s", (_, change, sentence) => {
    expect(problemOf(change)).toContain(sentence)
  })
  it("is accepted without a fault", () => {
    expect(problemOf({})).toBeUndefined()
    expect(problemOf({ ...free, housePoints: 3 })).toBeUndefined()
    expect(findRefusal(() => parseTournament("{"))).toBe("This is no JSON.")
  })
})

describe("the commands of tournaments", () => {
  it("store a draft, publish it with its repetitions, and cancel one, whose entries are paid back", async () => {
    const typed = JSON.stringify(
      tournamentInput(soon(), { houseCents: 1_000, repeats: { everyHours: 2, times: 1 } }),
    )
    const created = await operatorCli("anna", "create-tournament", typed, "for", "Saint", "Nicholas")
    const [id, again] = [.../Tournaments (\d+), (\d+)/.exec(created)!].slice(1) as [string, string]
    const publish = () => operatorCli("bert", "publish-tournament", id, "it", "is", "time")
    const policyIs = (state: "on" | "off") =>
      casino().platform.transact((tx) => setPolicy(tx, tournamentHousePrizes, state, "a test"))
    await policyIs("off")
    expect(await publish()).toContain("the policy tournamentHousePrizes is not on")
    await policyIs("on")
    expect(await publish()).toContain("is published")
    expect(await publish()).toContain("There is no draft")
    const listed = await operatorCli("anna", "tournaments")
    expect(listed).toContain("Sablon Sprint: cash, announced, 0 in it, €\u00a010,00 to win")
    expect(listed).toContain("created by anna: for Saint Nicholas")
    expect(await operatorCli("anna", "stop-tournament", id, "a", "mistake")).toContain("is cancelled")
    expect(await operatorCli("anna", "stop-tournament", id, "again")).toContain("over, or being counted")
    const house = "select -wallet.total('promotions:tournaments') as spent"
    expect(await asOwner(casino(), house)).toEqual([{ spent: "1000000" }])
    await operatorCli("anna", "stop-tournament", again, "too")
    expect(await asOwner(casino(), house)).toEqual([{ spent: "0" }])
  })

  it("refuse to publish a tournament that should have begun", async () => {
    const typed = JSON.stringify(tournamentInput(new Date(Date.now() - hourMs)))
    const id = /Tournament (\d+)/.exec(
      await operatorCli("anna", "create-tournament", typed, "a", "test"),
    )![1]!
    expect(await operatorCli("anna", "publish-tournament", id, "late")).toContain("should have begun")
  })

  it("end a tournament and remove an entry by two operators", async () => {
    const [a, b, c] = [await seat(10), await seat(10), await seat(10)]
    const [id] = await openTournament(casino())
    for (const table of [a, b, c]) {
      const visitor = casino().visitor()
      visitor.cookies.set("access_token", table.cookie)
      await visitor.call(tournaments.enterTournament, { tournamentId: id! })
    }
    await advanceMinutes(casino(), 5)
    for (const [table, euros] of [
      [a, 5],
      [b, 3],
      [c, 1],
    ] as const) {
      const { uuid } = await table.bet(1, { round: `two-operators-${euros}` })
      await table.win(uuid, euros, { round: `two-operators-${euros}` })
    }
    await casino().drain()
    casino().clock.advance(1_000)
    const [{ entry }] = (await asOwner<{ entry: bigint }>(
      casino(),
      "select id as entry from tournaments.entry where player_id = $1",
      [a.playerId],
    )) as [{ entry: bigint }]
    const proposed = await operatorCli("anna", "remove-entry", String(entry), "two", "accounts")
    const proposal = /Proposal (\d+)/.exec(proposed)![1]!
    expect(await operatorCli("bert", "remove-entry", String(entry), "I", "too")).toContain("pending already")
    expect(await operatorCli("anna", "tournament-proposals")).toContain("two accounts")
    expect(await operatorCli("anna", "confirm-tournament", proposal)).toContain("needs another person")
    const byOne =
      "update tournaments.proposal set ended_as = 'confirmed', ended_by = proposed_by, ended_at = now()"
    await expect(db().query(byOne)).rejects.toThrow("proposal_by_two")
    expect(await operatorCli("bert", "confirm-tournament", proposal)).toContain("paid back")
    expect(await operatorCli("bert", "confirm-tournament", proposal)).toContain("is not pending any more")
    expect(await a.cash()).toBe(1_400)
    const end = /Proposal (\d+)/.exec(
      await operatorCli("anna", "end-tournament", String(id), "the", "studio", "is", "down"),
    )![1]!
    expect(await operatorCli("anna", "withdraw-tournament", end)).toContain("nothing has changed")
    const again = /Proposal (\d+)/.exec(
      await operatorCli("anna", "end-tournament", String(id), "down", "again"),
    )![1]!
    expect(await operatorCli("bert", "confirm-tournament", again)).toContain("has ended")
    await casino().drain()
    const won = await asOwner(
      casino(),
      "select player_id, won from tournaments.entry where tournament_id = $1 and won is not null order by rank",
      [id],
    )
    expect(won).toEqual([
      { player_id: String(b.playerId), won: "300000" },
      { player_id: String(c.playerId), won: "100000" },
    ])
  })
})
