import { me } from "@elite/contract"
import { useForThisPageOnly } from "@elite/ui"
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
import { lostAt, useLost } from "./connection.ts"
import { type Summary, useShell } from "./data.ts"
import { useConnected, useCut, useLive } from "./live.tsx"
import { useCall } from "./useCall.ts"
import { useHold } from "./useHold.ts"
import { useIsLeaving } from "./useIsLeaving.ts"

type Wallet = {
  amount: number
  /** What is played after it, and is not theirs yet. */
  bonus: number
  coins: number
  points: number
}

/** Wins arrive several times a second in a fast game; the summary is read at most this often. */
const summaryPauseMs = 1_500

type Held = {
  wallet: Wallet | null
  summary: Summary | null
  hold: () => void
  release: () => void
  drop: () => void
}
const WalletContext = createContext<Held | null>(null)

function useHeld(): Held {
  useForThisPageOnly()
  const held = useContext(WalletContext)
  if (!held) throw new Error("The wallet belongs to the shell.")
  return held
}

/** The player's balance, bonus, coins and points, as the server last said them; null for a visitor. */
export const useWallet = (): Wallet | null => useHeld().wallet

/** Today's result, the session and the room for deposits; null for a visitor. */
export const useSummary = (): Summary | null => useHeld().summary

/**
 * Lets every figure of the shell stand still while a game shows a round: `hold` when it begins, `release` when its
 * outcome is on the screen, `drop` when the game is left.
 */
export function useHeldFigures() {
  const { hold, release, drop } = useHeld()
  return { hold, release, drop }
}

const walletOf = ({ userWallet: { amount, coins, points }, bonus }: Summary): Wallet => ({
  amount,
  bonus: bonus?.amount ?? 0,
  coins,
  points,
})

/** The server's time, in milliseconds, as of which the figures are while the connection is lost; else null. */
export function useAsOf(): number | null {
  const shell = useShell()
  const isLost = useLost()
  const read = useRef<{ madeAt: number; atMs: number } | null>(null)
  const madeAt = shell?.player ? Date.parse(shell.madeAt) : 0
  read.current ??= { madeAt, atMs: lostAt() }
  useEffect(() => {
    read.current = { madeAt, atMs: performance.now() }
  }, [madeAt])
  if (!isLost || madeAt === 0) return null
  return read.current.madeAt + Math.max(0, lostAt() - read.current.atMs)
}

type Part = { wallet?: Partial<Wallet>; summary?: Summary }

/** What was heard since the page was read. What a loader read later than a message is newer than the message. */
function usePatch() {
  const loaded = useShell()
  const [patch, setPatch] = useState<Part & { of: unknown }>({ of: loaded })
  // Read when it is needed: a timer set before the page was read again must not patch what the page was before.
  const loadedNow = useRef(loaded)
  loadedNow.current = loaded
  const merge = useCallback((part: Part) => {
    const of = loadedNow.current
    setPatch((now) => {
      const before = now.of === of ? now : { of }
      return { ...before, ...part, wallet: { ...("wallet" in before ? before.wallet : {}), ...part.wallet } }
    })
  }, [])
  const heard: Part = patch.of === loaded ? patch : {}
  return { loaded, loadedNow, heard, merge }
}

/** Whether a page is being read at this moment. */
function useIsPageRead(): boolean {
  const isNavigating = useNavigation().state !== "idle"
  const isRevalidating = useRevalidator().state !== "idle"
  return isNavigating || isRevalidating
}

/** Keeps the player's figures: what the shell's loader read, patched by what the server says since. */
export function WalletProvider({ children }: { children: ReactNode }) {
  const { loaded, loadedNow, heard, merge } = usePatch()
  const call = useCall()
  const isLeaving = useIsLeaving()
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
    if (loadedNow.current === of) merge({ summary, wallet: walletOf(summary) })
    else again.current()
  }, [call, merge, forgetReading, loadedNow])
  const isPageRead = useIsPageRead()
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

  useLive("wallet", ({ cash, bonus, eliteCoins, elitePoints }) => {
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
  useLive("notification", readAgain)
  useLive("sessionEnded", forgetReading)
  // Whatever moved between the reading of the page and the first message it can hear, e.g. a deposit that has just come in.
  useConnected((isFirst) => {
    if (isFirst && loadedNow.current?.player) readAgain()
  })
  // Where their session is over and the word of it was lost: the reading that is refused leads home.
  useCut(readAgain)

  const wallet = useMemo(() => {
    const base = loaded?.summary ? walletOf(loaded.summary) : null
    return base && { ...base, ...heard.wallet }
  }, [loaded, heard.wallet])
  const figures = useMemo(
    () => ({ wallet, summary: heard.summary ?? loaded?.summary ?? null }),
    [wallet, heard.summary, loaded],
  )
  const { shown, hold, release, drop } = useHold(figures, readNow)
  const value = useMemo(() => ({ ...shown, hold, release, drop }), [shown, hold, release, drop])
  return <WalletContext value={value}>{children}</WalletContext>
}
