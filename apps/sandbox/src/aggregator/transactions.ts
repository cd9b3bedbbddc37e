import { forgetOldest } from "../forget.ts"

export type TransactionKind = "bet" | "win" | "rollback"

/** Being sent, accepted, refused for good, or rolled back. */
export type TransactionState = "pending" | "accepted" | "refused" | "rolled_back"

export type Transaction = {
  readonly kind: TransactionKind
  readonly transactionUuid: string
  readonly supplierTransactionId: string
  readonly referenceUuid?: string
  readonly user: string
  readonly token: string
  readonly round: string
  readonly gameCode: string
  readonly currency: string
  readonly amountCents: number
  readonly createdAt: Date
  state: TransactionState
  /** The wallet's last answer, or why there was none. */
  answer: string
  attempts: number
}

export type WalletCall = {
  readonly at: Date
  readonly path: string
  readonly transactionUuid?: string
  readonly status: string
  readonly tookMs: number
}

const roundsAtMost = 5000
const callsAtMost = 2000

/** All transactions by round, and the last calls; bounded, oldest dropped first. */
export type TransactionLog = {
  add(transaction: Transaction): Transaction
  note(call: WalletCall): void
  round(round: string): readonly Transaction[]
  all(): Transaction[]
  calls(): readonly WalletCall[]
  clear(): void
}

export function createTransactionLog(): TransactionLog {
  const rounds = new Map<string, Transaction[]>()
  let calls: WalletCall[] = []
  return {
    add(transaction) {
      const round = rounds.get(transaction.round)
      if (round) round.push(transaction)
      else rounds.set(transaction.round, [transaction])
      forgetOldest(rounds, roundsAtMost)
      return transaction
    },
    note(call) {
      calls.push(call)
      if (calls.length > callsAtMost) calls = calls.slice(-callsAtMost / 2)
    },
    round: (round) => rounds.get(round) ?? [],
    all: () => [...rounds.values()].flat(),
    calls: () => calls,
    clear() {
      rounds.clear()
      calls = []
    },
  }
}
