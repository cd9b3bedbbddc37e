import { type ChildProcess, fork } from "node:child_process"
import { setPriority } from "node:os"
import { fileURLToPath } from "node:url"

/** `width` in pixels; the height follows from the drawing. */
export type PaintRequest = { id: number; svg: string; width: number; format: "avif" | "webp" }
export type PaintReply = { id: number; bytes: Uint8Array } | { id: number; problem: string }

export type PosterPainter = {
  /** The picture of a drawing; throws where it cannot be made or its painter was ended meanwhile. */
  paint(order: Omit<PaintRequest, "id">): Promise<Buffer>
  /** The process that paints; undefined while there is nothing to paint. */
  process(): ChildProcess | undefined
}

const program = fileURLToPath(new URL("./painter.ts", import.meta.url))
const lowPriority = 10

/**
 * Paints in a process of its own, which begins with the first picture and ends after `restMs` without one. The library
 * leaves the memory of whoever calls it in pieces: over a hundred megabytes after a catalogue, given back only with the
 * process. The bets' own process comes first on a busy machine.
 */
export function createPosterPainter({ restMs = 5_000 }: { restMs?: number } = {}): PosterPainter {
  type Waiting = { done(bytes: Buffer): void; fail(error: Error): void }
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let rest: NodeJS.Timeout | undefined
  let last = 0

  const begun = (): ChildProcess => {
    // Nothing of ours is any of its business: no environment, no flags.
    const painter = fork(program, {
      serialization: "advanced",
      execArgv: [],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    })
    if (painter.pid !== undefined) setPriority(painter.pid, lowPriority)
    painter.on("message", (painted: PaintReply) => {
      const order = waiting.get(painted.id)
      waiting.delete(painted.id)
      if (waiting.size === 0) rests(painter)
      if ("bytes" in painted) order?.done(Buffer.from(painted.bytes))
      else order?.fail(new Error(`A poster could not be painted: ${painted.problem}`))
    })
    const ended = (why: string) => {
      if (child !== painter) return
      child = undefined
      const lost = [...waiting.values()]
      waiting.clear()
      for (const { fail } of lost) fail(new Error(`The painter of posters ended: ${why}`))
    }
    painter.on("error", (error) => ended(error.message))
    painter.on("exit", (code, signal) => ended(String(signal ?? code)))
    return painter
  }
  /** A painter at rest keeps nobody from ending, and goes after a while. */
  const rests = (painter: ChildProcess) => {
    painter.unref()
    painter.channel?.unref()
    rest = setTimeout(() => {
      if (child === painter) child = undefined
      painter.kill()
    }, restMs)
    rest.unref()
  }
  return {
    paint(order) {
      clearTimeout(rest)
      child ??= begun()
      child.ref()
      child.channel?.ref()
      const id = ++last
      const painted = new Promise<Buffer>((done, fail) => waiting.set(id, { done, fail }))
      child.send({ ...order, id } satisfies PaintRequest, (error) => {
        if (!error) return
        waiting.get(id)?.fail(error)
        waiting.delete(id)
      })
      return painted
    },
    process: () => child,
  }
}
