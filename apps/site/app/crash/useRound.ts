import { useEffect, useRef, useState } from "react"
import { useAtOnce, useLive, useRoom } from "../shell/live.tsx"
import { type LeaderClock, leaderClock } from "./flight/leaderTime.ts"
import { type Known, type Read, withBets, withOwn, withRead, withState } from "./heard.ts"

/** A flight is told once a second: after so long without a word nobody knows whether it still flies. */
const longestSilenceMs = 3_500
/** How often it is looked whether it was told. */
const lookMs = 1_000

/** Whether a flight has not been told for too long; before anything is heard, what was read may be over. */
function useUnheard(isFlying: boolean, clock: LeaderClock): { isUnheard: boolean; look: () => void } {
  const [isUnheard, setUnheard] = useState(true)
  const look = useRef(() => setUnheard(clock.silentMs() > longestSilenceMs)).current
  useEffect(() => {
    if (!isFlying) return
    look()
    const timer = window.setInterval(look, lookMs)
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
export function useRound(read: Read, hearsOwn: boolean) {
  const [known, setKnown] = useState<Known>(() => withRead(null, read))
  const [clock] = useState(() => leaderClock())
  const roundId = useRef(known.state?.roundId)
  useAtOnce()
  useEffect(() => setKnown((now) => withRead(now, read)), [read])
  const { isUnheard, look } = useUnheard(known.state?.phase === "flying", clock)
  useRoom({ name: "crash" }, (said) => {
    clock.hear(said.nowMs, said.roundId !== roundId.current)
    roundId.current = said.roundId
    look()
    setKnown((now) => withState(now, said))
  })
  useRoom({ name: "crashBets" }, (said) => setKnown((now) => ({ ...now, bets: withBets(now.bets, said) })))
  const hear = useRef((bet: Parameters<typeof withOwn>[1]) =>
    setKnown((now) => ({ ...now, own: withOwn(now.own, bet) })),
  ).current
  useLive("crashBet", (bet) => {
    if (hearsOwn) hear(bet)
  })
  return { known, clock, isUnheard, hear }
}
