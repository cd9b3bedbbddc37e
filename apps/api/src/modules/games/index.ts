import type { Kernel } from "../../kernel/module.ts"
import { type GameFacts, shelfOf } from "./shelf.ts"

export { countRounds, keepLaunches } from "./figures.ts"

// These read the catalogue that the process remembers: no statement, at most a second late.

/** A game by its id, hidden and vanished ones too. Undefined when there never was one. */
export const gameById = async (kernel: Kernel, id: bigint): Promise<GameFacts | undefined> =>
  (await shelfOf(kernel)).facts.byId.get(id)

/** A game by the aggregator's code, as its calls name it. */
export const gameByCode = async (kernel: Kernel, code: string): Promise<GameFacts | undefined> =>
  (await shelfOf(kernel)).facts.byCode.get(code)

/** Whether it may be opened and bet on: offered by the aggregator, shown by the operator, covered by our licence. */
export const isPlayable = (game: GameFacts): boolean => game.isPlayable
