import { type Held, held } from "../../platform/privacy/personalData.ts"

/** What a person is given of the games they marked and opened. */
export const holds: readonly Held[] = [
  held("games.favourite", { gives: "marked_at game_id" }),
  held("games.recent", { gives: "launched_at game_id" }),
]
