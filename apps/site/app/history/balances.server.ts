import { randomUUID } from "node:crypto"
import {
  bonuses,
  content,
  drops,
  jackpots,
  type Language,
  me,
  payments,
  prizes,
  quest,
  tournaments,
  wallet,
} from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { redirect } from "react-router"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { orNull } from "../orNull.server.ts"
import { pageUrl } from "../pageUrl.ts"
import { todayInBrussels } from "../today.ts"
import { type Api, apiOf, messagesFor, requirePlayer, type User } from "../visit.server.ts"
import type { Route } from "./+types/balances"
import { type HistoryPeriod, parseHistoryPeriod, rowsPerPage, toDaysInput, toPeriodInput } from "./period.ts"

const views = [
  "deposits",
  "withdrawals",
  "statement",
  "jackpots",
  "drops",
  "quests",
  "tournaments",
  "result",
] as const
export type BalancesView = (typeof views)[number]

async function readProfitLoss(api: Api, { page, ...days }: HistoryPeriod) {
  const { perDay, ...totals } = await api.call(me.getProfitLoss, toDaysInput(days))
  const rows = perDay.toReversed().slice((page - 1) * rowsPerPage, page * rowsPerPage)
  return { totals, days: perDay, count: perDay.length, rows }
}

async function readStatement(api: Api, period: HistoryPeriod, type: wallet.TransactionType | undefined) {
  const { transactions } = await api.call(wallet.getUserTransactions, {
    ...toPeriodInput(period),
    ...(type && { transactionType: type }),
  })
  return transactions
}

type ListQuery = { view: BalancesView; period: HistoryPeriod; type: wallet.TransactionType | undefined }

async function readList(api: Api, { view, period, type }: ListQuery) {
  if (view === "statement") return { view, ...(await readStatement(api, period, type)) }
  if (view === "jackpots") {
    const { wins } = await api.call(jackpots.getJackpotWins, { pageNo: period.page, limit: rowsPerPage })
    return { view, ...wins }
  }
  if (view === "drops") {
    const { prizes } = await api.call(drops.getOwnDrops, { pageNo: period.page, limit: rowsPerPage })
    return { view, ...prizes }
  }
  if (view === "quests") {
    const { prizes } = await api.call(quest.getQuestPrizes, { pageNo: period.page, limit: rowsPerPage })
    return { view, ...prizes }
  }
  if (view === "tournaments") {
    const paged = { pageNo: period.page, limit: rowsPerPage }
    const { movements } = await api.call(tournaments.getTournamentMovements, paged)
    return { view, ...movements }
  }
  if (view === "result") return { view, ...(await readProfitLoss(api, period)) }
  const endpoint = view === "deposits" ? payments.depositTransaction : payments.withdrawTransaction
  const { transactions } = await api.call(endpoint, toPeriodInput(period))
  return { view, ...transactions }
}

/** The player's joining bonus, or the one on offer to them. Calls the API only where one can exist. */
async function readJoiningBonus(api: Api, user: User) {
  const { siteDetail } = await api.call(content.siteDetail, {})
  const { joiningBonus } = siteDetail.features
  // Under the policy `infoOnly` every player reads about it.
  if (!user.hasBonus && (joiningBonus === "off" || (joiningBonus === "on" && user.hasDeposited))) return null
  const { bonus } = await api.call(bonuses.getActiveJoiningBonus, {})
  return bonus
}

/** The balance of the sports purse; null where the sports book is off and the player never used it. */
async function readSportsBalance(api: Api, { sportsBalance }: User): Promise<number | null> {
  const { siteDetail } = await api.call(content.siteDetail, {})
  const isOffered = (siteDetail.features.sportsbook ?? "off") !== "off"
  return isOffered ? (sportsBalance ?? 0) : sportsBalance
}

const pageNouns = ["account", "bonuses", "history", "jackpotNames", "paymentReasons"] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requirePlayer(context, request)
  const params = pageUrl(request.url).searchParams
  const period = parseHistoryPeriod(params)
  const view = views.find((each) => each === params.get("view")) ?? "deposits"
  const typeParam = view === "statement" ? params.get("type") : null
  const type = wallet.transactionTypes.find((each) => each === typeParam)
  const api = apiOf(context)
  const [list, bonus, sports] = await Promise.all([
    orNull(readList(api, { view, period, type })),
    orNull(readJoiningBonus(api, user)),
    orNull(readSportsBalance(api, user)),
  ])
  const { amount, coins, points, jackpotId } = user.userWallet
  return {
    words: messagesFor(request, view === "statement" ? [...pageNouns, "statement"] : pageNouns),
    wallet: { amount, coins, points, jackpotId },
    view,
    period,
    today: todayInBrussels(new Date()),
    type,
    list,
    bonus,
    sports,
    attempt: randomUUID(),
  }
}

const actionFields = ["bonusId", "prizeDistributionId", "questPrizeId", "jackpotId", "prizeId"] as const
type ActionField = (typeof actionFields)[number]
/** The tab that shows the result of each action. */
const queryAfterAction: Readonly<Record<ActionField, string>> = {
  bonusId: "",
  prizeDistributionId: "?view=drops",
  questPrizeId: "?view=quests",
  jackpotId: "?view=jackpots",
  prizeId: "?view=statement",
}

/** Forfeits a bonus, or claims a prize drop, quest prize, jackpot or any prize, by the id in the form. */
function runAction(api: Api, form: FormData, field: ActionField): Promise<{ message: string }> {
  const number = Number(readText(form, field))
  if (field === "prizeDistributionId") return api.call(drops.claimDrop, { prizeDistributionId: number })
  if (field === "questPrizeId") return api.call(quest.claimQuestPrize, { questPrizeId: number })
  if (field === "prizeId") return api.call(prizes.claimPrize, { prizeId: number })
  if (field === "jackpotId") return api.call(jackpots.updateJackpotWinner, { jackpotId: number })
  const idempotencyKey = readText(form, "attempt") || randomUUID()
  const forfeits = Number(readText(form, "forfeits"))
  return api.call(bonuses.giveUpJoiningBonus, { bonusId: number, forfeits }, { idempotencyKey })
}

/** The message where the API could not be reached. */
function failureText(language: Language, field: ActionField): string {
  if (field === "bonusId") return translate(language, "bonuses")("givingUp.failed")
  return translate(language, "history")(field === "jackpotId" ? "jackpotNotClaimed" : "prizeNotClaimed")
}

export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const field = actionFields.find((each) => form.has(each)) ?? "jackpotId"
  try {
    const { message } = await runAction(api, form, field)
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toFormRefusal(problem, form, {}, failureText(api.language, field))
  }
  return redirect(href("balances", api.language) + queryAfterAction[field])
}
