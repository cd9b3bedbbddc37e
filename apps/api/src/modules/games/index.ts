export {
  filterPrizeGames,
  findGameByCode,
  findGameById,
  findGameTile,
  getMaxReturnForPrizes,
  isPlayable,
  listLaunchCodes,
  listPlayableGames,
  updateJackpotsInPlay,
} from "./games.ts"
export { setTournaments } from "./participation/store.ts"
export { hasFixedOdds } from "./rules.ts"
export { recordLaunches, recordRounds } from "./statistics/statistics.ts"
export { listUnknownGames } from "./store.ts"
