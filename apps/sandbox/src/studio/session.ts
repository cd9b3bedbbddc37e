import { randomBytes } from "node:crypto"
import { forgetOldest } from "../forget.ts"
import type { Title } from "./titles/title.ts"
import type { Language, RefusalCode } from "./words.ts"

export const demoCurrency = "XXX"
/** The currency of the casino's tournaments, by agreement; not money. */
export const creditCurrency = "XCR"
/** The balance of a new demo, in hundredths of a unit. */
export const demoUnitsCents = 300_000
const sessionsAtMost = 5000

type Common = {
  readonly id: string
  readonly title: Title
  readonly language: Language
  readonly currency: string
  readonly lobbyUrl: string
  readonly depositUrl?: string
  /** The only page that may frame the game, and with which it exchanges messages. */
  readonly casinoOrigin: string
  readonly createdAt: Date
  balanceCents: number
  /** Set when the session may not play any more. */
  ended?: RefusalCode
}

export type DemoSession = Common & { readonly mode: "demo" }
export type RealSession = Common & { readonly mode: "real"; readonly user: string; readonly token: string }
export type Session = DemoSession | RealSession

/** A player has one seat per game; a demo's belongs to its session. */
export const seatName = (session: Session): string =>
  session.mode === "real" ? `player ${session.user} ${session.title.code}` : `demo ${session.id}`

export type Launch = Pick<Common, "title" | "language" | "currency" | "lobbyUrl" | "depositUrl"> & {
  readonly player?: { readonly user: string; readonly token: string }
}

/** Open games by an unguessable id, which authorises play. */
export type Sessions = {
  /** A demo without a player, a real session with one. */
  open(launch: Launch): Session
  find(id: unknown): Session | undefined
  all(): Session[]
  clear(): void
}

/** Sessions of this process; the oldest are dropped. */
export function createSessions(): Sessions {
  const sessions = new Map<string, Session>()
  return {
    open({ player, ...launch }) {
      const common = {
        ...launch,
        id: randomBytes(24).toString("base64url"),
        casinoOrigin: new URL(launch.lobbyUrl).origin,
        createdAt: new Date(),
      }
      const session: Session = player
        ? { ...common, mode: "real", ...player, balanceCents: 0 }
        : { ...common, mode: "demo", balanceCents: demoUnitsCents }
      sessions.set(session.id, session)
      forgetOldest(sessions, sessionsAtMost)
      return session
    },
    find: (id) => (typeof id === "string" ? sessions.get(id) : undefined),
    all: () => [...sessions.values()],
    clear: () => sessions.clear(),
  }
}
