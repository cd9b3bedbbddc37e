import { me } from "@elite/contract"
import { useUncachedOnly } from "@elite/ui"
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
import { useNavigation, useRevalidator } from "react-router"
import { connectionLostAt, useIsConnectionLost } from "./connection.ts"
import { useLiveMessage, useOnConnected, useOnDisconnected } from "./liveSocket.tsx"
import { type Summary, useShell } from "./shellData.ts"
import { useApiCall } from "./useApiCall.ts"
import { useFrozenFigures } from "./useFrozenFigures.ts"
import { useIsEndingSession } from "./useIsEndingSession.ts"

type Wallet = {
  amount: number
  /** What is played after it, and is not theirs yet. */
  bonus: number
  coins: number
  points: number
}

/** Wins arrive several times a second in a fast game; the summary is read at most this often. */
const summaryPauseMs = 1_500

type WalletState = {
  wallet: Wallet | null
  summary: Summary | null
  hold: () => void
  release: () => void
  drop: () => void
}
const WalletContext = createContext<WalletState | null>(null)

function useWalletState(): WalletState {
  useUncachedOnly()
  const held = useContext(WalletContext)
  if (!held) throw new Error("The wallet belongs to the shell.")
  return held
}

/** The player's balance, bonus, coins and points, as the server last said them; null for a visitor. */
export const useWallet = (): Wallet | null => useWalletState().wallet

/** Today's result, the session and the room for deposits; null for a visitor. */
export const useSummary = (): Summary | null => useWalletState().summary

/**
 * Lets every figure of the shell stand still while a game shows a round: `hold` when it begins, `release` when its
 * outcome is on the screen, `drop` when the game is left.
 */
export function useFreezeFigures() {
  const { hold, release, drop } = useWalletState()
  return { hold, release, drop }
}

const toWallet = ({ userWallet: { amount, coins, points }, bonus }: Summary): Wallet => ({
  amount,
  bonus: bonus?.amount ?? 0,
  coins,
  points,
})

/** The server's time, in milliseconds, as of which the figures are while the connection is lost; else null. */
export function useFiguresAsOf(): number | null {
  const shell = useShell()
  const isLost = useIsConnectionLost()
  const read = useRef<{ madeAt: number; atMs: number } | null>(null)
  const madeAt = shell?.player ? Date.parse(shell.madeAt) : 0
  read.current ??= { madeAt, atMs: connectionLostAt() }
  useEffect(() => {
    read.current = { madeAt, atMs: performance.now() }
  }, [madeAt])
  if (!isLost || madeAt === 0) return null
  return read.current.madeAt + Math.max(0, connectionLostAt() - read.current.atMs)
}

type WalletPatch = { wallet?: Partial<Wallet>; summary?: Summary }

/** What was heard since the page was read. What a loader read later than a message is newer than the message. */
function useWalletPatch() {
  const loaded = useShell()
  const [patch, setPatch] = useState<WalletPatch & { of: unknown }>({ of: loaded })
  // Read when it is needed: a timer set before the page was read again must not patch what the page was before.
  const loadedNow = useRef(loaded)
  loadedNow.current = loaded
  const merge = useCallback((part: WalletPatch) => {
    const of = loadedNow.current
    setPatch((now) => {
      const before = now.of === of ? now : { of }
      return { ...before, ...part, wallet: { ...("wallet" in before ? before.wallet : {}), ...part.wallet } }
    })
  }, [])
  const heard: WalletPatch = patch.of === loaded ? patch : {}
  return { loaded, loadedNow, heard, merge }
}

/** Whether a page is being read at this moment. */
function useIsRevalidating(): boolean {
  const isNavigating = useNavigation().state !== "idle"
  const isRevalidating = useRevalidator().state !== "idle"
  return isNavigating || isRevalidating
}

/** Keeps the player's figures: what the shell's loader read, patched by what the server says since. */
export function WalletProvider({ children }: { children: ReactNode }) {
  const { loaded, loadedNow, heard, merge } = useWalletPatch()
  const call = useApiCall()
  const isLeaving = useIsEndingSession()
  const isPlayer = Boolean(loaded?.player)
  const timer = useRef<number | undefined>(undefined)
  // A summary that is asked for when the session is over would be refused, and the refusal loads another page.
  const forgetReading = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  useEffect(() => {
    if (isLeaving || !isPlayer) forgetReading()
  }, [isLeaving, isPlayer, forgetReading])
  const again = useRef(() => {})
  const readNow = useCallback(async () => {
    forgetReading()
    const of = loadedNow.current
    if (!of?.player) return
    const summary = await call(me.getSessionSummary, {}, { isBackground: true }).catch(() => null)
    if (!summary) return
    if (loadedNow.current === of) merge({ summary, wallet: toWallet(summary) })
    else again.current()
  }, [call, merge, forgetReading, loadedNow])
  const isPageRead = useIsRevalidating()
  const pageRead = useRef(isPageRead)
  pageRead.current = isPageRead
  const isOwed = useRef(false)
  const readAgain = useCallback(() => {
    isOwed.current ||= pageRead.current
    timer.current ??= window.setTimeout(() => void readNow(), summaryPauseMs)
  }, [readNow])
  // The page may have been read before what a message said was true, and arrive after the summary that was read for it.
  useEffect(() => {
    if (isPageRead || !isOwed.current) return
    isOwed.current = false
    readAgain()
  }, [isPageRead, readAgain])
  again.current = readAgain

  useLiveMessage("wallet", ({ cash, bonus, eliteCoins, elitePoints }) => {
    merge({
      wallet: {
        ...(cash === undefined ? {} : { amount: cash }),
        ...(bonus === undefined ? {} : { bonus }),
        ...(eliteCoins === undefined ? {} : { coins: eliteCoins }),
        ...(elitePoints === undefined ? {} : { points: elitePoints }),
      },
    })
    readAgain()
  })
  useLiveMessage("notification", readAgain)
  useLiveMessage("sessionEnded", forgetReading)
  // Whatever moved between the reading of the page and the first message it can hear, e.g. a deposit that has just come in.
  useOnConnected((isFirst) => {
    if (isFirst && loadedNow.current?.player) readAgain()
  })
  // Where their session is over and the word of it was lost: the reading that is refused leads home.
  useOnDisconnected(readAgain)

  const wallet = useMemo(() => {
    const base = loaded?.summary ? toWallet(loaded.summary) : null
    return base && { ...base, ...heard.wallet }
  }, [loaded, heard.wallet])
  const figures = useMemo(
    () => ({ wallet, summary: heard.summary ?? loaded?.summary ?? null }),
    [wallet, heard.summary, loaded],
  )
  const { shown, hold, release, drop } = useFrozenFigures(figures, readNow)
  const value = useMemo(() => ({ ...shown, hold, release, drop }), [shown, hold, release, drop])
  return <WalletContext value={value}>{children}</WalletContext>
}
