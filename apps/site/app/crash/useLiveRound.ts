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

/** The server sends one message a second during a flight. */
const maxSilenceMs = 3_500
const checkIntervalMs = 1_000

/** Also before the first message, because the loaded round may be over. */
function useIsStale(isFlying: boolean, clock: LeaderClock): { isStale: boolean; check: () => void } {
  const [isStale, setStale] = useState(true)
  const check = useRef(() => setStale(clock.msSinceMessage() > maxSilenceMs)).current
  useEffect(() => {
    if (!isFlying) return
    check()
    const timer = window.setInterval(check, checkIntervalMs)
    return () => window.clearInterval(timer)
  }, [isFlying, check])
  return { isStale: isFlying && isStale, check }
}

/** `receivesOwnBets` is false for a demo, whose bets have no messages. */
export function useLiveRound(loaded: LoadedRound, receivesOwnBets: boolean) {
  const [known, setKnown] = useState<LiveRound>(() => mergeLoadedRound(null, loaded))
  const [clock] = useState(() => createLeaderClock())
  const roundId = useRef(known.state?.roundId)
  useConnectImmediately()
  useEffect(() => setKnown((now) => mergeLoadedRound(now, loaded)), [loaded])
  const { isStale, check } = useIsStale(known.state?.phase === "flying", clock)
  useChannel({ name: "crash" }, (message) => {
    clock.synchronize(message.nowMs, message.roundId !== roundId.current)
    roundId.current = message.roundId
    check()
    setKnown((now) => mergeStateMessage(now, message))
  })
  useChannel({ name: "crashBets" }, (message) =>
    setKnown((now) => ({ ...now, bets: mergeRoundBets(now.bets, message) })),
  )
  const addOwnBet = useRef((bet: Parameters<typeof mergeOwnBet>[1]) =>
    setKnown((now) => ({ ...now, own: mergeOwnBet(now.own, bet) })),
  ).current
  useLiveMessage("crashBet", (bet) => {
    if (receivesOwnBets) addOwnBet(bet)
  })
  return { known, clock, isStale, addOwnBet }
}
