import type pg from "pg"
import { dryRunFloors } from "../../apps/api/src/dryRun.ts"
import { setPolicy } from "../../apps/api/src/modules/content/index.ts"
import {
  campaignInput,
  publishNewCampaign as publishCampaign,
} from "../../apps/api/src/modules/drops/testing/fixture.ts"
import { identityVerified } from "../../apps/api/src/modules/identity/index.ts"
import { depositSucceeded } from "../../apps/api/src/modules/payments/index.ts"
import { playerRegistered } from "../../apps/api/src/modules/players/index.ts"
import { weeksAt } from "../../apps/api/src/modules/quest/rules.ts"
import { finishWeek } from "../../apps/api/src/modules/quest/scores/finishWeek.ts"
import { questTerms } from "../../apps/api/src/modules/quest/settings.ts"
import { plainTasks } from "../../apps/api/src/modules/quest/testing/fixture.ts"
import { moveWeekBack } from "../../apps/api/src/modules/quest/testing/moveWeekBack.ts"
import { findRunningWeek, insertWeek } from "../../apps/api/src/modules/quest/weeks/store.ts"
import { endWeeks } from "../../apps/api/src/modules/quest/weeks/weeks.ts"
import { decideDueReferrals } from "../../apps/api/src/modules/referrals/decisions/decisions.ts"
import { advanceTournament } from "../../apps/api/src/modules/tournaments/lifecycle/advance.ts"
import type { TournamentInput } from "../../apps/api/src/modules/tournaments/offers/schema.ts"
import {
  publishNewTournament as publishTournament,
  tournamentInput,
} from "../../apps/api/src/modules/tournaments/testing/fixture.ts"
import { centsToUnits } from "../../apps/api/src/modules/wallet/index.ts"
import { runOperatorCommand } from "../../apps/api/src/operatorCli.ts"
import type { Policy, PolicyState } from "../../apps/api/src/platform/admin/settings.ts"
import { openDatabase } from "../../apps/api/src/platform/db/database.ts"
import { createTransact, type Tx } from "../../apps/api/src/platform/db/transaction.ts"
import { hourMs, minuteMs } from "../../apps/api/src/platform/lib/calendar.ts"
import { systemClock } from "../../apps/api/src/platform/lib/clock.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import type { SeededPlayer } from "../../apps/api/testing/seeded.ts"

const declared = dryRunFloors()
  .flat()
  .flatMap(({ settings = [] }) => settings)
const policiesOf = (features: readonly string[]): Policy[] =>
  declared.flatMap((each) => (each.what === "policy" && features.includes(each.feature) ? [each] : []))

/** Where the processes of a house keep everything: the owner's address, and connections there. */
type Place = { databaseUrl: string; db: pg.Pool }

/** What every part of a house is done with: its tables, its transactions, and its desk. */
function workOf(place: () => Place) {
  const own = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    place().db.query<Row>(text, values)

  async function inHouse<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const database = openDatabase({
      url: place().databaseUrl,
      log: jsonLog("silent"),
      connections: 1,
      asOwner: true,
    })
    try {
      return await createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })(work)
    } finally {
      await database.close()
    }
  }

  /** An operator at the desk; throws what the desk says where it is not done. */
  async function desk(operator: string, ...words: string[]): Promise<void> {
    const answer = runOperatorCommand(words, operator)
    const { code, text } = typeof answer === "function" ? await answer(place().databaseUrl) : answer
    if (code !== 0) throw new Error(text)
  }

  return { own, inHouse, desk }
}
type Work = ReturnType<typeof workOf>

function tournamentsOf({ own, inHouse }: Work) {
  /** A tournament of points for what is staked, to which the house adds ten euros; it begins when the test says so. */
  const tournament = (change: Partial<TournamentInput> = {}): Promise<number> =>
    inHouse(async (tx) => {
      const hours = (after: number) => new Date(tx.now.getTime() + after * hourMs).toISOString()
      const offer = tournamentInput(tx.now, {
        type: "cashPoint",
        scoring: "totalStaked",
        entryFeeCents: 0,
        houseCents: 1_000,
        entriesAtLeast: 1,
        beginsAt: hours(2),
        closesAt: hours(4),
        endsAt: hours(6),
        graceMinutes: 0,
        prizes: [
          { to: 1, sharePpm: 700_000 },
          { to: 2, sharePpm: 300_000 },
        ],
        ...change,
      })
      const [id] = await publishTournament(tx, offer)
      await advanceTournament(tx, id)
      return Number(id)
    })

  /** So much time of a tournament has gone by, and it is as far as that. */
  async function later(id: number, change: string): Promise<void> {
    await own(`update tournaments.tournament set ${change} where id = $1`, [id])
    await inHouse((tx) => advanceTournament(tx, BigInt(id)))
  }

  return {
    tournament,
    begins: (id: number) =>
      later(id, "opens_at = opens_at - interval '2 hours', begins_at = clock_timestamp()"),
    ends: (id: number) =>
      later(
        id,
        "closes_at = least(closes_at, clock_timestamp()), ends_at = greatest(clock_timestamp(), begins_at + interval '1 ms')",
      ),
  }
}

function questsOf({ own, inHouse }: Work) {
  return {
    /** The quest of this week has tasks that a bet or two are enough for. */
    async questBegins(): Promise<void> {
      const monday = await inHouse(async (tx) => {
        const [week] = weeksAt(tx.now)
        const { addsCents, percents } = questTerms.initial
        await insertWeek(tx, week, {
          tasks: plainTasks,
          adds: centsToUnits(addsCents),
          guaranteed: 0n,
          percents,
        })
        return week.monday
      })
      // The house may have opened it first, by itself, with tasks that it drew.
      await own("update quest.week set tasks = $2 where monday = $1", [monday, JSON.stringify(plainTasks)])
    },
    /** The week that runs is over, and so is the time that its last bets have to settle in. */
    async questEnds(): Promise<void> {
      await inHouse(async (tx) => {
        const { id, ends_at } = (await findRunningWeek(tx))!
        const twoHours = 2 * hourMs
        await moveWeekBack(tx, id, (ends_at.getTime() - tx.now.getTime() + twoHours) / 1_000)
        await endWeeks(tx)
      })
    },
    /** What runs this week is counted, lies a week back, and another runs. */
    async questIsOver(): Promise<void> {
      const id = await inHouse(async (tx) => {
        const week = (await findRunningWeek(tx))!
        await finishWeek(tx, week.id)
        await moveWeekBack(tx, week.id, 7 * 86_400)
        return week.id
      })
      await own("update quest.week set monday = monday - 7 where id = $1", [id])
    },
  }
}

function friendsOf({ own, inHouse }: Work) {
  return {
    /** Somebody is a player by another's code, is verified and has paid in what they have; what they stake they stake. */
    invited: (friend: SeededPlayer, referralCode: string) =>
      inHouse(async (tx) => {
        const { playerId } = friend
        await tx.publish(playerRegistered, { playerId, language: "nl", referralCode })
        await tx.publish(identityVerified, { playerId, reference: "a test" })
      }),
    /** A deposit is announced that lies in the ledger already: the first of its player. */
    async paidIn({ playerId }: SeededPlayer): Promise<void> {
      const { rows } = await own<{ id: string; cents: string }>(
        "select id, amount_cents as cents from payments.deposit where player_id = $1",
        [playerId],
      )
      const { id: orderId, cents } = rows[0]!
      const amountCents = Number(cents)
      await inHouse((tx) =>
        tx.publish(depositSucceeded, {
          playerId,
          orderId,
          amountCents,
          method: "bancontact_qr",
          balanceCents: amountCents,
          wantsBonus: true,
        }),
      )
    },
    /** The time that a reward waits is over, and what is due is decided. */
    async rewardsAreDue(): Promise<void> {
      await own("update referrals.referral set pay_from = clock_timestamp() where pay_from is not null")
      await inHouse(decideDueReferrals)
    },
  }
}

function offersOf({ inHouse, desk }: Work) {
  return {
    /** These policies are set to a state, all at once. */
    set: (features: readonly string[], state: PolicyState) =>
      inHouse(async (tx) => {
        for (const policy of policiesOf(features)) await setPolicy(tx, policy, state, "a test")
      }),
    /** A bill that two operators let hang, about what a policy rules. */
    async hangs(bonusId: string, policy: string): Promise<void> {
      const each = { en: bonusId, fr: bonusId, nl: bonusId }
      const from = new Date(Date.now() - minuteMs).toISOString()
      const bill = {
        bonusId,
        title: each,
        text: each,
        terms: each,
        picture: "sun",
        policy,
        from,
        until: null,
      }
      await desk("anna", "write-promotion", JSON.stringify(bill), "quiet weeks")
      await desk("bert", "publish-promotion", bonusId, "agreed")
    },
    /** A campaign of so many prizes of ten euros, in which each bet of a euro wins one for certain while there are ten. */
    dropsBegin: (count: number, expectedStakesCents = 1_000) =>
      inHouse(async (tx) => {
        const prizes = [{ amountCents: 1_000, count }]
        const change = { prizes, expectedStakesCents, blockMinutes: 10_080 }
        return publishCampaign(tx, campaignInput(tx.now, change))
      }),
  }
}

/** What a house does by itself or at its desk beside the processes that run, for tests of several of its nouns. */
export function houseOf(place: () => Place) {
  const work = workOf(place)
  return { ...work, ...offersOf(work), ...tournamentsOf(work), ...questsOf(work), ...friendsOf(work) }
}
export type House = ReturnType<typeof houseOf>
