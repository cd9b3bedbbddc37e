const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)")

/** The tempo of one round's pictures: skipping, or a wish for less motion, jumps every one of them to its end. */
export class Pace {
  #skipped = reducedMotion.matches
  readonly #running = new Set<Animation>()
  readonly #waiting = new Set<() => void>()

  get hurried(): boolean {
    return this.#skipped
  }

  skip(): void {
    this.#skipped = true
    for (const animation of this.#running) animation.finish()
    for (const go of this.#waiting) go()
  }

  wait(ms: number): Promise<void> {
    if (this.#skipped) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(() => go(), ms)
      const go = () => {
        clearTimeout(timer)
        this.#waiting.delete(go)
        resolve()
      }
      this.#waiting.add(go)
    })
  }

  async animate(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.#skipped) return
    const animation = node.animate(frames, options)
    this.#running.add(animation)
    await animation.finished.catch(() => undefined)
    this.#running.delete(animation)
  }
}
