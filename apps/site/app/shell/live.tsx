import { type LiveMessages, type LiveName, livePath, me } from "@elite/contract"
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
import { useFetchers, useNavigation, useRevalidator } from "react-router"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"
import { type Summary, usePlayer, useShell } from "./data.ts"
import { takeHome } from "./takeHome.ts"
import { useCall } from "./useCall.ts"
import { useHold } from "./useHold.ts"

type Wallet = { amount: number; coins: number }
type Listener<N extends LiveName> = (message: LiveMessages[N]) => void
type Listeners = { [N in LiveName]: Set<Listener<N>> }

/** Wins arrive several times a second in a fast game; the summary is read at most this often. */
const summaryPauseMs = 1_500

type Live = {
  wallet: Wallet | null
  summary: Summary | null
  listeners: Listeners
  readAgain: () => void
  hold: () => void
  release: () => void
  drop: () => void
}
const LiveContext = createContext<Live | null>(null)

function useLiveContext(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error("The live messages belong to the shell.")
  return live
}

/** The player's balance and coins, as the server last said them; null for a visitor. */
export const useWallet = (): Wallet | null => useLiveContext().wallet

/** Today's result, the session and the room for deposits; null for a visitor. */
export const useSummary = (): Summary | null => useLiveContext().summary

/** Reads the summary again, e.g. after a round has ended. */
export const useReadAgain = () => useLiveContext().readAgain

/**
 * Lets every figure of the shell stand still while a game shows a round: `hold` when it begins, `release` when its
 * outcome is on the screen, `drop` when the game is left.
 */
export function useHeldFigures() {
  const { hold, release, drop } = useLiveContext()
  return { hold, release, drop }
}

/** Hears one kind of live message while mounted. A message is a hint: read again what must be true. */
export function useLive<N extends LiveName>(name: N, listener: Listener<N>): void {
  const { listeners } = useLiveContext()
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => {
    const hear: Listener<N> = (message) => latest.current(message)
    const heard = listeners[name] as Set<Listener<N>>
    heard.add(hear)
    return () => {
      heard.delete(hear)
    }
  }, [listeners, name])
}

const noListeners = (): Listeners => ({
  wallet: new Set(),
  payment: new Set(),
  withdrawal: new Set(),
  identity: new Set(),
  recentWinner: new Set(),
  sessionEnded: new Set(),
})
const liveNames = Object.keys(noListeners()) as LiveName[]

/** Connects when the page has nothing better to do, and gives the way to disconnect. */
function connectOnIdle(
  hear: (name: LiveName, message: unknown) => void,
  onConnect: () => void,
  onReconnect: () => void,
): () => void {
  let stop = () => {}
  let gone = false
  const connect = async () => {
    const { io } = await import("socket.io-client")
    if (gone) return
    const socket = io({ path: livePath, transports: ["websocket"], withCredentials: true })
    for (const name of liveNames) socket.on(name, ({ data }: { data: unknown }) => hear(name, data))
    let before = false
    socket.on("connect", () => {
      if (before) onReconnect()
      else onConnect()
      before = true
    })
    stop = () => socket.close()
  }
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1_000))
  idle(() => void connect())
  return () => {
    gone = true
    stop()
  }
}

/**
 * Reads the page again, but not while a form is being sent: React Router drops the redirect of a fetcher's action when
 * anything was read after it began, and a message about a withdrawal often comes before the answer to it.
 */
function useReadPage(): () => void {
  const { revalidate } = useRevalidator()
  const isSending = useFetchers().some(({ state }) => state === "submitting")
  const sending = useRef(isSending)
  const isOwed = useRef(false)
  useEffect(() => {
    sending.current = isSending
    if (isSending || !isOwed.current) return
    isOwed.current = false
    void revalidate()
  }, [isSending, revalidate])
  return useCallback(() => {
    if (sending.current) isOwed.current = true
    else void revalidate()
  }, [revalidate])
}

/** Lets the server's messages patch what the loaders read, for as long as a player is logged in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const loaded = useShell()
  const player = usePlayer()
  const t = useTranslations("shell")
  const call = useCall()
  const isLeaving = useNavigation().formAction === useTo()("logout")
  const readPage = useReadPage()
  const [listeners] = useState(noListeners)
  const [patch, setPatch] = useState<{ of: unknown; wallet?: Partial<Wallet>; summary?: Summary }>({
    of: loaded,
  })
  // What a loader read later than a message is newer than the message.
  const live = patch.of === loaded ? patch : { of: loaded }
  // Read when it is needed: a timer set before the page was read again must not patch what the page was before.
  const loadedNow = useRef(loaded)
  loadedNow.current = loaded
  const merge = useCallback((part: { wallet?: Partial<Wallet>; summary?: Summary }) => {
    const of = loadedNow.current
    setPatch((now) => ({ ...(now.of === of ? now : { of }), ...part }))
  }, [])

  const timer = useRef<number | undefined>(undefined)
  // Whatever moved between the reading of the page and the first message it can hear, e.g. a deposit that has just come in.
  const catchUp = useRef(() => {})
  // A summary that is asked for when the session is over would be refused, and the refusal loads another page.
  const forgetReading = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  useEffect(() => {
    if (isLeaving) forgetReading()
  }, [isLeaving, forgetReading])
  const readNow = useCallback(async () => {
    forgetReading()
    const of = loadedNow.current
    const summary = await call(me.getSessionSummary, {}, { isBackground: true }).catch(() => null)
    if (!summary) return
    if (loadedNow.current === of) merge({ summary, wallet: walletOf(summary) })
    else catchUp.current()
  }, [call, merge, forgetReading])
  const readAgain = useCallback(() => {
    timer.current ??= window.setTimeout(() => void readNow(), summaryPauseMs)
  }, [readNow])

  const hear = useRef<(name: LiveName, message: unknown) => void>(() => {})
  hear.current = (name, message) => {
    if (name === "wallet") {
      const { cash, eliteCoins } = message as LiveMessages["wallet"]
      merge({
        wallet: {
          ...live.wallet,
          ...(cash === undefined ? {} : { amount: cash }),
          ...(eliteCoins === undefined ? {} : { coins: eliteCoins }),
        },
      })
      readAgain()
    }
    if (name === "payment" || name === "withdrawal" || name === "identity") readPage()
    // Whoever is logging out here is led home by the answer, which has its own words for it.
    if (name === "sessionEnded" && !isLeaving) {
      forgetReading()
      takeHome(t(`sessionEnded.${(message as LiveMessages["sessionEnded"]).reason}`))
    }
    for (const listener of listeners[name]) (listener as (heard: unknown) => void)(message)
  }

  catchUp.current = readAgain

  const userId = player?.userId
  useEffect(() => {
    if (userId === undefined) return
    return connectOnIdle(
      (name, message) => hear.current(name, message),
      () => catchUp.current(),
      readPage,
    )
  }, [userId, readPage])

  const wallet = useMemo(() => {
    const base = loaded?.summary ? walletOf(loaded.summary) : null
    return base && { ...base, ...live.wallet }
  }, [loaded, live.wallet])
  const figures = useMemo(
    () => ({ wallet, summary: live.summary ?? loaded?.summary ?? null }),
    [wallet, live.summary, loaded],
  )
  const { shown, hold, release, drop } = useHold(figures, readNow)
  const value = useMemo(
    () => ({ ...shown, listeners, readAgain, hold, release, drop }),
    [shown, listeners, readAgain, hold, release, drop],
  )
  return <LiveContext value={value}>{children}</LiveContext>
}

const walletOf = ({ userWallet }: Summary): Wallet => ({ amount: userWallet.amount, coins: userWallet.coins })
