export type TransactionKind = "bet" | "win" | "rollback"

/** What became of a call: still being sent, accepted, refused for good, or taken back. */
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
  /** The wallet's last word, or why there was none. */
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

const ROUNDS_AT_MOST = 5000
const CALLS_AT_MOST = 2000

/** Every transaction by round, and the last calls; the oldest go first when it is full. */
export class TransactionLog {
  readonly #rounds = new Map<string, Transaction[]>()
  #calls: WalletCall[] = []

  add(transaction: Transaction): Transaction {
    const round = this.#rounds.get(transaction.round)
    if (round) round.push(transaction)
    else this.#rounds.set(transaction.round, [transaction])
    if (this.#rounds.size > ROUNDS_AT_MOST) {
      const oldest = this.#rounds.keys().next().value
      if (oldest !== undefined) this.#rounds.delete(oldest)
    }
    return transaction
  }

  note(call: WalletCall): void {
    this.#calls.push(call)
    if (this.#calls.length > CALLS_AT_MOST) this.#calls = this.#calls.slice(-CALLS_AT_MOST / 2)
  }

  round(round: string): readonly Transaction[] {
    return this.#rounds.get(round) ?? []
  }

  all(): Transaction[] {
    return [...this.#rounds.values()].flat()
  }

  calls(): readonly WalletCall[] {
    return this.#calls
  }

  clear(): void {
    this.#rounds.clear()
    this.#calls = []
  }
}
