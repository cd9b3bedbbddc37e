export { closePlayer } from "./account/closing.ts"
export { changeDetails } from "./account/details.ts"
export { findRobots, markRobot, withoutRobots } from "./account/robots.ts"
export { areTermsAccepted } from "./account/terms.ts"
export { chooseUsername, getUsername } from "./account/username.ts"
export { clearBounce } from "./emailAddress/bounces.ts"
export { assertNewEmailAllowed, replaceEmail } from "./emailAddress/change.ts"
export { lockEmail } from "./emailAddress/store.ts"
export { sendPlayerEmail } from "./emails.ts"
export {
  type IdentityEncryption,
  type IdentityKey,
  identityEncryption,
} from "./encryption/identityEncryption.ts"
export { reencrypt, rekeyPlayers, retireKeys } from "./encryption/keys.ts"
export {
  playerClosed,
  playerEmailChanged,
  playerExcludedByRegister,
  playerPasswordChanged,
  playerRegistered,
  playerReopened,
} from "./events.ts"
export { createRegisterCheck, getPerson, type RegisterCheck } from "./exclusion.ts"
export { compareNames } from "./names/names.ts"
export {
  decodePassword,
  decodeTypedPassword,
  hashPassword,
  isPassword,
} from "./passwords/hashing.ts"
export { assertNewPasswordStrong, replacePassword, setFirstPassword } from "./passwords/newPassword.ts"
export { findPasswordHash, lockPasswordHash } from "./passwords/store.ts"
export { photoUrl } from "./photos/rules.ts"
export { findPhoto } from "./photos/store.ts"
export {
  findLogin,
  findProfile,
  getMaskedNames,
  type Profile,
  type ProfileColumns,
  termsToAccept,
  toProfile,
} from "./players.ts"
export type { ExclusionRegister, Person } from "./ports.ts"
export { isNumberOf, provesBirthDate } from "./registration/ownNumber.ts"
export {
  checkRegistration,
  type RegistrationPorts,
  registerPlayer,
  registrationRefused,
} from "./registration/registration.ts"
export {
  assertVouchedPersonAllowed,
  checkVouchedRegistration,
  type EnteredDetails,
  listKnownDetails,
  type VouchedPerson,
} from "./registration/vouched.ts"
export { ageAt, parseMonthDayYear, type Registration, shownEmail } from "./rules.ts"
export { lockRegisterStanding } from "./store.ts"
export { countUniquenessCheck } from "./uniqueness.ts"
