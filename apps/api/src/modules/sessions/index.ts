export type { EndReason, HangUp } from "./ports.ts"
export { endSession, endSessions, type Opened, openSession, sessionOf } from "./session.ts"
