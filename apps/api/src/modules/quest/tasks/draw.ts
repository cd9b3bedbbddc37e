import { quest as contract } from "@elite/contract"
import { catalogue, type Task } from "./catalogue.ts"

export type OfferedGame = { readonly id: number; readonly studio: string; readonly category: string }

/** The points of the five tasks: an easy one, three, and a hard one. */
export const taskPoints = [100, 200, 200, 200, 300] as const
const levels = { 100: 0, 200: 1, 300: 2 } as const

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
    // A player may have played most games before.
    case "newGames":
      return different(({ id }) => id) >= 4 * amount
    case "categories":
      return different((game) => game.category) >= amount
    default:
      return games.length > 0
  }
}

/** `pick` answers a random number below its argument. Undefined where the catalogue lacks the games for five. */
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
