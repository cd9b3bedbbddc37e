import { type LiveMessages, type LiveName, livePath, lookEvent, type Sight } from "@elite/contract"
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { askConnection } from "./connection.ts"
import { usePlayer } from "./data.ts"
import { whenIdle } from "./whenIdle.ts"

type Listener<N extends LiveName> = (message: LiveMessages[N]) => void
type Listeners = { [N in LiveName]: Set<Listener<N>> }
type Connected = (isFirst: boolean) => void

type Live = {
  listeners: Listeners
  connected: Set<Connected>
  /** A page that visitors may listen on asks for the connection, and takes its wish back when it goes. */
  wish: () => () => void
  /** Says which of many this page shows, and no more once it is gone. */
  look: (sight: NonNullable<Sight>) => () => void
}
const LiveContext = createContext<Live | null>(null)

function useLiveContext(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error("The live messages belong to the shell.")
  return live
}

function useHearing<T>(heard: Set<T>, listener: T): void {
  useEffect(() => {
    heard.add(listener)
    return () => {
      heard.delete(listener)
    }
  }, [heard, listener])
}

/**
 * Hears one kind of live message while mounted. A message is a hint: read again what must be true. A noun hears its own
 * messages in a file of its own: the wallet in `wallet.tsx`, sessions in `useSessionEnded.ts`.
 */
export function useLive<N extends LiveName>(name: N, listener: Listener<N>): void {
  const latest = useRef(listener)
  latest.current = listener
  const hear = useCallback((message: LiveMessages[N]) => latest.current(message), [])
  useHearing(useLiveContext().listeners[name] as Set<Listener<N>>, hear)
}

/** The same for a message that everybody hears, visitors too: this page wants the connection for it. */
export function usePublicLive<N extends LiveName>(name: N, listener: Listener<N>): void {
  const { wish } = useLiveContext()
  useEffect(() => wish(), [wish])
  useLive(name, listener)
}

/**
 * Says over the connection that this page shows one of many, so that it hears what only its onlookers are told; null: it
 * shows none. Everybody may look, visitors too.
 */
export function useSight(sight: Sight): void {
  const { wish, look } = useLiveContext()
  const { name, id } = sight ?? {}
  useEffect(() => {
    if (name === undefined || id === undefined) return
    const [unwish, unlook] = [wish(), look({ name, id })]
    return () => {
      unlook()
      unwish()
    }
  }, [wish, look, name, id])
}

/** Hears that the connection stands: for the first time, or again after it was lost. */
export function useConnected(listener: Connected): void {
  const latest = useRef(listener)
  latest.current = listener
  const hear = useCallback<Connected>((isFirst) => latest.current(isFirst), [])
  useHearing(useLiveContext().connected, hear)
}

const noListeners = (): Listeners => ({
  wallet: new Set(),
  payment: new Set(),
  withdrawal: new Set(),
  identity: new Set(),
  document: new Set(),
  notification: new Set(),
  recentWinner: new Set(),
  jackpots: new Set(),
  quest: new Set(),
  questProgress: new Set(),
  realityCheck: new Set(),
  sessionTime: new Set(),
  limitReached: new Set(),
  tournament: new Set(),
  tournamentEntry: new Set(),
  sessionEnded: new Set(),
})
const liveNames = Object.keys(noListeners()) as LiveName[]

/** Signs that somebody is there and not only a page that loads: a visitor's connection waits for one. */
const signs = ["scroll", "pointerdown", "keydown"] as const

function whenSomebodyIsThere(run: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, go)
  }
  const go = () => {
    stop()
    run()
  }
  for (const sign of signs) window.addEventListener(sign, go, { passive: true })
  return stop
}

function onceIdle(run: () => void): () => void {
  whenIdle(run)
  return () => {}
}

const codePauseMs = 3_000

/** The code of the connection, asked for again until it comes: while the house cannot be reached it does not. */
async function clientCode(isGone: () => boolean) {
  while (!isGone()) {
    try {
      return (await import("socket.io-client")).io
    } catch {
      await askConnection()
      await new Promise((next) => window.setTimeout(next, codePauseMs))
    }
  }
  return null
}

/** Connects when the page has nothing better to do, and gives the way to disconnect. */
function connectWhen(
  wait: (run: () => void) => () => void,
  hear: (name: LiveName, message: unknown) => void,
  onConnect: (isFirst: boolean, say: (sight: Sight) => void) => void,
): () => void {
  let stop = () => {}
  let gone = false
  const connect = async () => {
    const io = await clientCode(() => gone)
    if (gone || !io) return
    const socket = io({ path: livePath, transports: ["websocket"], withCredentials: true })
    for (const name of liveNames) socket.on(name, ({ data }: { data: unknown }) => hear(name, data))
    let isFirst = true
    socket.on("connect", () => {
      onConnect(isFirst, (sight) => socket.emit(lookEvent, sight))
      isFirst = false
    })
    // Broken by the network, not by either side: the live connection is often the first to notice.
    socket.on("disconnect", (reason) => {
      if (reason === "transport close" || reason === "transport error" || reason === "ping timeout")
        void askConnection()
    })
    stop = () => socket.close()
  }
  const stopWaiting = wait(() => void connect())
  return () => {
    gone = true
    stopWaiting()
    stop()
  }
}

/** Holds the connection for as long as a player is logged in, or a visitor's page listens to what everybody hears. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const userId = usePlayer()?.userId
  const [wishes, setWishes] = useState(0)
  const [listeners] = useState(noListeners)
  const [connected] = useState(() => new Set<Connected>())
  const wish = useCallback(() => {
    setWishes((now) => now + 1)
    return () => setWishes((now) => now - 1)
  }, [])
  const isVisitorListening = userId === undefined && wishes > 0
  const sight = useRef<Sight>(null)
  const say = useRef<((sight: Sight) => void) | null>(null)
  const look = useCallback((shown: NonNullable<Sight>) => {
    sight.current = shown
    say.current?.(shown)
    return () => {
      if (sight.current !== shown) return
      sight.current = null
      say.current?.(null)
    }
  }, [])
  useEffect(() => {
    if (userId === undefined && !isVisitorListening) return
    const disconnect = connectWhen(
      userId === undefined ? whenSomebodyIsThere : onceIdle,
      (name, message) => {
        for (const listener of listeners[name]) (listener as (heard: unknown) => void)(message)
      },
      (isFirst, sayNow) => {
        say.current = sayNow
        if (sight.current) sayNow(sight.current)
        for (const listener of connected) listener(isFirst)
      },
    )
    return () => {
      say.current = null
      disconnect()
    }
  }, [userId, isVisitorListening, listeners, connected])
  const value = useMemo(() => ({ listeners, connected, wish, look }), [listeners, connected, wish, look])
  return <LiveContext value={value}>{children}</LiveContext>
}
