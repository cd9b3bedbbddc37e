import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { id, instant, language, nothing, paging } from "./parts.ts"
import { machine, token } from "./strings.ts"

/** What a notification is about. There is none for advertising. */
export const notificationKinds = ["account", "money", "game", "responsible", "ruleChange"] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How long a notification is kept after it was made, days. */
export const notificationDays = 365

/** A notification in the reader's language. There is one history for each player: both ids name the same row of it. */
export const notification = z.strictObject({
  id,
  notificationHistoryId: id,
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** A path of the site, in the same language: what it is about. */
  link: z.string().nullable(),
  status: z.enum(["not_seen", "seen"]),
  createdAt: instant,
})

/** A player's own notifications, newest first; `count` of all there are, `unseen` of those not seen yet. */
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

/** Sees one notification, or all there are; repeating it changes nothing. Answers how many are left unseen. */
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

/** Beside the site itself: by e-mail, and by a message that wakes a browser. */
export const channels = ["mail", "push"] as const
export type Channel = (typeof channels)[number]

/** Of these kinds some letters are a convenience, and theirs to switch off; all others must reach whom they concern. */
export const mailChoices = ["money"] as const

/** How long a browser is kept that nobody logged in at, days. */
export const pushDays = 90
/** So many browsers of a player are kept; another one takes the place of the one not used for longest. */
export const mostBrowsers = 10

const preference = z.strictObject({
  kind: z.enum(notificationKinds),
  channel: z.enum(channels),
  isOn: z.boolean(),
})
export type Preference = z.infer<typeof preference>

/** Every way of being told that is a player's to choose, as it stands, and what browsers need to be woken. */
export const getPreferences = endpoint({
  method: "GET",
  path: "/api/notification/getPreferences",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    preferences: z.array(preference),
    push: z.strictObject({
      /** What a browser subscribes with, base64url. */
      publicKey: z.string(),
      /** How many of the player's browsers are woken. */
      browsers: z.int(),
    }),
  }),
  errors: [],
})

/** Sets ways of being told; what is not named stays as it is. Only what is offered can be set. */
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

/** Switches off the kind of letters that the link of one of them names; needs no session, and repeating it changes nothing. */
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
 * Keeps a browser that its player has allowed to be woken, until it logs out. `isRenewal`: the browser was kept before, and
 * its player is back in another session; `isAttached` false where it was not, or was somebody else's, who is forgotten there.
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

/** Forgets a browser: whoever knows its address sits at it. One that is not kept is no fault. */
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
 * A browser has another address at its maker, told by its worker, whether its player is logged in or not. `from.auth` is its
 * secret so far, which only the browser and the house know: what is kept of it stays, with its log-in and its language.
 * `isMoved` false where nothing is kept under the two.
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
