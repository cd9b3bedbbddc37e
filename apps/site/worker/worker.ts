/** The service worker caches files with hashed names and three offline pages, and shows push messages. */
/** The build id, inserted at build time. */
declare const EDITION: string

const worker = self as unknown as ServiceWorkerGlobalScope
const cacheName = `house ${EDITION}`
const languages = ["en", "fr", "nl"]
const offlinePage = (language: string) => `/offline.${language}.html`
const kept = [...languages.map(offlinePage), "/offline.css"]
/** The cache keeps at most so many files; the oldest are deleted first. */
const mostFiles = 300

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(kept)))
})

worker.addEventListener("activate", (event) => {
  const forgetOthers = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
  }
  event.waitUntil(forgetOthers())
})

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"))
    for (const old of files.slice(0, -mostFiles)) await cache.delete(old)
  }
  return answer
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (problem) {
    const first = new URL(request.url).pathname.split("/")[1] ?? ""
    const language = languages.includes(first) ? first : "en"
    const offline = await caches.match(offlinePage(language))
    if (!offline) throw problem
    return offline
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== worker.location.origin) return
  if (url.pathname.startsWith("/assets/")) event.respondWith(file(request))
  else if (request.mode === "navigate") event.respondWith(page(request))
})

type Message = { title: string; text: string; language: string; url: string }

worker.addEventListener("push", (event) => {
  if (!event.data) return
  const { title, text, language, url } = event.data.json() as Message
  // A new notification with the same tag replaces the old one.
  const shown = { body: text, lang: language, tag: "message", icon: "/favicon.svg", data: { url } }
  event.waitUntil(worker.registration.showNotification(title, shown))
})

type Kept = Pick<PushSubscription, "endpoint" | "toJSON" | "options" | "unsubscribe">
type Change = ExtendableEvent & { oldSubscription?: Kept | null; newSubscription?: Kept | null }

const keysOf = (subscription: Kept) => {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {}
  return { p256dh, auth }
}

/** The server knows the subscription by its old address and secret; without them push stays off. */
async function move({ oldSubscription: old, newSubscription }: Change): Promise<void> {
  if (!old) return
  const { applicationServerKey } = old.options
  const options = { userVisibleOnly: true, applicationServerKey }
  const next = newSubscription ?? (await worker.registration.pushManager.subscribe(options))
  const from = { endpoint: old.endpoint, auth: keysOf(old).auth }
  const answer = await fetch("/api/notification/movePush", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ from, to: { endpoint: next.endpoint, keys: keysOf(next) } }),
  })
  const { data } = (await answer.json()) as { data?: { isMoved: boolean } }
  if (!data?.isMoved) await next.unsubscribe()
}

worker.addEventListener("pushsubscriptionchange", (event) => {
  const change = event as Change
  change.waitUntil(move(change))
})

worker.addEventListener("notificationclick", (event) => {
  event.notification.close()
  const { url } = event.notification.data as Pick<Message, "url">
  const open = async () => {
    const [first] = await worker.clients.matchAll({ type: "window", includeUncontrolled: true })
    if (!first) return worker.clients.openWindow(url)
    await first.focus()
    return first.navigate(url)
  }
  event.waitUntil(open())
})
