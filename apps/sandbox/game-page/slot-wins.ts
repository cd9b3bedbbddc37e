import { REELS, SCATTER, type SlotModel, type SlotWin, WILD } from "../src/studio/slot/model.ts"
import { picture } from "./dom.ts"
import type { reels } from "./slot-reels.ts"

type Cell = readonly [number, number]

const lineColours = ["var(--first)", "var(--second)", "var(--light)", "var(--third)", "var(--frame)"]

type RunWin = Extract<SlotWin, { readonly by: "line" | "ways" }>

const isInRun = ({ count, from }: RunWin, reel: number): boolean =>
  from === "right" ? reel >= REELS - count : reel < count

const lineCells = (win: Extract<SlotWin, { readonly by: "line" }>, model: SlotModel): Cell[] =>
  (model.lines?.[win.line] ?? []).flatMap((row, reel): Cell[] => (isInRun(win, reel) ? [[reel, row]] : []))

/** The cells, reel and row, that hold the symbols of a win as the reels stand. */
export function cellsOf(win: SlotWin, model: SlotModel, machine: ReturnType<typeof reels>): Cell[] {
  if (win.by === "line") return lineCells(win, model)
  const wanted = win.by === "scatter" ? SCATTER : win.symbol
  const wilds = win.by === "ways"
  return machine.cells().filter(([reel, row]) => {
    const letter = machine.letter(reel, row)
    return (win.by !== "ways" || isInRun(win, reel)) && (letter === wanted || (wilds && letter === WILD))
  })
}

export const cellsOfReel = (reel: number): Cell[] => [
  [reel, 0],
  [reel, 1],
  [reel, 2],
]

/** The lines that won, drawn over the reels. */
export function winningLines(model: SlotModel) {
  const node = picture("0 0 500 300", "", "lines")
  node.setAttribute("preserveAspectRatio", "none")
  return {
    node,
    clear: () => node.replaceChildren(),
    draw(wins: readonly SlotWin[]): void {
      node.innerHTML = wins
        .filter((win) => win.by === "line")
        .slice(0, 8)
        .map((win, index) => {
          const points = lineCells(win, model)
            .map(([reel, row]) => `${reel * 100 + 50},${row * 100 + 50}`)
            .join(" ")
          return `<polyline points="${points}" fill="none" stroke="${lineColours[index % lineColours.length]}" stroke-width="4" vector-effect="non-scaling-stroke" stroke-linejoin="round" opacity=".85"/>`
        })
        .join("")
    },
  }
}
