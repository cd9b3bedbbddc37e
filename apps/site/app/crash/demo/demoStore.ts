import { type DemoBet, type DemoGame, newDemoGame } from "./demoGame.ts"

const storageKey = "crash_demo"

type StoredDemo = DemoGame & { readonly owner: number }

const isBet = (value: unknown): value is DemoBet => {
  const { own, terms } = (value ?? {}) as Partial<DemoBet>
  return (
    typeof own?.betId === "string" &&
    Number.isSafeInteger(own.roundId) &&
    Number.isFinite(own.stake) &&
    Number.isSafeInteger(terms?.minStakeCents) &&
    Number.isSafeInteger(terms?.maxPaidCents)
  )
}

function isStored(value: unknown): value is StoredDemo {
  if (typeof value !== "object" || value === null) return false
  const { owner, cents, bets } = value as Partial<StoredDemo>
  const isCents = Number.isSafeInteger(cents) && (cents ?? -1) >= 0
  return typeof owner === "number" && isCents && Array.isArray(bets) && bets.every(isBet)
}

function loadGame(owner: number): DemoGame {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? "null")
    if (isStored(stored) && stored.owner === owner) return { cents: stored.cents, bets: stored.bets }
  } catch {}
  return newDemoGame
}

function saveGame(owner: number, game: DemoGame): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ owner, ...game } satisfies StoredDemo))
  } catch {}
}

export type DemoStore = {
  get: () => DemoGame
  set: (game: DemoGame) => void
  subscribe: (listener: () => void) => () => void
}

/** Kept by the tab, so that a reload keeps it; in memory where the browser blocks storage. `owner` is 0 for visitors. */
export function createDemoStore(owner: number): DemoStore {
  let game: DemoGame | undefined
  const listeners = new Set<() => void>()
  const get = () => {
    game ??= loadGame(owner)
    return game
  }
  return {
    get,
    set(next) {
      if (next === get()) return
      game = next
      saveGame(owner, next)
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
