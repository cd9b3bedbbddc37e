import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { importAtFirstStart } from "./catalogueImport.ts"
import { jobs } from "./jobs.ts"
import { channels } from "./live.ts"
import { personalData } from "./personalData.ts"
import type { GamePorts } from "./ports.ts"
import { mediaRoutes } from "./posters/media.ts"
import { createPosterPainter } from "./posters/painterProcess.ts"
import { createPosterStore } from "./posters/posters.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"

export const games = (platform: Platform, { catalogue }: GamePorts): Module => {
  const painter = createPosterPainter()
  const getPoster = createPosterStore(platform.files, painter)
  const calls = routes(platform)
  const pictures = mediaRoutes(platform, getPoster)
  return {
    noun: "games",
    sql: { noun: "games", url: new URL("sql/", import.meta.url) },
    personalData,
    settings: Object.values(settings),
    channels: channels(platform),
    routes(http) {
      calls(http)
      pictures(http)
    },
    jobs: jobs(platform, catalogue, painter, getPoster),
    opening: () => importAtFirstStart(platform, catalogue),
    timetable: [{ job: "games.importCatalogue", cron: "10 4 * * *" }],
  }
}
