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
type OnDisconnected = () => void

type LiveSocket = {
  listeners: ListenersByName
  connected: Set<OnConnected>
  disconnected: Set<OnDisconnected>
  subscribe: LiveSubscriptions["subscribe"]
  connectImmediately: () => void
}
const LiveSocketContext = createContext<LiveSocket | null>(null)

function useLiveSocket(): LiveSocket {
  const live = useContext(LiveSocketContext)
  if (!live) throw new Error("Live messages need a LiveSocketProvider.")
  return live
}

function getListeners<N extends LiveName>(listeners: ListenersByName, name: N): Set<Listener<N>> {
  const known = listeners.get(name) ?? new Set<Listener<never>>()
  listeners.set(name, known)
  return known as Set<Listener<N>>
}

function useListenerIn<T>(listeners: Set<T>, listener: T): void {
  useEffect(() => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [listeners, listener])
}

/** A message is a hint: read again what must be true. */
export function useLiveMessage<N extends LiveName>(name: N, listener: Listener<N>): void {
  const latest = useRef(listener)
  latest.current = listener
  const listen = useCallback((message: LiveMessages[N]) => latest.current(message), [])
  useListenerIn(getListeners(useLiveSocket().listeners, name), listen)
}

/** Visitors too; the server sends the channel's current state at once. */
export function useChannel<N extends Sight["name"]>(sight: Sight & { name: N }, listener: Listener<N>): void {
  const { subscribe } = useLiveSocket()
  const sightKey = JSON.stringify(sight)
  useEffect(() => subscribe(JSON.parse(sightKey)), [subscribe, sightKey])
  useLiveMessage(sight.name as N, listener)
}

/** Connects without waiting for a visitor's first activity, for a page that moves, such as a flight. */
export function useConnectImmediately(): void {
  const { connectImmediately } = useLiveSocket()
  useEffect(connectImmediately, [connectImmediately])
}

/** On every connect; `isFirst` is false after a reconnect. */
export function useOnConnected(listener: OnConnected): void {
  const latest = useRef(listener)
  latest.current = listener
  const listen = useCallback<OnConnected>((isFirst) => latest.current(isFirst), [])
  useListenerIn(useLiveSocket().connected, listen)
}

/** When the server closes or refuses the connection, mostly because the session is over. */
export function useOnDisconnected(listener: OnDisconnected): void {
  const latest = useRef(listener)
  latest.current = listener
  const listen = useCallback<OnDisconnected>(() => latest.current(), [])
  useListenerIn(useLiveSocket().disconnected, listen)
}

/** A visitor's connection waits for one of these. */
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

/** Retries until the script loads, for it does not without a connection. */
async function importSocketClient(isClosed: () => boolean) {
  while (!isClosed()) {
    try {
      return (await import("socket.io-client")).io
    } catch {
      await checkConnection()
      await new Promise((next) => window.setTimeout(next, importRetryMs))
    }
  }
  return null
}

/** After the server closed a connection: under a new token, or when it had sent too much. */
const reconnectDelayMs = 5_000

type ConnectionHandlers = {
  onMessage: (name: string, message: unknown) => void
  onConnect: (isFirst: boolean, send: (sights: readonly Sight[]) => void) => void
  onDisconnect: () => void
}

function connectWhen(
  wait: (run: () => void) => () => void,
  { onMessage, onConnect, onDisconnect }: ConnectionHandlers,
): () => void {
  let stop = () => {}
  let isClosed = false
  const connect = async () => {
    const io = await importSocketClient(() => isClosed)
    if (isClosed || !io) return
    const socket = io({ path: livePath, transports: ["websocket"], withCredentials: true })
    socket.onAny((name: string, { data }: { data: unknown }) => onMessage(name, data))
    let isFirst = true
    socket.on("connect", () => {
      onConnect(isFirst, (sights) => socket.emit(lookEvent, sights))
      isFirst = false
    })
    let reconnectTimer: number | undefined
    const handleDisconnect = () => {
      onDisconnect()
      reconnectTimer = window.setTimeout(() => socket.connect(), reconnectDelayMs)
    }
    socket.on("disconnect", (reason) => {
      if (reason === "io server disconnect") handleDisconnect()
      // Broken by the network, not by either side: the live connection is often the first to notice.
      else if (reason !== "io client disconnect") void checkConnection()
    })
    socket.on("connect_error", () => {
      if (!socket.active) handleDisconnect()
    })
    stop = () => {
      window.clearTimeout(reconnectTimer)
      socket.close()
    }
  }
  const stopWaiting = wait(() => void connect())
  return () => {
    isClosed = true
    stopWaiting()
    stop()
  }
}

const hiddenAfterMs = 5_000

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

/** Every page depends on features. */
const permanentSubscriptions = [{ name: "feature" }] as const

/** Connected while a player is logged in, or while a visitor's page has a subscription. */
export function LiveSocketProvider({ children }: { children: ReactNode }) {
  const userId = usePlayer()?.userId
  const [hasSubscriptions, setHasSubscriptions] = useState(false)
  const [connectsImmediately, setConnectsImmediately] = useState(false)
  const [listeners] = useState<ListenersByName>(() => new Map())
  const [connected] = useState(() => new Set<OnConnected>())
  const [disconnected] = useState(() => new Set<OnDisconnected>())
  const [subscriptions] = useState(() =>
    createLiveSubscriptions(setHasSubscriptions, undefined, permanentSubscriptions),
  )
  const isVisitorListening = userId === undefined && hasSubscriptions
  const waitsForActivity = userId === undefined && !connectsImmediately
  useTrackHiddenTab(subscriptions)
  useEffect(() => {
    if (userId === undefined && !isVisitorListening) return
    const disconnect = connectWhen(waitsForActivity ? onFirstActivity : onceIdle, {
      onMessage: (name, message) => {
        for (const listener of listeners.get(name) ?? []) (listener as (message: unknown) => void)(message)
      },
      onConnect: (isFirst, send) => {
        subscriptions.setSender(send)
        for (const listener of connected) listener(isFirst)
      },
      onDisconnect: () => {
        for (const listener of disconnected) listener()
      },
    })
    return () => {
      subscriptions.setSender(null)
      disconnect()
    }
  }, [userId, isVisitorListening, waitsForActivity, listeners, connected, disconnected, subscriptions])
  const connectImmediately = useCallback(() => setConnectsImmediately(true), [])
  const value = useMemo(
    () => ({ listeners, connected, disconnected, subscribe: subscriptions.subscribe, connectImmediately }),
    [listeners, connected, disconnected, subscriptions, connectImmediately],
  )
  return <LiveSocketContext value={value}>{children}</LiveSocketContext>
}
