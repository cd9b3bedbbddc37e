import type { Page, WebSocket } from "@playwright/test"

type Way = "framesent" | "framereceived"

/**
 * The next connection a page opens, and the first frame that goes its way and begins so. Ask before what opens the
 * connection: the frames are heard from its very opening, since on a loaded machine whoever first waits for the connection
 * and then for a frame comes too late for it.
 */
export function firstFrame(
  page: Page,
  way: Way,
  beginning: string,
): Promise<{ socket: WebSocket; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ socket: WebSocket; output: string }>()
  page.once("websocket", (socket) => {
    const hear = ({ payload }: { payload: string | Buffer }) => {
      const output = String(payload)
      if (output.startsWith(beginning)) resolve({ socket, output })
    }
    // Each way has its own signature.
    if (way === "framesent") socket.on("framesent", hear)
    else socket.on("framereceived", hear)
  })
  return promise
}

/** The page's next connection stands: the house has let it in (Socket.IO's own word for that is a packet of kind 40). */
export async function isConnected(page: Page): Promise<void> {
  await firstFrame(page, "framereceived", "40")
}
