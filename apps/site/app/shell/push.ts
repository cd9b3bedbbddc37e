/** What this browser can do and does. */
export type PushState = "impossible" | "blocked" | "off" | "on"

const workerUrl = "/worker.js"

const isPushSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

const getRegistration = () => navigator.serviceWorker.getRegistration("/")

/** The subscription of this browser, if it has one; asking for it changes nothing. */
export async function getPushSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null
  return (await (await getRegistration())?.pushManager.getSubscription()) ?? null
}

export async function readPushState(): Promise<PushState> {
  if (!isPushSupported()) return "impossible"
  if (Notification.permission === "denied") return "blocked"
  return (await getPushSubscription()) ? "on" : "off"
}

/** The bytes of a key, as every browser takes them. */
function decodeBase64url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

/**
 * Asks the person, then the maker of their browser. Null where the person said no. Throws where the maker's service cannot
 * be reached.
 */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null
  await navigator.serviceWorker.register(workerUrl, { scope: "/" })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: decodeBase64url(publicKey) }
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
