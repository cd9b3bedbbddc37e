import type { Client } from "@elite/client/visitor"
import { drops, jackpots, quest, referrals, tournaments } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import type { Fleet } from "../../apps/api/testing/fleet.ts"
import { seat, type Table } from "../../apps/api/testing/table.ts"
import type { House } from "./house.ts"

/** A round that wins so many euros, of a stake of one unless told. */
export async function plays(table: Table, euros: number, stake = 1): Promise<void> {
  const round = `round-${crypto.randomUUID()}`
  const bet = await table.bet(stake, { round, round_closed: euros === 0 })
  const result = euros > 0 ? await table.win(bet.uuid, euros, { round }) : bet
  if (result.status !== "RS_OK") throw new Error(result.status)
}

/** What comes about by itself, late where other tests hold up the log. */
const soon = <T>(read: () => Promise<T>) => eventually(read, { withinMs: 60_000 })
/** The first of it. */
const first = async <T>(read: () => Promise<readonly T[]>): Promise<T> =>
  soon(async () => (await read())[0]) as Promise<T>

/**
 * One player of a house whose policies are on has won of everything that is won, and claimed nothing of it: by which numbers it
 * is claimed. They and a rival are in the quest that runs now, and in a tournament that is played; another can be entered.
 */
export async function everythingIsWon(fleet: Fleet, house: House) {
  const campaignId = await house.dropsBegin(100)
  await house.questBegins()
  const [winner, rival] = [await seat(fleet, 200), await seat(fleet, 200)]
  const [own, others] = [fleet.browser(1, winner.cookie), fleet.browser(0, rival.cookie)]
  await first(async () => (await own.call(jackpots.getJackpots, {})).jackpots)
  const [over, running, open] = [await house.tournament(), await house.tournament(), await house.tournament()]
  for (const tournamentId of [over, running, open])
    await own.call(tournaments.enterTournament, { tournamentId })
  await others.call(tournaments.enterTournament, { tournamentId: running })
  const { questId } = await own.call(quest.joinQuest, {})

  const friends = async () => await own.call(referrals.getUsersJoinByReferral, {})
  const friend = await seat(fleet, 200)
  // Whoever shares an account to pay to with a friend is given nothing for them.
  await house.own("update payments.payout_account set iban = 'BE' || player_id where player_id = any($1)", [
    [winner.playerId, friend.playerId],
  ])
  const { referralLink } = await friends()
  await house.invited(friend, new URL(referralLink!).searchParams.get("referral_code")!)
  for (const each of [friend, winner]) await house.paidIn(each)
  await friend.bet(100, { round_closed: true })

  await house.begins(over)
  await house.begins(running)
  // A prize drop by the bet; the whole pool of big wins by the round, which takes a stake above € 62,50.
  await plays(winner, 35_000, 70)
  const { jackpotId } = await first(async () => (await own.call(jackpots.getJackpotWins, {})).wins.rows)
  const { prizeDistributionId } = await first(async () => (await own.call(drops.getOwnDrops, {})).prizes.rows)
  await soon(async () => (await own.call(quest.getOwnQuest, {})).own!.points > 0)
  await house.questIsOver()
  await house.questBegins()
  for (const each of [own, others]) await each.call(quest.joinQuest, {})
  const { questPrizeId } = await first(async () => (await own.call(quest.getQuestPrizes, {})).prizes.rows)
  const entry = async () =>
    (await own.call(tournaments.getTournament, { tournamentId: over })).tournament.own!
  await soon(async () => (await entry()).bets > 0)
  await house.ends(over)
  await soon(async () => (await entry()).won !== null)
  await soon(async () => (await friends()).users.rows[0]?.state === "qualified")
  await house.rewardsAreDue()
  const { referralId } = (await friends()).users.rows[0]!
  return {
    winner,
    rival,
    open,
    running,
    over,
    questId,
    campaignId,
    won: { jackpotId, prizeDistributionId, questPrizeId, tournamentId: over, referralId },
  }
}
export type Won = Awaited<ReturnType<typeof everythingIsWon>>

/** How what was won of each noun is claimed. */
export const claimsOf = ({
  jackpotId,
  prizeDistributionId,
  questPrizeId,
  tournamentId,
  referralId,
}: Won["won"]) => ({
  jackpots: (at: Client) => at.call(jackpots.updateJackpotWinner, { jackpotId }),
  drops: (at: Client) => at.call(drops.claimDrop, { prizeDistributionId }),
  quest: (at: Client) => at.call(quest.claimQuestPrize, { questPrizeId }),
  tournaments: (at: Client) => at.call(tournaments.claimTournament, { tournamentId }),
  referrals: (at: Client) => at.call(referrals.claimReferral, { referralId }),
})
