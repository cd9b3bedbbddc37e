export { closePlayer } from "./account/closing.ts"
export { changeDetails } from "./account/details.ts"
export { markRobot, withoutRobots, findRobots } from "./account/robots.ts"
export { areTermsAccepted } from "./account/terms.ts"
export { chooseUsername, getUsername } from "./account/username.ts"
export { lockEmail } from "./emails/emailStore.ts"
export { assertNewEmailAllowed, replaceEmail } from "./emails/newEmail.ts"
export { clearBounce } from "./emails/returned.ts"
export {
  playerClosed,
  playerEmailChanged,
  playerExcludedByRegister,
  playerPasswordChanged,
  playerRegistered,
  playerReopened,
} from "./events.ts"
export { type RegisterCheck, createRegisterCheck, getPerson } from "./exclusion.ts"
export { sendPlayerEmail } from "./letters.ts"
export { compareNames } from "./names/names.ts"
export {
  decodePassword,
  decodeTypedPassword,
  hashPassword,
  matchPassword,
  type TypedPassword,
} from "./passwords/hashing.ts"
export { assertNewPasswordStrong, setFirstPassword, replacePassword } from "./passwords/newPassword.ts"
export { lockPasswordHash, findPasswordHash } from "./passwords/passwordStore.ts"
export { renewHash } from "./passwords/renewHash.ts"
export { findPhoto } from "./photos/photoStore.ts"
export { photoUrl } from "./photos/rules.ts"
export type { ExclusionRegister, Person } from "./ports.ts"
export {
  findLogin,
  getMaskedNames,
  type Profile,
  findProfile,
  toProfile,
  type ProfileColumns,
  termsToAccept,
} from "./profile.ts"
export { isNumberOf, provesBirthDate } from "./registration/ownNumber.ts"
export { checkRegistration, registrationRefused, type RegistrationPorts, registerPlayer } from "./registration/registration.ts"
export { countUniquenessCheck } from "./registration/uniqueness.ts"
export {
  checkVouchedRegistration,
  assertVouchedPersonAllowed,
  listKnownDetails,
  type EnteredDetails,
  type VouchedPerson,
} from "./registration/vouched.ts"
export { ageAt, parseMonthDayYear, type Registration, shownEmail } from "./rules.ts"
export { rekeyPlayers, reencrypt, retireKeys } from "./secrecy/keys.ts"
export { type IdentityKey, type IdentityEncryption, identityEncryption } from "./secrecy/secrecy.ts"
export { lockRegisterStanding } from "./store.ts"
