import type { useTo } from "../language.ts"

type RoundId = { transactionId: string; game: { casinoGameId: number } }

export const roundHref = (to: ReturnType<typeof useTo>, { transactionId, game }: RoundId): string =>
  `${to("betRound")}?${new URLSearchParams({ id: transactionId, game: String(game.casinoGameId) })}`
