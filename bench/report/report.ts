import { isQuick } from "../shared/size.ts"
import { type Figures, type Limit, limits } from "./limits.ts"

/** Collects what the programs find. With `json`, standard output gets the figures alone, at the end. */
export class Report {
  readonly #json: boolean
  readonly #figures: Partial<Figures> = {}

  constructor({ json }: { json: boolean }) {
    this.#json = json
  }

  /** Says what is being measured, or what was found on the way. */
  say(text: string): void {
    if (!this.#json) console.log(text)
  }

  sayTurns(turns: Record<string, number[]>): void {
    for (const [name, all] of Object.entries(turns)) this.say(`  ${name}: ${all.map(Math.round).join(", ")}`)
  }

  keep(measured: Partial<Figures>): void {
    Object.assign(this.#figures, measured)
  }

  /** Prints each figure that was found, beside its limit. */
  print(): void {
    if (this.#json) {
      console.log(JSON.stringify(this.#figures))
      return
    }
    for (const [name, limit] of Object.entries(limits) as [keyof Figures, Limit][]) {
      const value = this.#figures[name]
      if (value !== undefined) console.log(lineOf(name, value, limit))
    }
    if (isQuick) console.log("A quick run: its measures are too short and too small to compare with a limit.")
  }
}

function lineOf(name: string, value: number, { at, is, what }: Limit): string {
  const rounded = value < 10 ? value.toFixed(2) : Math.round(value).toString()
  const mark = (is === "least" ? value >= at : value <= at) ? "✓" : "✗"
  return `${mark} ${name.padEnd(24)} ${rounded.padStart(7)}   at ${is} ${String(at).padEnd(5)} ${what}`
}
