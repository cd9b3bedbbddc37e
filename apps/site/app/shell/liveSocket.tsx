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
import { checkConnection } from "./connection.ts"
import { createLiveSubscriptions, type LiveSubscriptions } from "./liveSubscriptions.ts"
import { usePlayer } from "./shellData.ts"
import { whenIdle } from "./whenIdle.ts"

type Listener<N extends LiveName> = (message: LiveMessages[N]) => void
type ListenersByName = Map<string, Set<Listener<never>>>
type OnConnected = (isFirst: boolean) => void
type OnCut = () => void

type LiveSocket = {
  listeners: ListenersByName
  connected: Set<OnConnected>
  cut: Set<OnCut>
  show: LiveSubscriptions["subscribe"]
  connectAtOnce: () => void
}
const LiveSocketContext = createContext<LiveSocket | null>(null)

function useLiveSocket(): LiveSocket {
  const live = useContext(LiveSocketContext)
  if (!live) throw new Error("The live messages belong to the shell.")
  return live
}

function getListeners<N extends LiveName>(listeners: ListenersByName, name: N): Set<Listener<N>> {
  const known = listeners.get(name) ?? new Set<Listener<never>>()
  listeners.set(name, known)
  return known as Set<Listener<N>>
}

function useListenerIn<T>(heard: Set<T>, listener: T): void {
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
export function useLiveMessage<N extends LiveName>(name: N, listener: Listener<N>): void {
  const latest = useRef(listener)
  latest.current = listener
  const hear = useCallback((message: LiveMessages[N]) => latest.current(message), [])
  useListenerIn(getListeners(useLiveSocket().listeners, name), hear)
}

/**
 * Hears of what everybody may hear, visitors too, while mounted: this page shows it, and is told at once what it is like. Of a
 * tournament it says which.
 */
export function useChannel<N extends Sight["name"]>(sight: Sight & { name: N }, listener: Listener<N>): void {
  const { show } = useLiveSocket()
  const shown = JSON.stringify(sight)
  useEffect(() => show(JSON.parse(shown)), [show, shown])
  useLiveMessage(sight.name as N, listener)
}

/** A page that moves by itself, such as a flight, is connected as soon as it is there: a visitor need not touch it first. */
export function useConnectImmediately(): void {
  const { connectAtOnce } = useLiveSocket()
  useEffect(connectAtOnce, [connectAtOnce])
}

/** Hears that the connection stands: for the first time, or again after it was lost. */
export function useOnConnected(listener: OnConnected): void {
  const latest = useRef(listener)
  latest.current = listener
  const hear = useCallback<OnConnected>((isFirst) => latest.current(isFirst), [])
  useListenerIn(useLiveSocket().connected, hear)
}

/**
 * Hears that the house itself has cut the connection, or let it in no more. Most often the session is over, and the word
 * that says so was lost, or came while the connection was broken.
 */
export function useOnDisconnected(listener: OnCut): void {
  const latest = useRef(listener)
  latest.current = listener
  const hear = useCallback<OnCut>(() => latest.current(), [])
  useListenerIn(useLiveSocket().cut, hear)
}

/** Signs that somebody is there and not only a page that loads: a visitor's connection waits for one. */
const activityEvents = ["scroll", "pointerdown", "keydown"] as const

function onFirstActivity(run: () => void): () => void {
  const stop = () => {
    for (const sign of activityEvents) window.removeEventListener(sign, go)
  }
  const go = () => {
    stop()
    run()
  }
  for (const sign of activityEvents) window.addEventListener(sign, go, { passive: true })
  return stop
}

function onceIdle(run: () => void): () => void {
  whenIdle(run)
  return () => {}
}

const importRetryMs = 3_000

/** The code of the connection, asked for again until it comes: while the house cannot be reached it does not. */
async function importSocketClient(isGone: () => boolean) {
  while (!isGone()) {
    try {
      return (await import("socket.io-client")).io
    } catch {
      await checkConnection()
      await new Promise((next) => window.setTimeout(next, importRetryMs))
    }
  }
  return null
}

/** So long after the house cut a connection its page asks to be let in again: under another token, or when it had said too much. */
const reconnectDelayMs = 5_000

type ConnectionHandlers = {
  hear: (name: string, message: unknown) => void
  onConnect: (isFirst: boolean, say: (sights: readonly Sight[]) => void) => void
  onCut: () => void
}

/** Connects when the page has nothing better to do, and gives the way to disconnect. */
function connectWhen(
  wait: (run: () => void) => () => void,
  { hear, onConnect, onCut }: ConnectionHandlers,
): () => void {
  let stop = () => {}
  let gone = false
  const connect = async () => {
    const io = await importSocketClient(() => gone)
    if (gone || !io) return
    const socket = io({ path: livePath, transports: ["websocket"], withCredentials: true })
    socket.onAny((name: string, { data }: { data: unknown }) => hear(name, data))
    let isFirst = true
    socket.on("connect", () => {
      onConnect(isFirst, (sights) => socket.emit(lookEvent, sights))
      isFirst = false
    })
    let again: number | undefined
    const cut = () => {
      onCut()
      again = window.setTimeout(() => socket.connect(), reconnectDelayMs)
    }
    socket.on("disconnect", (reason) => {
      if (reason === "io server disconnect") cut()
      // Broken by the network, not by either side: the live connection is often the first to notice.
      else if (reason !== "io client disconnect") void checkConnection()
    })
    socket.on("connect_error", () => {
      if (!socket.active) cut()
    })
    stop = () => {
      window.clearTimeout(again)
      socket.close()
    }
  }
  const stopWaiting = wait(() => void connect())
  return () => {
    gone = true
    stopWaiting()
    stop()
  }
}

/** A tab out of sight for so long shows nothing. */
const hiddenAfterMs = 5_000

/** Nobody looks at a tab that is hidden. */
function useTrackHiddenTab({ setHidden }: LiveSubscriptions): void {
  useEffect(() => {
    let timer: number | undefined
    const look = () => {
      window.clearTimeout(timer)
      if (document.hidden) timer = window.setTimeout(() => setHidden(true), hiddenAfterMs)
      else setHidden(false)
    }
    document.addEventListener("visibilitychange", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      window.clearTimeout(timer)
    }
  }, [setHidden])
}

/** Every page says something of the features of the house. */
const permanentSubscriptions = [{ name: "feature" }] as const

/** Holds the connection for as long as a player is logged in, or a visitor's page shows what everybody may hear of. */
export function LiveSocketProvider({ children }: { children: ReactNode }) {
  const userId = usePlayer()?.userId
  const [isAnyShown, setAnyShown] = useState(false)
  const [isAtOnce, setAtOnce] = useState(false)
  const [listeners] = useState<ListenersByName>(() => new Map())
  const [connected] = useState(() => new Set<OnConnected>())
  const [cut] = useState(() => new Set<OnCut>())
  const [sights] = useState(() => createLiveSubscriptions(setAnyShown, undefined, permanentSubscriptions))
  const isVisitorListening = userId === undefined && isAnyShown
  const waits = userId === undefined && !isAtOnce
  useTrackHiddenTab(sights)
  useEffect(() => {
    if (userId === undefined && !isVisitorListening) return
    const disconnect = connectWhen(waits ? onFirstActivity : onceIdle, {
      hear: (name, message) => {
        for (const listener of listeners.get(name) ?? []) (listener as (heard: unknown) => void)(message)
      },
      onConnect: (isFirst, say) => {
        sights.setSender(say)
        for (const listener of connected) listener(isFirst)
      },
      onCut: () => {
        for (const listener of cut) listener()
      },
    })
    return () => {
      sights.setSender(null)
      disconnect()
    }
  }, [userId, isVisitorListening, waits, listeners, connected, cut, sights])
  const connectAtOnce = useCallback(() => setAtOnce(true), [])
  const value = useMemo(
    () => ({ listeners, connected, cut, show: sights.subscribe, connectAtOnce }),
    [listeners, connected, cut, sights, connectAtOnce],
  )
  return <LiveSocketContext value={value}>{children}</LiveSocketContext>
}
