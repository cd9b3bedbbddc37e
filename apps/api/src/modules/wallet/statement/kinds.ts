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

/** What moves the sports book's balance as something else moves cash is told by the same name. */
const ofSports = /^sports([A-Z])/
const nameOf = (kind: Kind): string => kind.replace(ofSports, (_, first: string) => first.toLowerCase())

const isShown = (name: string): name is contract.StatementKind => name in contract.statementKinds

/** What a line of this kind is called. Throws for one that no statement shows, which the tests find first. */
export function toStatementKind(kind: Kind): contract.StatementKind {
  const name = nameOf(kind)
  if (!isShown(name)) throw new Error(`No statement knows ${kind}`)
  return name
}

/** Anybody's: the patterns of the chart tell no player from another. */
const [cash, sports] = [accounts.cash(7n), accounts.sports(7n)]
const touches = ({ from, to }: { from: RegExp; to: RegExp }) =>
  [cash, sports].some((account) => from.test(account) || to.test(account))

/** Every kind of movement that a statement tells, from the chart. */
export const statementKinds: readonly Kind[] = (Object.keys(kinds) as Kind[]).filter(
  (kind) => touches(kinds[kind]) && !gameKinds.some((each) => each === kind),
)

/** Those of one type. */
export const listKindsOfType = (type: contract.TransactionType | undefined): readonly Kind[] =>
  statementKinds.filter(
    (kind) => type === undefined || contract.statementKinds[toStatementKind(kind)] === type,
  )
