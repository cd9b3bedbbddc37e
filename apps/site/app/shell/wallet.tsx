import { me } from "@elite/contract"
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
import { useUncachedOnly } from "../../rendering/CachedFragment.tsx"
import { connectionLostAt, useIsConnectionLost } from "./connection.ts"
import { useLiveMessage, useOnConnected, useOnDisconnected } from "./liveSocket.tsx"
import { type Summary, useShell } from "./shellData.ts"
import { useApiCall } from "./useApiCall.ts"
import { useFrozenFigures } from "./useFrozenFigures.ts"
import { useIsEndingSession } from "./useIsEndingSession.ts"

type Wallet = {
  amount: number
  /** Played after `amount`, and not withdrawable. */
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
  const state = useContext(WalletContext)
  if (!state) throw new Error("Wallet hooks need a WalletProvider.")
  return state
}

/** Null for a visitor. */
export const useWallet = (): Wallet | null => useWalletState().wallet

/** Null for a visitor. */
export const useSummary = (): Summary | null => useWalletState().summary

/** `hold` when a round begins, `release` when its outcome is on the screen, `drop` when the game is left. */
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

/** Server time, ms, of the figures while the connection is lost; else null. */
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

/** Patches from messages since the page was read; loader data that are read later replace them. */
function useWalletPatch() {
  const loaded = useShell()
  const [patch, setPatch] = useState<WalletPatch & { of: unknown }>({ of: loaded })
  // A ref: a timer set before the page was read again must not patch the older page.
  const loadedNow = useRef(loaded)
  loadedNow.current = loaded
  const mergePatch = useCallback((part: WalletPatch) => {
    const of = loadedNow.current
    setPatch((now) => {
      const before = now.of === of ? now : { of }
      return { ...before, ...part, wallet: { ...("wallet" in before ? before.wallet : {}), ...part.wallet } }
    })
  }, [])
  const livePatch: WalletPatch = patch.of === loaded ? patch : {}
  return { loaded, loadedNow, livePatch, mergePatch }
}

function useIsRevalidating(): boolean {
  const isNavigating = useNavigation().state !== "idle"
  const isRevalidating = useRevalidator().state !== "idle"
  return isNavigating || isRevalidating
}

export function WalletProvider({ children }: { children: ReactNode }) {
  const { loaded, loadedNow, livePatch, mergePatch } = useWalletPatch()
  const call = useApiCall()
  const isLeaving = useIsEndingSession()
  const isPlayer = Boolean(loaded?.player)
  const timer = useRef<number | undefined>(undefined)
  // A summary requested after the session's end would be refused, and the refusal loads another page.
  const cancelRead = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  useEffect(() => {
    if (isLeaving || !isPlayer) cancelRead()
  }, [isLeaving, isPlayer, cancelRead])
  const readSoonRef = useRef(() => {})
  const readNow = useCallback(async () => {
    cancelRead()
    const of = loadedNow.current
    if (!of?.player) return
    const summary = await call(me.getSessionSummary, {}, { isBackground: true }).catch(() => null)
    if (!summary) return
    if (loadedNow.current === of) mergePatch({ summary, wallet: toWallet(summary) })
    else readSoonRef.current()
  }, [call, mergePatch, cancelRead, loadedNow])
  const isPageRead = useIsRevalidating()
  const isPageReadRef = useRef(isPageRead)
  isPageReadRef.current = isPageRead
  const isPending = useRef(false)
  const readSummarySoon = useCallback(() => {
    isPending.current ||= isPageReadRef.current
    timer.current ??= window.setTimeout(() => void readNow(), summaryPauseMs)
  }, [readNow])
  // The page may have been read before a message, and arrive after the summary that was read for it.
  useEffect(() => {
    if (isPageRead || !isPending.current) return
    isPending.current = false
    readSummarySoon()
  }, [isPageRead, readSummarySoon])
  readSoonRef.current = readSummarySoon

  useLiveMessage("wallet", ({ cash, bonus, eliteCoins, elitePoints }) => {
    mergePatch({
      wallet: {
        ...(cash === undefined ? {} : { amount: cash }),
        ...(bonus === undefined ? {} : { bonus }),
        ...(eliteCoins === undefined ? {} : { coins: eliteCoins }),
        ...(elitePoints === undefined ? {} : { points: elitePoints }),
      },
    })
    readSummarySoon()
  })
  useLiveMessage("notification", readSummarySoon)
  useLiveMessage("sessionEnded", cancelRead)
  // Changes between the page's read and the first message, such as a deposit that has just come in.
  useOnConnected((isFirst) => {
    if (isFirst && loadedNow.current?.player) readSummarySoon()
  })
  // Where the session is over and the message was lost: the refused read redirects home.
  useOnDisconnected(readSummarySoon)

  const wallet = useMemo(() => {
    const base = loaded?.summary ? toWallet(loaded.summary) : null
    return base && { ...base, ...livePatch.wallet }
  }, [loaded, livePatch.wallet])
  const figures = useMemo(
    () => ({ wallet, summary: livePatch.summary ?? loaded?.summary ?? null }),
    [wallet, livePatch.summary, loaded],
  )
  const { visibleFigures, hold, release, drop } = useFrozenFigures(figures, readNow)
  const value = useMemo(
    () => ({ ...visibleFigures, hold, release, drop }),
    [visibleFigures, hold, release, drop],
  )
  return <WalletContext value={value}>{children}</WalletContext>
}
