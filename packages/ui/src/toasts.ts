import type { ReactNode } from "react"

export type ToastTone = "neutral" | "success" | "danger" | "info"
export type Toast = { id: number; tone: ToastTone; message: ReactNode }

export const toastDelayMs = 5000

/** A fourth pushes out the oldest. */
const maxToasts = 3

/** A queue of toasts. Each closes after five seconds unless pointer or focus are on it. */
export class Toasts {
  #shown: readonly Toast[] = []
  #listeners = new Set<() => void>()
  #timers = new Map<number, ReturnType<typeof setTimeout>>()
  #next = 1

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly shown = (): readonly Toast[] => this.#shown

  /** Shows a message and returns its id. A repeated text restarts the timer of its toast. */
  readonly show = (message: ReactNode, tone: ToastTone = "neutral"): number => {
    const same = this.#shown.find((toast) => toast.message === message && toast.tone === tone)
    const toast = same ?? { id: this.#next++, tone, message }
    if (!same) this.#change([...this.#shown, toast].slice(-maxToasts))
    this.#start(toast.id)
    return toast.id
  }

  readonly dismiss = (id: number): void => {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    this.#change(this.#shown.filter((toast) => toast.id !== id))
  }

  /** A pressed close button leaves the page without a blur, so the timers of the others go on here. */
  readonly close = (id: number): void => {
    this.dismiss(id)
    this.release()
  }

  /** Pauses the timers while someone is reading (WCAG 2.2.1). */
  readonly hold = (): void => {
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }
  readonly release = (): void => {
    for (const { id } of this.#shown) this.#start(id)
  }

  #start(id: number): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), toastDelayMs),
    )
  }

  #change(next: readonly Toast[]): void {
    this.#shown = next
    for (const listener of this.#listeners) listener()
  }
}
