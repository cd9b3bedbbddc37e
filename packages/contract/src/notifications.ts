import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { id, instant, paging } from "./parts.ts"

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
