export type { EndReason, HangUp } from "./ports.ts"
export { endSession, endSessions, isAlive, type Opened, openSession, sessionOf } from "./session.ts"
