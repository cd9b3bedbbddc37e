import type { Course } from "./stage.ts"

/** What came about in a course: a line for each, so that a run in which nothing happened is seen to be one. */
export async function summaryOf({ town, second, counts, log }: Course): Promise<Record<string, number>> {
  const one = async (text: string) =>
    Number((await town.db.query<{ n: string }>(`select count(*) as n ${text}`)).rows[0]!.n)
  const { quest, tournaments, drops, jackpots, referrals } = second
  const weeks = [...quest.weeks.values()]
  const shows = [...tournaments.tournaments.values()]
  return {
    ...counts,
    "rounds and bets given back in the log": log.filter(({ kind }) => kind === "settled" || kind === "voided")
      .length,
    "weeks counted": weeks.filter(({ places }) => places !== undefined).length,
    "places in quests paid": weeks.flatMap(({ places = [] }) => places).filter(({ prize }) => prize > 0n)
      .length,
    "tournaments finished": shows.filter(({ places = [] }) => places.length > 0).length,
    "places in tournaments paid": shows.flatMap(({ places = [] }) => places).filter(({ won }) => won > 0n)
      .length,
    "entries paid back, or left": [...tournaments.entries.values()].filter(({ state }) => state !== "in")
      .length,
    "prize drops": drops.wins.length,
    "jackpots won": jackpots.wins.length,
    friends: referrals.friends.size,
    "friends rewarded": await one("from referrals.referral where rewarded_at is not null"),
    "joining bonuses": await one("from bonuses.bonus"),
    "bonuses converted": await one("from bonuses.bonus where ended_as = 'converted'"),
    "prizes claimed": await one("from prizes.prize where settled_as = 'claimed'"),
    "prizes credited": await one("from prizes.prize where settled_as = 'credited'"),
    "prizes disputed": await one("from kernel.event where kind = 'prize.disputed'"),
    "prizes taken back": await one("from prizes.prize where refused_at is not null"),
    "places that paid points": tournaments.paid("points").length,
    "points taken back": await one("from loyalty.prize where refused_at is not null"),
    movements: await one("from wallet.movement"),
  }
}
