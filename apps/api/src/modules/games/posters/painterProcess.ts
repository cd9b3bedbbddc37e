import { type ChildProcess, fork } from "node:child_process"
import { setPriority } from "node:os"
import { fileURLToPath } from "node:url"

export type PaintRequest = {
  id: number
  picture: string | Uint8Array
  width: number
  format: "avif" | "webp"
}
export type PaintReply = { id: number; bytes: Uint8Array } | { id: number; problem: string }

export type PosterPainter = {
  /** Throws where the picture cannot be made or the process ended. */
  paint(request: Omit<PaintRequest, "id">): Promise<Buffer>
  process(): ChildProcess | undefined
}

const program = fileURLToPath(new URL("./painter.ts", import.meta.url))
const lowPriority = 10

/** The child ends after `restMs`, because sharp fragments over 100 MB of memory; its low priority spares the bets. */
export function createPosterPainter({ restMs = 5_000 }: { restMs?: number } = {}): PosterPainter {
  type Waiting = { resolve(bytes: Buffer): void; reject(error: Error): void }
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let rest: NodeJS.Timeout | undefined
  let last = 0

  const startPainter = (): ChildProcess => {
    const painter = fork(program, {
      serialization: "advanced",
      execArgv: [],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    })
    if (painter.pid !== undefined) setPriority(painter.pid, lowPriority)
    painter.on("message", (painted: PaintReply) => {
      const pending = waiting.get(painted.id)
      waiting.delete(painted.id)
      if (waiting.size === 0) scheduleEnd(painter)
      if ("bytes" in painted) pending?.resolve(Buffer.from(painted.bytes))
      else pending?.reject(new Error(`A poster could not be painted: ${painted.problem}`))
    })
    const failWaiting = (reason: string) => {
      if (child !== painter) return
      child = undefined
      const pending = [...waiting.values()]
      waiting.clear()
      for (const { reject } of pending) reject(new Error(`The painter of posters ended: ${reason}`))
    }
    painter.on("error", (error) => failWaiting(error.message))
    painter.on("exit", (code, signal) => failWaiting(String(signal ?? code)))
    return painter
  }
  const scheduleEnd = (painter: ChildProcess) => {
    painter.unref()
    painter.channel?.unref()
    rest = setTimeout(() => {
      if (child === painter) child = undefined
      painter.kill()
    }, restMs)
    rest.unref()
  }
  return {
    paint(request) {
      clearTimeout(rest)
      child ??= startPainter()
      child.ref()
      child.channel?.ref()
      const id = ++last
      const painted = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }))
      child.send({ ...request, id } satisfies PaintRequest, (error) => {
        if (!error) return
        waiting.get(id)?.reject(error)
        waiting.delete(id)
      })
      return painted
    },
    process: () => child,
  }
}
