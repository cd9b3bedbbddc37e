import type { Kernel, Module } from "../../platform/module.ts"
import { holds } from "./holds.ts"
import { importAtFirstStart } from "./import.ts"
import { jobs } from "./jobs.ts"
import { rooms } from "./live.ts"
import type { GamePorts } from "./ports.ts"
import { media } from "./posters/media.ts"
import { posterFiles } from "./posters/posters.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"

/** Floor 3: the catalogue, what players mark and open in it, and its posters. */
export const games = (kernel: Kernel, { catalogue }: GamePorts): Module => {
  const posterOf = posterFiles(kernel.files)
  const calls = routes(kernel)
  const pictures = media(kernel, posterOf)
  return {
    noun: "games",
    sql: { noun: "games", url: new URL("sql/", import.meta.url) },
    holds,
    settings: Object.values(settings),
    live: rooms(kernel),
    routes(http) {
      calls(http)
      pictures(http)
    },
    jobs: jobs(kernel, catalogue, posterOf),
    opening: () => importAtFirstStart(kernel, catalogue),
    timetable: [{ job: "games.importCatalogue", cron: "10 4 * * *" }],
  }
}
