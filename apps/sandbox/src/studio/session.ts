import { randomBytes } from "node:crypto"
import type { Title } from "./titles/title.ts"
import type { Language, RefusalCode } from "./words.ts"

export const DEMO_CURRENCY = "XXX"
const DEMO_UNITS_CENTS = 300_000
const SESSIONS_AT_MOST = 5000

type Common = {
  readonly id: string
  readonly title: Title
  readonly language: Language
  readonly currency: string
  readonly lobbyUrl: string
  readonly depositUrl?: string
  /** The only page that may frame the game and the only one it talks to. */
  readonly casinoOrigin: string
  readonly createdAt: Date
  balanceCents: number
  /** Set once the session may not play any more. */
  ended?: RefusalCode
  /** Start of the last round, in milliseconds since the epoch. */
  lastRoundAt: number
  playing: boolean
}

export type DemoSession = Common & { readonly mode: "demo" }
export type RealSession = Common & { readonly mode: "real"; readonly user: string; readonly token: string }
export type Session = DemoSession | RealSession

export type Launch = Pick<Common, "title" | "language" | "currency" | "lobbyUrl" | "depositUrl"> & {
  readonly player?: { readonly user: string; readonly token: string }
}

/** Open games by an unguessable id; whoever holds the id plays. The oldest go when there are too many. */
export class Sessions {
  readonly #open = new Map<string, Session>()

  /** Opens a demo without a player, a real session with one. */
  open({ player, ...launch }: Launch): Session {
    const common = {
      ...launch,
      id: randomBytes(24).toString("base64url"),
      casinoOrigin: new URL(launch.lobbyUrl).origin,
      createdAt: new Date(),
      lastRoundAt: 0,
      playing: false,
    }
    const session: Session = player
      ? { ...common, mode: "real", ...player, balanceCents: 0 }
      : { ...common, mode: "demo", balanceCents: DEMO_UNITS_CENTS }
    this.#open.set(session.id, session)
    if (this.#open.size > SESSIONS_AT_MOST) {
      const oldest = this.#open.keys().next().value
      if (oldest !== undefined) this.#open.delete(oldest)
    }
    return session
  }

  find(id: unknown): Session | undefined {
    return typeof id === "string" ? this.#open.get(id) : undefined
  }

  all(): Session[] {
    return [...this.#open.values()]
  }

  clear(): void {
    this.#open.clear()
  }
}
