export default {
  operator: "{name}, {address}. Company number {companyNumber}.",
  licence: "Licence {class}, number {number}.",
  question: "Questions? Write to {email}.",
  protection: "Responsible gambling",
  unsubscribe: "Stop these e-mails",
  orCopy: "Or copy this address into your browser:",
  verification: {
    subject: "Confirm your e-mail address",
    text: "Hello {firstName},\n\nPlease confirm that this e-mail address is yours. You need this to deposit and play.",
    valid: "The link works once and until {until}.",
    notYou: "If you did not open an account with us, ignore this message; nothing will happen.",
    action: "Confirm my e-mail address",
  },
  welcome: {
    subject: "Your e-mail address is confirmed",
    text: "Hello {firstName},\n\nThank you. If itsme has confirmed who you are you can deposit and play now. If not, one step is left: show us your identity document. It takes about three minutes.",
    limit: "You can deposit at most {limit} in any seven days.",
    action: "Verify my identity",
  },
  newDevice: {
    subject: "Login on a new device",
    text: "Hello {firstName},\n\nOn {at} somebody logged in to your account on a device we had not seen before.",
    device: "Device: {device}. Network address: {address}.",
    notYou:
      "If it was you, you do not need to do anything. If it was not, log that device out, change your password and write to us at once at {email}.",
    action: "See my devices",
  },
  resetLink: {
    subject: "Choose a new password",
    text: "Hello {firstName},\n\nWith this link you choose a new password for your account.",
    valid: "The link works once and until {until}. You will be logged out everywhere.",
    notYou: "If you did not ask for this, ignore this message: your password stays as it is.",
    action: "Choose a new password",
  },
  resetCode: {
    subject: "Your code to choose a new password",
    text: "Hello {firstName},\n\nWith this code you choose a new password for your account:",
    valid: "It works once and until {until}. Nobody at our customer service will ever ask you for it.",
    notYou: "If you did not ask for this, ignore this message: your password stays as it is.",
  },
  loginCode: {
    subject: "Your code to log in",
    text: "Hello {firstName},\n\nWith this code you complete your login:",
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
      text: "Hello {firstName},\n\nOn {at} one of your recovery codes was used. It does not work a second time. You can make new codes at any time.",
    },
    notYou:
      "If it was you, you do not need to do anything. If it was not, change your password now and write to us at {email}.",
    action: "Go to my devices and two-step login",
  },
  passwordChanged: {
    subject: "Your password has been changed",
    text: "Hello {firstName},\n\nOn {at} the password of your account was changed. On your other devices you have been logged out.",
    notYou:
      "If it was you, you do not need to do anything. If it was not, choose a new password now and write to us at {email}.",
    action: "Choose a new password",
  },
  passwordSet: {
    subject: "Your account has a password now",
    text: "Hello {firstName},\n\nOn {at} a password was chosen for your account. From now on you can log in with it too.",
    notYou:
      "If it was you, you do not need to do anything. If it was not, choose a new password now and write to us at {email}.",
    action: "Choose a new password",
  },
  itsmeUnlinked: {
    subject: "itsme is no longer linked to your account",
    text: "Hello {firstName},\n\nOn {at} the itsme was taken off your account. From now on you log in with your password.",
    notYou: "If it was not you, choose a new password and write to us at once at {email}.",
    action: "Go to my profile",
  },
  itsmeLinked: {
    subject: "itsme is linked to your account",
    text: "Hello {firstName},\n\nOn {at} an itsme was linked to your account. From now on you can log in with it; your password still works too.",
    notYou: "If it was not you, write to us at once at {email}.",
    action: "Go to my profile",
  },
  newEmail: {
    subject: "Confirm your new e-mail address",
    text: "Hello,\n\nSomebody wants to use this e-mail address for their account with us. If it was you, confirm it on our site.",
    valid: "The link works once and until {until}.",
    notYou: "If it was not you, say so on the same page or ignore this message: nothing will change.",
    action: "Go to the confirmation",
  },
  currentEmail: {
    subject: "Do you want another e-mail address for your account?",
    text: "Hello {firstName},\n\nOn {at} somebody who knows your password asked to replace the e-mail address of your account by {newEmail}. It changes only if you confirm it from here too.",
    valid: "The link works once and until {until}.",
    notYou:
      "If it was not you, press “This was not me” on the same page, choose a new password at once and write to us at {email}.",
    action: "Confirm or stop the change",
  },
  emailChanged: {
    subject: "The e-mail address of your account has been changed",
    text: "Hello {firstName},\n\nSince {at} this is the e-mail address of your account. From now on you log in with it, or with your username, and we write to you here.",
    action: "Go to my profile",
    oldText:
      "Hello {firstName},\n\nOn {at} the e-mail address of your account was changed. This address no longer belongs to it.",
    notYou: "If it was you, you do not need to do anything. If it was not, write to us at once at {email}.",
  },
  breakBegan: {
    subject: "Your break has begun",
    text: "Hello {firstName},\n\nAs you asked, you cannot deposit or play with us until {until}. Then your break ends by itself; nobody can shorten it.",
  },
  exclusionBegan: {
    subject: "You are excluded from playing",
    text: "Hello {firstName},\n\nAs you asked, you cannot deposit or play with us until {until}. Then your exclusion ends by itself; nobody can shorten it.",
  },
  longExclusionBegan: {
    text: "Hello {firstName},\n\nAs you asked, you cannot deposit or play with us until {until}. Nobody can shorten that. It does not end by itself either: to play again you then log in and ask to come back, and can play a day later.",
  },
  returnAsked: {
    subject: "You asked to come back",
    text: "Hello {firstName},\n\nThe time you excluded yourself for is over, and you asked to come back. You can deposit and play with us from {until}.",
    stay: "If you have changed your mind, or if it was not you, you can exclude yourself again at any time; that applies at once.",
    action: "Go to my limits",
  },
  excludedByHouse: {
    text: "Hello {firstName},\n\nWe have excluded you from playing: you cannot deposit or play with us until {until}. Nobody can shorten that. If you want to know why, write to us at {email}.",
    returns:
      "It does not end by itself either: to play again you then log in and ask to come back, and can play a day later.",
    forEver:
      "Hello {firstName},\n\nWe have excluded you from playing: you can no longer deposit or play with us, and you can no longer log in. That never ends. If you want to know why, write to us at {email}.",
  },
  dossierReady: {
    subject: "Your data are ready",
    text: "Hello {firstName},\n\nThe copy of your data that you asked for is ready. You find it in your settings, once you are logged in.",
    valid: "You can fetch it until {until}. Then we delete the copy.",
    notYou: "If you did not ask for it, choose a new password at once and write to us at {email}.",
    action: "Go to my settings",
  },
  accountClosed: {
    subject: "Your account is closed",
    text: "Hello {firstName},\n\nAs you asked, your account is closed. Nobody can log in any more. We pay what is left into your bank account and write to you when it is on its way.",
    kept: "The law obliges us to keep what we know of you and of your payments for ten years. We use it for nothing else.",
    back: "Should you not have asked for this, or should you want to come back one day, write to {email}.",
  },
  excludedForEver: {
    subject: "You are excluded from playing for ever",
    text: "Hello {firstName},\n\nAs you asked, you can no longer deposit or play with us, and you can no longer log in. That never ends, and nobody can undo it.",
    money:
      "Your money is still yours. We pay what is left into the account that you last withdrew to. If there is none, we write to you once more; questions reach us at {email}.",
  },
  rankFalls: {
    subject: "From {on} your rank in the Elite Club is {rank}",
    text: "Hello {firstName},\n\nYour rank in the Elite Club is {held}. From {on} it is {rank}.",
    why: "Points count for a rank for a year. As counted today, {points} of yours still count on that day, and {held} begins at {start}. A rank falls by one step a month at most.",
    coins:
      "In the rank {rank} the number of coins for a point is multiplied by {multiplier}. The coins and points you have stay as they are. There is nothing you have to do.",
    action: "See my rank",
  },
  stakesAnnulled: {
    subject: "We are giving you back {amount}",
    text: "Hello {firstName},\n\nWe should not have let you play. The reason:",
    underAge: "You were under 21 at the time, and Belgian law lets nobody under 21 play.",
    identityUnchecked: "We let you play before your identity was verified. That was our mistake.",
    registerNotAsked:
      "We let you play without first asking the Gaming Commission’s exclusion register. That was our mistake.",
    figures:
      "We have therefore annulled your bets and give you back what you lost on them: you staked {stakes} and won {wins}, so {amount} have been added to your balance.",
    paidOut:
      "You can no longer log in with us, and this money is yours: we pay it into your bank account, and write to you where we know of none. Questions reach us at {email}.",
    inBalance:
      "You can withdraw it once your identity is verified, or close your account: we then pay out all that is left.",
    action: "See my bet history",
  },
  jackpotWon: {
    subject: "You have won a jackpot: {amount}",
    text: "Hello {firstName},\n\nYour stake of {stake} on {game} has won the jackpot “{jackpot}”: {amount}.",
    claim:
      "You can claim it until {until}. If you do nothing, we add it to your balance automatically after that.",
    proof:
      "How it was drawn is open once the pool’s cycle is over: anybody can check it, and find their own bets in it, on the page of the jackpots.",
    action: "Claim my jackpot",
  },
  jackpotCredited: {
    subject: "Your jackpot of {amount} is in your balance",
    text: "Hello {firstName},\n\nYou won the jackpot “{jackpot}” and did not claim it. So that it is not lost we have added {amount} to your balance.",
    action: "See my balance",
  },
  jackpotDisputed: {
    subject: "We are looking into your jackpot",
    text: "Hello {firstName},\n\nYou won the jackpot “{jackpot}”: {amount}. The studio has since taken back the bet that won it, and its stake is yours again. Whether the jackpot stands, people of ours decide, not a machine; we write to you as soon as they have. Until then it cannot be claimed.",
    questions: "Questions reach us at {email}.",
  },
  jackpotKept: {
    subject: "Your jackpot of {amount} stays yours",
    text: "Hello {firstName},\n\nWe have looked into the jackpot “{jackpot}”. It is yours, although its bet was given back: {amount}.",
    action: "See my balance",
  },
  jackpotRefused: {
    subject: "Your jackpot of {amount} does not stand",
    text: "Hello {firstName},\n\nThe studio took back the bet that had won the jackpot “{jackpot}”, and its stake is yours again. Two people of ours have looked at it and decided that the bet did not count. The {amount} went into the reserve of this jackpot.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot settle it between us, you may turn to the Gaming Commission.",
  },
  raiseHolds: {
    subject: "Your weekly deposit limit has been raised",
    text: "Hello {firstName},\n\nThe Gaming Commission has agreed to your request. On our site you can now deposit at most {limit} in any seven days.",
  },
  raiseRefused: {
    subject: "Your weekly deposit limit stays as it is",
    text: "Hello {firstName},\n\nThe Gaming Commission has refused the higher weekly deposit limit that you asked for. On our site you can still deposit at most {limit} in any seven days.",
  },
  raiseRevoked: {
    subject: "The legal weekly deposit limit applies again",
    text: "Hello {firstName},\n\nThe Gaming Commission has withdrawn its consent to your higher weekly deposit limit. From now on you can deposit at most {limit} in any seven days on our site.",
  },
  raise: {
    giveBack: "You can give the higher limit back at any time, and it then ends at once.",
    ask: "The Commission does not tell us why. The National Bank of Belgium tells you what its Central Individual Credit Register holds about you: ckp.ccp@nbb.be, +32 2 221 30 06.",
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
    text: "Hello {firstName},\n\nWe have looked at a document of yours and accepted it: {document}. You do not have to do anything.",
    action: "See my documents",
  },
  documentRejected: {
    subject: "Your document could not be accepted",
    text: "Hello {firstName},\n\nWe have looked at a document of yours and cannot accept it: {document}. The reason:",
    again: "You can send another one in its place.",
    action: "Send another one",
  },
} as const
