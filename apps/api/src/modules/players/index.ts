export { closePlayer } from "./account/closing.ts"
export { changeDetails } from "./account/details.ts"
export { markRobot, ofPersons, robotsAmong } from "./account/robots.ts"
export { areTermsAccepted } from "./account/terms.ts"
export { chooseUsername, usernameOf } from "./account/username.ts"
export { lockEmailOf } from "./emails/emailStore.ts"
export { admitNewEmail, replaceEmail } from "./emails/newEmail.ts"
export { mailArrived } from "./emails/returned.ts"
export {
  playerClosed,
  playerEmailChanged,
  playerExcludedByRegister,
  playerPasswordChanged,
  playerRegistered,
  playerReopened,
} from "./events.ts"
export { type AskRegister, askRegister, personOf } from "./exclusion.ts"
export { writeTo } from "./letters.ts"
export { compareNames } from "./names/names.ts"
export {
  decodePassword,
  decodeTypedPassword,
  hashPassword,
  matchPassword,
  type TypedPassword,
} from "./passwords/hashing.ts"
export { admitNewPassword, giveFirstPassword, replacePassword } from "./passwords/newPassword.ts"
export { lockPasswordHash, passwordHashOf } from "./passwords/passwordStore.ts"
export { renewHash } from "./passwords/renewHash.ts"
export { photoOf } from "./photos/photoStore.ts"
export { photoUrlOf } from "./photos/rules.ts"
export type { ExclusionRegister, Person } from "./ports.ts"
export {
  loginOf,
  maskedNames,
  type Profile,
  profile,
  profileIn,
  type ReadProfile,
  termsToAccept,
} from "./profile.ts"
export { isNumberOf, provesBirthDate } from "./registration/ownNumber.ts"
export { admit, notAccepted, type RegistrationPorts, register } from "./registration/registration.ts"
export { countUniqueness } from "./registration/uniqueness.ts"
export {
  admitVouched,
  admitVouchedPerson,
  knownDetails,
  type Told,
  type Vouched,
} from "./registration/vouched.ts"
export { ageAt, calendarDate, type Registration, shownEmail } from "./rules.ts"
export { rekeyPlayers, reseal, retireKeys } from "./secrecy/keys.ts"
export { type IdentityKey, type Secrecy, secrecy } from "./secrecy/secrecy.ts"
export { lockRegisterStanding } from "./store.ts"
