import { readFileSync } from "node:fs"
import type { Clock } from "../../apps/api/src/platform/lib/clock.ts"
import { writeWhole } from "../whole.ts"

/** A clock that stands still at the instant that a file holds, ms UTC, so that several processes have the same. */
export const clockIn = (file: string): Clock => ({ now: () => new Date(Number(readFileSync(file, "utf8"))) })

/** Moves the clock of a file, whole: nobody reads half an instant. */
export const setClock = (file: string, at: number) => writeWhole(file, String(at))
