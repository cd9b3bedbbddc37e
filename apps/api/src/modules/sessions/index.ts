export { isAlive, openSession, sessionOf } from "./session.ts"
