/**
 * Socket.IO messages, server to client (path `/ws`). A message is a hint, never the truth: after a reconnect
 * the client reads again. Every message is `{data}`.
 */
export type LiveMessages = {
  wallet: {
    /** Euros. */
    cash?: number
    elitePoints?: number
    eliteCoins?: number
    tournamentPoints?: number
  }
  payment: { orderId: string; paymentSuccess: boolean }
  /** A withdrawal took a step. */
  withdrawal: { withdrawalId: string; status: string }
  identity: { kycStatus: string }
  recentWinner: { username: string; amount: number; gameSlug: string; gameName: string }
  sessionEnded: { reason: "loggedOut" | "expired" | "excluded" | "onBreak" | "closed" }
}
export type LiveName = keyof LiveMessages
export const livePath = "/ws"
