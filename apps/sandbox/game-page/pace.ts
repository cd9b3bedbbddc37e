const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)")

/** The tempo of one round's pictures. Skipping, or a wish for less motion, jumps them to their end. */
export type Pace = {
  /** Whether pictures are jumped over at the moment. */
  isHurried(): boolean
  /** Jumps over the rest of the stretch that is running, e.g. one spin of several. */
  skip(): void
  /** Begins the next stretch, which has its own skip. */
  next(): void
  /** A part of the picture, such as a reel, has come to rest. */
  landed(): void
  wait(ms: number): Promise<void>
  /** Settles when the player skips; with reduced motion too it waits for that. */
  skipped(): Promise<void>
  animate(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void>
}

export function createPace(onLanded: () => void = () => undefined): Pace {
  let isSkipped = false
  const running = new Set<Animation>()
  const waiting = new Set<() => void>()
  const isHurried = () => isSkipped || reducedMotion.matches
  return {
    isHurried,
    skip() {
      isSkipped = true
      for (const animation of running) animation.finish()
      for (const go of waiting) go()
    },
    next() {
      isSkipped = false
    },
    landed() {
      if (!isHurried()) onLanded()
    },
    wait(ms) {
      if (isHurried()) return Promise.resolve()
      return new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, ms)
        waiting.add(go)
      })
    },
    skipped() {
      if (isSkipped) return Promise.resolve()
      return new Promise((resolve) => {
        const go = () => {
          waiting.delete(go)
          resolve()
        }
        waiting.add(go)
      })
    },
    async animate(node, frames, options) {
      if (isHurried()) return
      const animation = node.animate(frames, options)
      running.add(animation)
      await animation.finished.catch(() => undefined)
      running.delete(animation)
    },
  }
}
