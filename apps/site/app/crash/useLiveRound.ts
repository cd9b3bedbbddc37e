import { useEffect, useRef, useState } from "react"
import { useChannel, useConnectImmediately, useLiveMessage } from "../shell/liveSocket.tsx"
import { createLeaderClock, type LeaderClock } from "./flight/leaderClock.ts"
import {
  type LiveRound,
  type LoadedRound,
  mergeLoadedRound,
  mergeOwnBet,
  mergeRoundBets,
  mergeStateMessage,
} from "./liveState.ts"

/** A flight is told once a second: after so long without a word nobody knows whether it still flies. */
const maxSilenceMs = 3_500
/** How often it is looked whether it was told. */
const checkIntervalMs = 1_000

/** Whether a flight has not been told for too long; before anything is heard, what was read may be over. */
function useIsStale(isFlying: boolean, clock: LeaderClock): { isUnheard: boolean; look: () => void } {
  const [isUnheard, setUnheard] = useState(true)
  const look = useRef(() => setUnheard(clock.msSinceMessage() > maxSilenceMs)).current
  useEffect(() => {
    if (!isFlying) return
    look()
    const timer = window.setInterval(look, checkIntervalMs)
    return () => window.clearInterval(timer)
  }, [isFlying, look])
  return { isUnheard: isFlying && isUnheard, look }
}

/**
 * The round as the page was read and as the server has said since, the bets of everybody in it, and the reader's own; with the
 * clock of whoever leads it. A page that comes back is read again by the shell, and goes on from there.
 *
 * @param hearsOwn whether the reader's bets are told: those of a demo are not.
 */
export function useLiveRound(read: LoadedRound, hearsOwn: boolean) {
  const [known, setKnown] = useState<LiveRound>(() => mergeLoadedRound(null, read))
  const [clock] = useState(() => createLeaderClock())
  const roundId = useRef(known.state?.roundId)
  useConnectImmediately()
  useEffect(() => setKnown((now) => mergeLoadedRound(now, read)), [read])
  const { isUnheard, look } = useIsStale(known.state?.phase === "flying", clock)
  useChannel({ name: "crash" }, (said) => {
    clock.synchronize(said.nowMs, said.roundId !== roundId.current)
    roundId.current = said.roundId
    look()
    setKnown((now) => mergeStateMessage(now, said))
  })
  useChannel({ name: "crashBets" }, (said) =>
    setKnown((now) => ({ ...now, bets: mergeRoundBets(now.bets, said) })),
  )
  const hear = useRef((bet: Parameters<typeof mergeOwnBet>[1]) =>
    setKnown((now) => ({ ...now, own: mergeOwnBet(now.own, bet) })),
  ).current
  useLiveMessage("crashBet", (bet) => {
    if (hearsOwn) hear(bet)
  })
  return { known, clock, isUnheard, hear }
}
