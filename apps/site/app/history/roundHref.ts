import type { useTo } from "../language.ts"
import type { RoundRow } from "./rounds.server.ts"

export const roundHref = (
  to: ReturnType<typeof useTo>,
  { transactionId, game }: Pick<RoundRow, "transactionId" | "game">,
): string =>
  `${to("betRound")}?${new URLSearchParams({ id: transactionId, game: String(game.casinoGameId) })}`
