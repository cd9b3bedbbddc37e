/** What the API answers an act on an account that was carried out. */
export default {
  loggedIn: "You are logged in.",
  loggedOut: "You are logged out.",
  deviceEnded: "That device is logged out.",
  otherDevicesEnded: "Your other devices are logged out.",
  emailVerified: "Your e-mail address is confirmed.",
  verificationSent: "We have sent you a new link. Look in your spam folder too.",
  verificationSentIfKnown:
    "If an account with this address is waiting for confirmation, we have sent it a new link.",
  resetLinkSentIfKnown:
    "If there is an account with this address, we have sent it a link to choose a new password.",
  codeSentIfKnown: "If there is an account with this address, we have sent it a code.",
  passwordChanged: "Your password is changed.",
  passwordReset: "Your new password is saved. Log in with it.",
  bothEmailsAsked:
    "We have sent a link to the new address and one to your present address. Use both before {until}.",
  newEmailAsked: "We have sent a link to the new address. Use it before {until}.",
  emailAgreed: "Confirmed. The address changes once the other one has confirmed too.",
  emailChanged: "Your account has its new e-mail address. From now on you log in with it.",
  emailChangeStopped: "The account keeps the address it has. The links no longer work.",
  emailChangeCancelled: "You keep your present e-mail address. The links no longer work.",
  detailsSaved: "Your details are saved.",
  languageSaved: "From now on we write to you in English.",
  limitSet: "Your limit holds from now on.",
  limitWaits: "This waits 72 hours. After that you can confirm it, and until then nothing changes.",
  limitRequestCancelled: "The request is cancelled.",
  limitUnchanged: "That is your limit already.",
  breakBegan: "You are taking a break from playing until {until}.",
  exclusionBegan: "You are excluded from playing until {until}.",
  excludedForEver: "You are excluded from playing for ever.",
  pauseStays: "You already cannot play until {until}. That is longer and stays as it is.",
} as const
