import { me as contract, type Language, type ParsedOf, type payments, type ReplyOf } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import type { CsvCell } from "../../../platform/lib/csv.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getCrashTransactionsReply } from "../../crash/index.ts"
import { getDepositsReply, getWithdrawalsReply } from "../../payments/index.ts"
import { getRoundsReply } from "../../play/index.ts"
import { getSportsBetsReply } from "../../sportsbook/index.ts"
import { getStatementReply } from "../../wallet/index.ts"
import { getProfitLossReply } from "../me.ts"

export type Table = { header: string[]; rows: CsvCell[][] }
type TableRequest = {
  playerId: bigint
  language: Language
  filter: ParsedOf<typeof contract.exportHistory>
  /** Of rows, the newest first. */
  limit: number
}
type ReadTable = (platform: Platform, request: TableRequest) => Promise<Table>

type Column<Row> = readonly [header: string, cell: (row: Row) => CsvCell]

const toTable = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Table => ({
  header: columns.map(([header]) => header),
  rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
})

/** The words of the pages; a column of money names the currency. */
const wordsFor = (language: Language) => {
  const t = translate(language, "history")
  return {
    t,
    dateTime: formatsOf(language).dateTime,
    euros: (key: "amount" | "stake" | "win" | "net" | "paid") => `${t(key)} (EUR)`,
    /** The word for a key, or what the server calls it. */
    labelOf(group: "depositStates" | "withdrawalStates" | "methods", key: string | null): string | null {
      const name = `${group}.${key}` as "depositStates.succeeded"
      return key !== null && t.has(name) ? t(name) : key
    },
  }
}

const toQuery = ({ filter, limit }: TableRequest) => ({
  pageNo: 1,
  limit,
  ...(filter.startDate !== undefined && { startDate: filter.startDate }),
  ...(filter.endDate !== undefined && { endDate: filter.endDate }),
})

/** The filter's status as one of this view; the contract refuses any other. */
const toStatus = <S extends string>(statuses: readonly S[], { filter }: TableRequest): { status?: S } => {
  const status = statuses.find((each) => each === filter.status)
  return status === undefined ? {} : { status }
}
const { exportedStatuses } = contract

const readRounds: ReadTable = async (platform, request) => {
  const { t, dateTime, euros } = wordsFor(request.language)
  const { casinoGameId } = request.filter
  const { transactions } = await getRoundsReply(platform, request.playerId, {
    ...toQuery(request),
    ...toStatus(exportedStatuses.rounds, request),
    ...(casinoGameId !== undefined && { casinoGameId }),
  })
  const columns: Column<(typeof transactions.rows)[number]>[] = [
    [t("date"), (row) => dateTime(row.createdAt)],
    [t("game"), (row) => row.game.name],
    [euros("stake"), (row) => row.stake],
    [euros("win"), (row) => row.win],
    [euros("net"), (row) => (row.status === "open" ? null : row.amount)],
    [t("status"), (row) => t(`roundStates.${row.status}`)],
    [t("reference"), (row) => row.transactionId],
  ]
  return toTable(columns, transactions.rows)
}

const readCrash: ReadTable = async (platform, request) => {
  const { t, dateTime, euros } = wordsFor(request.language)
  const { transactions } = await getCrashTransactionsReply(platform, request.playerId, {
    ...toQuery(request),
    ...toStatus(exportedStatuses.crash, request),
  })
  const times = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100)
  const columns: Column<(typeof transactions.rows)[number]>[] = [
    [t("date"), (row) => dateTime(row.createdAt)],
    [t("round"), (row) => String(row.number)],
    [euros("stake"), (row) => row.stake],
    [`${t("leftAt")} (×)`, (row) => times(row.at)],
    [`${t("crashedAt")} (×)`, (row) => times(row.overAs === "void" ? null : row.result)],
    [euros("win"), (row) => (row.status === "placed" ? null : row.win)],
    [euros("net"), (row) => (row.status === "placed" ? null : row.amount)],
    [t("status"), (row) => t(`crashStates.${row.status}`)],
    [t("reference"), (row) => row.transactionId],
  ]
  return toTable(columns, transactions.rows)
}

const readSports: ReadTable = async (platform, request) => {
  const { t, dateTime, euros } = wordsFor(request.language)
  const { bets } = await getSportsBetsReply(platform, request.playerId, {
    ...toQuery(request),
    ...toStatus(exportedStatuses.sports, request),
  })
  type Bet = (typeof bets.rows)[number]
  const back = (bet: Bet) => (bet.state === "discarded" ? bet.stake : bet.paid)
  const columns: Column<Bet>[] = [
    [t("date"), (bet) => dateTime(bet.placedAt)],
    [
      t("bet"),
      (bet) => bet.legs.map(({ event, market, outcome }) => `${event}, ${market}: ${outcome}`).join(" + "),
    ],
    [t("odds"), (bet) => bet.odds],
    [euros("stake"), (bet) => bet.stake],
    [euros("paid"), (bet) => (bet.state === "open" ? null : back(bet))],
    [euros("net"), (bet) => (bet.state === "open" ? null : back(bet) - bet.stake)],
    [t("status"), (bet) => t(`sportsStates.${bet.state}`)],
    [t("reference"), (bet) => String(bet.betId)],
  ]
  return toTable(columns, bets.rows)
}

/** A deposit or a withdrawal, whose account is masked as on its page. */
function toPaymentTable(
  view: "deposits" | "withdrawals",
  { language }: TableRequest,
  rows: readonly payments.Transaction[],
): Table {
  const { t, dateTime, euros, labelOf } = wordsFor(language)
  const reasons = translate(language, "paymentReasons")
  const reasonOf = (key: string | null) => {
    const name = key as Parameters<typeof reasons.has>[0] | null
    return name !== null && reasons.has(name) ? reasons(name) : null
  }
  const states = view === "deposits" ? "depositStates" : "withdrawalStates"
  const columns: Column<payments.Transaction>[] = [
    [t("date"), (row) => dateTime(row.createdAt)],
    [t("method"), (row) => labelOf("methods", row.method)],
    ...(view === "withdrawals" ? ([[t("account"), (row) => row.account]] satisfies typeof columns) : []),
    [euros("amount"), (row) => row.amount],
    [t("status"), (row) => labelOf(states, row.status)],
    [t("reason"), (row) => reasonOf(row.reason)],
    [t("reference"), (row) => row.transactionId],
  ]
  return toTable(columns, rows)
}

const readDeposits: ReadTable = async (platform, request) => {
  const { transactions } = await getDepositsReply(platform, request.playerId, toQuery(request))
  return toPaymentTable("deposits", request, transactions.rows)
}

const readWithdrawals: ReadTable = async (platform, request) => {
  const { transactions } = await getWithdrawalsReply(platform, request.playerId, toQuery(request))
  return toPaymentTable("withdrawals", request, transactions.rows)
}

const readStatement: ReadTable = async (platform, request) => {
  const { t, dateTime, euros } = wordsFor(request.language)
  const statement = translate(request.language, "statement")
  const { transactionType } = request.filter
  const { transactions } = await getStatementReply(platform, request.playerId, {
    ...toQuery(request),
    ...(transactionType !== undefined && { transactionType }),
  })
  const columns: Column<(typeof transactions.rows)[number]>[] = [
    [t("date"), (line) => dateTime(line.createdAt)],
    [statement("what"), (line) => statement(`kinds.${line.kind}`)],
    [t("account"), (line) => t(line.purse === "sports" ? "sportsBalance" : "balance")],
    [euros("amount"), (line) => line.amount],
    [`${statement("after")} (EUR)`, (line) => line.balanceAfter],
    [t("reference"), (line) => line.transactionId],
  ]
  return toTable(columns, transactions.rows)
}

const readResult: ReadTable = async (platform, { playerId, language, filter, limit }) => {
  const { t, euros } = wordsFor(language)
  const { perDay } = await getProfitLossReply(platform, { playerId }, filter)
  const { date } = formatsOf(language)
  const columns: Column<ReplyOf<typeof contract.getProfitLoss>["perDay"][number]>[] = [
    [t("date"), (day) => date(day.date)],
    [euros("net"), (day) => day.net],
  ]
  return toTable(columns, perDay.toReversed().slice(0, limit))
}

export const readTable: Record<contract.ExportedView, ReadTable> = {
  rounds: readRounds,
  crash: readCrash,
  sports: readSports,
  deposits: readDeposits,
  withdrawals: readWithdrawals,
  statement: readStatement,
  result: readResult,
}
