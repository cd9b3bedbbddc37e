export type PushState = "impossible" | "blocked" | "off" | "on"

const workerUrl = "/worker.js"

const isPushSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

const getRegistration = () => navigator.serviceWorker.getRegistration("/")

export async function getPushSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null
  return (await (await getRegistration())?.pushManager.getSubscription()) ?? null
}

export async function readPushState(): Promise<PushState> {
  if (!isPushSupported()) return "impossible"
  if (Notification.permission === "denied") return "blocked"
  return (await getPushSubscription()) ? "on" : "off"
}

function decodeBase64url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

/** Null where the user refuses. Throws where the browser's push service cannot be reached. */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null
  await navigator.serviceWorker.register(workerUrl, { scope: "/" })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: decodeBase64url(publicKey) }
  try {
    return await pushManager.subscribe(options)
  } catch (problem) {
    // A subscription under an older key of ours blocks a new one.
    const old = await pushManager.getSubscription()
    if (!old) throw problem
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}
