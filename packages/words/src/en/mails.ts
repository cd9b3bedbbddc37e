export default {
  operator: "{name}, {address}. Company number {companyNumber}.",
  licence: "Licence {class}, number {number}.",
  question: "Questions? Write to {email}.",
  protection: "Responsible gambling",
  unsubscribe: "Stop these e-mails",
  orCopy: "Or copy this address into your browser:",
  verification: {
    subject: "Confirm your e-mail address",
    text: "Hello {firstName},\n\nPlease confirm that this e-mail address is yours. You need to do this before you can deposit and play.",
    valid: "The link works once and until {until}.",
    notYou: "If you did not open an account with us, ignore this message; nothing will happen.",
    action: "Confirm my e-mail address",
  },
  welcome: {
    subject: "Your e-mail address is confirmed",
    text: "Hello {firstName},\n\nThank you. If you signed up with itsme, you can deposit and play now. If not, there is one step left: verify your identity with your identity document. It takes about three minutes.",
    limit: "You can deposit at most {limit} in any seven days.",
    action: "Verify my identity",
  },
  newDevice: {
    subject: "Login on a new device",
    text: "Hello {firstName},\n\nOn {at} somebody logged in to your account on a device we had not seen before.",
    device: "Device: {device}. Network address: {address}.",
    notYou:
      "If this was you, you do not need to do anything. If not, log that device out, change your password and write to us at once at {email}.",
    action: "See my devices",
  },
  resetLink: {
    subject: "Choose a new password",
    text: "Hello {firstName},\n\nUse this link to choose a new password for your account.",
    valid: "The link works once and until {until}. You will be logged out everywhere.",
    notYou: "If you did not ask for this, ignore this message: your password stays the same.",
    action: "Choose a new password",
  },
  resetCode: {
    subject: "Your code to choose a new password",
    text: "Hello {firstName},\n\nUse this code to choose a new password for your account:",
    valid: "It works once and until {until}. Nobody at our customer service will ever ask you for it.",
    notYou: "If you did not ask for this, ignore this message: your password stays the same.",
  },
  loginCode: {
    subject: "Your code to log in",
    text: "Hello {firstName},\n\nUse this code to complete your login:",
    valid: "It works once and until {until}. Nobody at our customer service will ever ask you for it.",
    notYou:
      "If you are not logging in now, somebody knows your password: change it at once and write to us at {email}.",
  },
  secondFactor: {
    on: {
      subject: "Two-step login is on",
      text: "Hello {firstName},\n\nOn {at} two-step login was switched on for your account. From now on you log in with your password and a code. Keep your recovery codes somewhere safe.",
    },
    off: {
      subject: "Two-step login is off",
      text: "Hello {firstName},\n\nOn {at} two-step login was switched off for your account. Your password is enough to log in.",
    },
    renewed: {
      subject: "You have new recovery codes",
      text: "Hello {firstName},\n\nOn {at} new recovery codes were made for your account. The earlier ones no longer work.",
    },
    used: {
      subject: "A recovery code has been used",
      text: "Hello {firstName},\n\nOn {at} one of your recovery codes was used. It will not work again. You can make new codes at any time.",
    },
    notYou:
      "If this was you, you do not need to do anything. If not, change your password now and write to us at {email}.",
    action: "Go to my devices and two-step login",
  },
  passwordChanged: {
    subject: "Your password has been changed",
    text: "Hello {firstName},\n\nOn {at} the password of your account was changed. You have been logged out on your other devices.",
    notYou:
      "If this was you, you do not need to do anything. If not, choose a new password now and write to us at {email}.",
    action: "Choose a new password",
  },
  passwordSet: {
    subject: "Your account has a password now",
    text: "Hello {firstName},\n\nOn {at} a password was chosen for your account. From now on you can log in with it too.",
    notYou:
      "If this was you, you do not need to do anything. If not, choose a new password now and write to us at {email}.",
    action: "Choose a new password",
  },
  itsmeUnlinked: {
    subject: "itsme is no longer linked to your account",
    text: "Hello {firstName},\n\nOn {at} itsme was unlinked from your account. From now on you log in with your password.",
    notYou: "If this was not you, choose a new password and write to us at once at {email}.",
    action: "Go to my profile",
  },
  itsmeLinked: {
    subject: "itsme is linked to your account",
    text: "Hello {firstName},\n\nOn {at} itsme was linked to your account. From now on you can log in with it. Your password still works too.",
    notYou: "If this was not you, write to us at once at {email}.",
    action: "Go to my profile",
  },
  newEmail: {
    subject: "Confirm your new e-mail address",
    text: "Hello,\n\nSomebody wants to use this e-mail address for their account with us. If this was you, confirm it on our site.",
    valid: "The link works once and until {until}.",
    notYou: "If this was not you, say so on the same page or ignore this message: nothing will change.",
    action: "Go to the confirmation",
  },
  currentEmail: {
    subject: "Do you want another e-mail address for your account?",
    text: "Hello {firstName},\n\nOn {at} somebody who knows your password asked to change the e-mail address of your account to {newEmail}. It only changes if you confirm it with this link too.",
    valid: "The link works once and until {until}.",
    notYou:
      "If this was not you, press “This was not me” on the same page, choose a new password at once and write to us at {email}.",
    action: "Confirm or stop the change",
  },
  emailChanged: {
    subject: "The e-mail address of your account has been changed",
    text: "Hello {firstName},\n\nThis has been the e-mail address of your account since {at}. From now on you log in with it, or with your username, and we will write to you here.",
    action: "Go to my profile",
    oldText:
      "Hello {firstName},\n\nOn {at} the e-mail address of your account was changed. This address no longer belongs to it.",
    notYou: "If this was you, you do not need to do anything. If not, write to us at once at {email}.",
  },
  breakBegan: {
    subject: "Your break has begun",
    text: "Hello {firstName},\n\nAs you asked, you cannot deposit or play with us until {until}. Your break then ends automatically. Nobody can shorten it.",
  },
  exclusionBegan: {
    subject: "You are excluded from playing",
    text: "Hello {firstName},\n\nAs you asked, you cannot deposit or play with us until {until}. Your exclusion then ends automatically. Nobody can shorten it.",
  },
  longExclusionBegan: {
    text: "Hello {firstName},\n\nAs you asked, you cannot deposit or play with us until {until}. Nobody can shorten that. It does not end automatically: if you want to play again after that date, log in and ask to come back. You can then play one day later.",
  },
  returnAsked: {
    subject: "You asked to come back",
    text: "Hello {firstName},\n\nYour exclusion period is over, and you asked to come back. You can deposit and play with us from {until}.",
    stay: "If you have changed your mind, or if this was not you, you can exclude yourself again at any time. That takes effect at once.",
    action: "Go to my limits",
  },
  excludedByHouse: {
    text: "Hello {firstName},\n\nWe have excluded you from playing: you cannot deposit or play with us until {until}. This cannot be shortened. If you want to know why, write to us at {email}.",
    returns:
      "It does not end automatically: if you want to play again after that date, log in and ask to come back. You can then play one day later.",
    forEver:
      "Hello {firstName},\n\nWe have excluded you from playing: you can no longer deposit or play with us, and you can no longer log in. This exclusion never ends. If you want to know why, write to us at {email}.",
  },
  dossierReady: {
    subject: "Your data is ready",
    text: "Hello {firstName},\n\nThe copy of your data that you asked for is ready. Log in to find it in your settings.",
    valid: "You can download it until {until}. Then we delete the copy.",
    notYou: "If you did not ask for it, choose a new password at once and write to us at {email}.",
    action: "Go to my settings",
  },
  accountClosed: {
    subject: "Your account is closed",
    text: "Hello {firstName},\n\nAs you asked, your account is closed. Nobody can log in any more. We will pay what is left into your bank account and write to you when it is on its way.",
    kept: "By law we must keep your personal and payment data for ten years. We use it for nothing else.",
    back: "If you did not ask for this, or if you want to come back one day, write to {email}.",
  },
  excludedForEver: {
    subject: "You are excluded from playing for ever",
    text: "Hello {firstName},\n\nAs you asked, you can no longer deposit or play with us, and you can no longer log in. This exclusion never ends, and nobody can undo it.",
    money:
      "Your money is still yours. We will pay what is left into the account you last withdrew to. If you have never withdrawn, we will write to you again. If you have any questions, write to {email}.",
  },
  rankFalls: {
    subject: "From {on} your rank in the Elite Club is {rank}",
    text: "Hello {firstName},\n\nYour rank in the Elite Club is {held}. From {on} it will be {rank}.",
    why: "Points count towards your rank for a year. As things are today, {points} of yours will still count on that day, and {held} starts at {start}. You can drop by at most one rank a month.",
    coins:
      "In the rank {rank}, the coins you earn per point are multiplied by {multiplier}. You keep the coins and points you have. You do not need to do anything.",
    action: "See my rank",
  },
  stakesAnnulled: {
    subject: "We are refunding you {amount}",
    text: "Hello {firstName},\n\nWe should not have let you play. The reason:",
    underAge: "You were under 21 at the time, and Belgian law does not allow anybody under 21 to play.",
    identityUnchecked: "We let you play before your identity was verified. That was our mistake.",
    registerNotAsked:
      "We let you play without first checking the Gaming Commission’s exclusion register. That was our mistake.",
    figures:
      "We have therefore annulled your bets and are refunding what you lost on them: you staked {stakes} and won {wins}, so {amount} has been added to your balance.",
    paidOut:
      "You can no longer log in with us, but this money is yours. We will pay it into your bank account, or write to you if we do not have one. If you have any questions, write to {email}.",
    inBalance:
      "You can withdraw it once your identity is verified, or close your account: we will then pay out everything that is left.",
    action: "See my bet history",
  },
  jackpotWon: {
    subject: "You have won a jackpot: {amount}",
    text: "Hello {firstName},\n\nYour stake of {stake} on {game} has won the jackpot “{jackpot}”: {amount}.",
    claim:
      "You can claim it until {until}. If you do nothing, we will then add it to your balance automatically.",
    proof:
      "Once the cycle of this jackpot is over, we publish how it was drawn. Anybody can then check it, and find their own bets in it, on the jackpots page.",
    action: "Claim my jackpot",
  },
  jackpotCredited: {
    subject: "Your jackpot of {amount} is in your balance",
    text: "Hello {firstName},\n\nYou won the jackpot “{jackpot}” and did not claim it in time. So that you do not lose it, we have added {amount} to your balance.",
    action: "See my balance",
  },
  jackpotDisputed: {
    subject: "We are reviewing your jackpot",
    text: "Hello {firstName},\n\nYou won the jackpot “{jackpot}”: {amount}. The studio has since cancelled the bet that won it, and your stake was refunded. Our team, not a computer, will decide whether you keep the jackpot, and we will write to you as soon as they have. You cannot claim it until then.",
    questions: "If you have any questions, write to {email}.",
  },
  jackpotKept: {
    subject: "You keep your jackpot of {amount}",
    text: "Hello {firstName},\n\nWe have reviewed the jackpot “{jackpot}”. Although the bet was refunded, the jackpot is yours: {amount}.",
    action: "See my balance",
  },
  jackpotRefused: {
    subject: "Your jackpot of {amount} was cancelled",
    text: "Hello {firstName},\n\nThe studio cancelled the bet that had won the jackpot “{jackpot}”, and your stake was refunded. Two members of our team reviewed it and decided that the bet did not count. The {amount} went into the reserve of this jackpot.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot resolve it together, you can turn to the Gaming Commission.",
  },
  raiseHolds: {
    subject: "Your weekly deposit limit has been raised",
    text: "Hello {firstName},\n\nThe Gaming Commission has approved your request. On our site you can now deposit at most {limit} in any seven days.",
  },
  raiseRefused: {
    subject: "Your weekly deposit limit stays the same",
    text: "Hello {firstName},\n\nThe Gaming Commission has refused the higher weekly deposit limit that you asked for. On our site you can still deposit at most {limit} in any seven days.",
  },
  raiseRevoked: {
    subject: "The legal weekly deposit limit applies again",
    text: "Hello {firstName},\n\nThe Gaming Commission has withdrawn its approval of your higher weekly deposit limit. From now on you can deposit at most {limit} in any seven days on our site.",
  },
  raise: {
    giveBack: "You can go back to the legal limit at any time. That takes effect at once.",
    ask: "The Commission does not tell us why. The National Bank of Belgium can tell you what its Central Individual Credit Register holds about you: ckp.ccp@nbb.be, +32 2 221 30 06.",
    action: "Go to my limits",
  },
  pause: {
    money: "Your money is still yours. You can log in at any time to withdraw it.",
    help: "Talking helps, and it is free: {help}",
    action: "Withdraw money",
  },
  identityAccepted: {
    subject: "Your identity is verified",
    text: "Hello {firstName},\n\nWe have verified your identity. You can now deposit and play.",
    action: "Go to my account",
  },
  identityDeclined: {
    subject: "Your identity could not be verified",
    text: "Hello {firstName},\n\nWe could not verify your identity. The reason:",
    again: "Until your identity is verified you cannot deposit, play or withdraw.",
    action: "Go to the verification page",
  },
  documentAccepted: {
    subject: "Your document is accepted",
    text: "Hello {firstName},\n\nWe have checked your document and accepted it: {document}. You do not have to do anything.",
    action: "See my documents",
  },
  documentRejected: {
    subject: "Your document could not be accepted",
    text: "Hello {firstName},\n\nWe have checked your document and cannot accept it: {document}. The reason:",
    again: "You can send another one instead.",
    action: "Send another one",
  },
} as const
