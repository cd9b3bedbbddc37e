/** What this browser can do and does. */
export type PushState = "impossible" | "blocked" | "off" | "on"

const workerUrl = "/worker.js"

const isPossible = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

const registered = () => navigator.serviceWorker.getRegistration("/")

/** The subscription of this browser, if it has one; asking for it changes nothing. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (!isPossible()) return null
  return (await (await registered())?.pushManager.getSubscription()) ?? null
}

export async function pushState(): Promise<PushState> {
  if (!isPossible()) return "impossible"
  if (Notification.permission === "denied") return "blocked"
  return (await subscribed()) ? "on" : "off"
}

/** The bytes of a key, as every browser takes them. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

/**
 * Asks the person, then the maker of their browser. Null where the person said no. Throws where the maker's service cannot
 * be reached.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null
  await navigator.serviceWorker.register(workerUrl, { scope: "/" })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
  try {
    return await pushManager.subscribe(options)
  } catch (problem) {
    // A subscription under a key of ours from before stands in the way of one under this.
    const old = await pushManager.getSubscription()
    if (!old) throw problem
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}
