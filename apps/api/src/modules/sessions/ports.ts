import type { LiveMessages } from "@elite/contract"

export type EndReason = LiveMessages["sessionEnded"]["reason"]

/** Cuts the sockets of one session, on whichever process they are, and tells them why. */
export type CloseSockets = (to: { playerId: bigint; sessionId: bigint }, reason: EndReason) => void
