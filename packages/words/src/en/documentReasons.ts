import type { identity } from "@elite/contract"

export default {
  unreadable: "It is not clear enough to read. Take the picture again in good light, without flash.",
  cutOff: "Part of it is missing. All four corners must be in the picture.",
  expired: "It has expired. Send one that is still valid.",
  tooOld: "It is more than three months old. Send a more recent one.",
  wrongDocument: "It is not the type of document you chose.",
  notYours: "It is not in your name.",
  detailsDiffer: "The details on it do not match your account.",
  altered: "We cannot accept a copy, a picture of a screen or an edited file. Send your own original.",
  other: "We cannot accept it like this. Send another one or write to us.",
} as const satisfies Record<identity.DocumentReason, string>
