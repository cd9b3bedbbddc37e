import { quest as contract } from "@elite/contract"
import { catalogue, type Task } from "./catalogue.ts"

/** A game that may be played, as far as tasks ask for it. */
export type OfferedGame = { readonly id: number; readonly studio: string; readonly category: string }

/** What the five stops of a week are worth: an easy one, three, and a hard one. */
export const taskPoints = [100, 200, 200, 200, 300] as const
const levels = { 100: 0, 200: 1, 300: 2 } as const

/** Whether the house has the games that a task asks for. */
export function isFeasible(
  { kind, amount }: Pick<Task, "kind" | "amount">,
  offered: readonly OfferedGame[],
): boolean {
  const { category } = catalogue[kind]
  const games = category === null ? offered : offered.filter((game) => game.category === category)
  const different = (of: (game: OfferedGame) => string | number) => new Set(games.map(of)).size
  switch (kind) {
    case "studios":
    case "winStudios":
      return different(({ studio }) => studio) >= amount
    case "games":
    case "slotGames":
    case "winGames":
      return different(({ id }) => id) >= amount
    // Somebody may have played most of them before.
    case "newGames":
      return different(({ id }) => id) >= 4 * amount
    case "categories":
      return different((game) => game.category) >= amount
    default:
      return games.length > 0
  }
}

/**
 * Draws the tasks of a week: of different kinds, and much alike only where there is no other; `pick` answers a number below
 * another. Undefined where the house has not the games for five.
 */
export function drawTasks(
  offered: readonly OfferedGame[],
  pick: (count: number) => number,
): Task[] | undefined {
  const drawn: Task[] = []
  for (const points of taskPoints) {
    const open = contract.taskKinds
      .map((kind): Task => ({ kind, amount: catalogue[kind].amounts[levels[points]], points }))
      .filter((task) => isFeasible(task, offered) && drawn.every(({ kind }) => kind !== task.kind))
    const groups = new Set(drawn.map(({ kind }) => catalogue[kind].group))
    const different = open.filter(({ kind }) => !groups.has(catalogue[kind].group))
    const among = different.length > 0 ? different : open
    if (among.length === 0) return undefined
    drawn.push(among[pick(among.length)]!)
  }
  return drawn
}
