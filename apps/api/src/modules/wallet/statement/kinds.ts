import { wallet as contract } from "@elite/contract"
import { accounts, type Kind, kinds } from "../chart.ts"

/** Bets and what came of them: they stand in the history of bets. The indices `movement_stated_…` name the same. */
export const gameKinds = [
  "stake",
  "win",
  "stakeReturned",
  "winTakenBack",
  "sportsStake",
  "sportsStakeReturned",
  "sportsPaid",
  "sportsPaidTakenBack",
] as const satisfies readonly Kind[]

/** A movement of the sports purse has the name of its counterpart for cash. */
const sportsPrefix = /^sports([A-Z])/
const nameOf = (kind: Kind): string => kind.replace(sportsPrefix, (_, first: string) => first.toLowerCase())

const isStatementKind = (name: string): name is contract.StatementKind => name in contract.statementKinds

export function toStatementKind(kind: Kind): contract.StatementKind {
  const name = nameOf(kind)
  if (!isStatementKind(name)) throw new Error(`No statement shows movements of kind ${kind}`)
  return name
}

const [cash, sports] = [accounts.cash(7n), accounts.sports(7n)]
const touches = ({ from, to }: { from: RegExp; to: RegExp }) =>
  [cash, sports].some((account) => from.test(account) || to.test(account))

export const statementKinds: readonly Kind[] = (Object.keys(kinds) as Kind[]).filter(
  (kind) => touches(kinds[kind]) && !gameKinds.some((gameKind) => gameKind === kind),
)

export const listKindsOfType = (type: contract.TransactionType | undefined): readonly Kind[] =>
  statementKinds.filter(
    (kind) => type === undefined || contract.statementKinds[toStatementKind(kind)] === type,
  )
