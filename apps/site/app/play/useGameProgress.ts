import { quest, tournaments } from "@elite/contract"
import { useCallback, useEffect, useState } from "react"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { usePlaysQuest, usePlaysTournaments } from "../shell/shellData.ts"
import { useApiCall } from "../shell/useApiCall.ts"
import { useFrozenFigures } from "../shell/useFrozenFigures.ts"
import { noProgress, toGameProgress, withQuestProgress, withTournamentEntry } from "./gameProgress.ts"

/** Messages arrive without being asked for. */
const readNothing = async () => {}

/** The player's quest and tournaments, read once and then followed by messages; frozen while a round is shown. */
export function useGameProgress(isCash: boolean) {
  const [progress, setProgress] = useState(noProgress)
  const call = useApiCall()
  const playsQuest = usePlaysQuest() && isCash
  const playsTournaments = usePlaysTournaments() && isCash
  const read = useCallback(async () => {
    const options = { isBackground: true }
    const [current, own, entered] = await Promise.all([
      playsQuest ? call(quest.getQuest, {}, options) : null,
      playsQuest ? call(quest.getOwnQuest, {}, options) : null,
      playsTournaments ? call(tournaments.getOwnTournaments, {}, options) : null,
    ])
    setProgress(toGameProgress(current?.quest ?? null, own?.own ?? null, entered?.tournaments.rows ?? []))
  }, [call, playsQuest, playsTournaments])
  useEffect(() => {
    // The game is played without it where it cannot be read.
    if (playsQuest || playsTournaments) read().catch(() => {})
  }, [read, playsQuest, playsTournaments])
  useLiveMessage("questProgress", (message) => setProgress((now) => withQuestProgress(now, message)))
  useLiveMessage("tournamentEntry", (message) => setProgress((now) => withTournamentEntry(now, message)))
  const { visibleFigures, hold, release, drop } = useFrozenFigures(progress, readNothing)
  return { progress: visibleFigures, hold, release, drop }
}
