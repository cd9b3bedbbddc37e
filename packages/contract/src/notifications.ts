import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { id, instant, language, nothing, paging } from "./parts.ts"
import { machine, token } from "./strings.ts"

/** None is for advertising. */
export const notificationKinds = ["account", "money", "game", "responsible", "ruleChange"] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Notifications are deleted after this many days. */
export const notificationDays = 365

/** A notification in the reader's language. Both ids name the same row. */
export const notification = z.strictObject({
  id,
  notificationHistoryId: id,
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** A path of the site in the same language. */
  link: z.string().nullable(),
  status: z.enum(["not_seen", "seen"]),
  createdAt: instant,
})

/** The player's notifications, newest first; `count` of all, `unseen` of the unseen. */
export const getNotifications = endpoint({
  method: "GET",
  path: "/api/notification/getNotifications",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({
    notifications: z.strictObject({ count: z.int(), unseen: z.int(), rows: z.array(notification) }),
  }),
  errors: [],
})

/** Marks one notification or all as seen. Idempotent. Answers the number of unseen ones. */
export const updateNotification = endpoint({
  method: "PUT",
  path: "/api/notification/updateNotification",
  who: "player",
  evenRestricted: true,
  input: z.union([
    z.strictObject({ status: z.literal("all_seen") }),
    z.strictObject({ status: z.literal("seen"), notificationHistoryId: id.optional() }),
  ]),
  reply: z.strictObject({ unseen: z.int() }),
  errors: ["NotFoundErrorType", "NotificationHistoryIdRequiredErrorType"],
})

/** Besides the site itself: e-mail, and web push. */
export const channels = ["mail", "push"] as const
export type Channel = (typeof channels)[number]

/** Kinds of mails that can be switched off; all others are mandatory. */
export const mailChoices = ["money"] as const

/** A browser without a log-in is forgotten after this many days. */
export const pushDays = 90
/** A further browser replaces the one unused for longest. */
export const mostBrowsers = 10

const preference = z.strictObject({
  kind: z.enum(notificationKinds),
  channel: z.enum(channels),
  isOn: z.boolean(),
})
export type Preference = z.infer<typeof preference>

/** The player's notification preferences, and the data that browsers need for web push. */
export const getPreferences = endpoint({
  method: "GET",
  path: "/api/notification/getPreferences",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    preferences: z.array(preference),
    push: z.strictObject({
      /** The application server key, base64url. */
      publicKey: z.string(),
      browsers: z.int(),
    }),
  }),
  errors: [],
})

/** Changes the named preferences; only those on offer. */
export const updatePreferences = endpoint({
  method: "PUT",
  path: "/api/notification/updatePreferences",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    preferences: z
      .array(
        z.union([
          preference.extend({ channel: z.literal("push") }),
          preference.extend({ channel: z.literal("mail"), kind: z.enum(mailChoices) }),
        ]),
      )
      .min(1)
      .max(notificationKinds.length + mailChoices.length),
  }),
  reply: z.strictObject({ preferences: z.array(preference) }),
  errors: [],
})

/** Unsubscribes from the kind of mail named by a link in it. Needs no session; idempotent. */
export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/notification/unsubscribe",
  who: "anyone",
  input: z.strictObject({ token: token(20, 100) }),
  reply: nothing,
  errors: ["UnsubscribeTokenInvalidErrorType"],
})

const endpointOfBrowser = machine(z.url({ protocol: /^https?$/ }).max(1_000))
/** Bytes in base64url: a point of P-256 (65), a shared secret (16). */
const bytes = (length: number) => machine(z.string().regex(new RegExp(`^[\\w-]{${length}}={0,2}$`)))

/**
 * Subscribes a browser to web push until it logs out. `isRenewal`: it was subscribed before, and its player has a new
 * session; `isAttached` is false where it was not, or belonged to another player, whose subscription is deleted.
 */
export const attachPush = endpoint({
  method: "POST",
  path: "/api/notification/attachPush",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    endpoint: endpointOfBrowser,
    keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }),
    languageCode: language,
    isRenewal: z.boolean().default(false),
  }),
  reply: z.strictObject({ isAttached: z.boolean() }),
  errors: ["PushServiceUnknownErrorType"],
})

/** Deletes a browser's subscription; knowing its address is the authorisation. Idempotent. */
export const detachPush = endpoint({
  method: "POST",
  path: "/api/notification/detachPush",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ endpoint: endpointOfBrowser }),
  reply: nothing,
  errors: [],
})

/**
 * Reports a browser's new push address, sent by its service worker with or without a session. `from.auth` is its
 * previous secret, which only browser and server know; log-in and language are kept. `isMoved` is false for an unknown
 * subscription.
 */
export const movePush = endpoint({
  method: "POST",
  path: "/api/notification/movePush",
  who: "anyone",
  input: z.strictObject({
    from: z.strictObject({ endpoint: endpointOfBrowser, auth: bytes(22) }),
    to: z.strictObject({
      endpoint: endpointOfBrowser,
      keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }),
    }),
  }),
  reply: z.strictObject({ isMoved: z.boolean() }),
  errors: ["PushServiceUnknownErrorType"],
})
