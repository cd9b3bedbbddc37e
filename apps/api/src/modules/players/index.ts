export { sendVerification, verifyEmail } from "./email.ts"
export { playerExcludedByRegister } from "./events.ts"
export { decodePassword, hashPassword, isPassword } from "./passwords.ts"
export type { ExclusionRegister, Person, Purpose, RegisterAnswer } from "./ports.ts"
export { loginOf, maskedNames, type Profile, profile } from "./profile.ts"
export { type AskRegister, askRegister } from "./register.ts"
export {
  admit,
  type Candidate,
  type Registered,
  type Registry,
  register,
} from "./registration/registration.ts"
export { ageAt, calendarDate, plainName, type Registration } from "./rules.ts"
export { rekeyPlayers, retireKeys } from "./secrecy/keys.ts"
export { type IdentityKey, type Secrecy, secrecy } from "./secrecy/secrecy.ts"
export { lockStanding, type Standing } from "./store.ts"
