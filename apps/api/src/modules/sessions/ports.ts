import type { LiveMessages } from "@elite/contract"

export type EndReason = LiveMessages["sessionEnded"]["reason"]

export type CloseSockets = (to: { playerId: bigint; sessionId: bigint }, reason: EndReason) => void
