/** What players are told, by kind and key; the sentence of a reason follows the text. Amounts come already written. */
export default {
  gone: {
    title: "Message no longer available",
    text: "This message comes from an earlier version of our site and can no longer be shown.",
  },
  account: {
    newDevice: {
      title: "Login on a new device",
      text: "Somebody logged in to your account on a device we had not seen before: {device}, network address {address}. If it was not you, log that device out and change your password at once.",
    },
    emailChanged: {
      title: "Your e-mail address has changed",
      text: "From now on you log in with the new address, and we write to it. If it was not you, choose a new password and write to us at once.",
    },
    mailReturned: {
      title: "Our e-mails do not reach you",
      text: "An e-mail to your address came back to us. Check on your profile whether the address is right, or change it. Until then you read here about your deposits and withdrawals.",
    },
    itsmeLinked: {
      title: "itsme logs you in from now on",
      text: "Your itsme is linked to your account. If it was not you, write to us at once.",
    },
    payoutAccountAdded: {
      title: "Bank account {account} added",
      text: "Money can be paid to it from {until}. If it was not you, remove it, choose a new password and write to us at once.",
    },
    payoutAccountRemoved: {
      title: "Bank account {account} removed",
      text: "Nothing more can be withdrawn to it. If it was not you, choose a new password and write to us at once.",
    },
    itsmeUnlinked: {
      title: "itsme no longer logs you in",
      text: "Your itsme has been taken off your account. If it was not you, choose a new password and write to us at once.",
    },
    identityAccepted: {
      title: "Your identity is verified",
      text: "You can now deposit and play.",
    },
    identityDeclined: {
      title: "Your identity could not be verified",
      text: "Until it is verified you cannot deposit, play or withdraw.",
    },
    documentAccepted: {
      title: "Your document is accepted",
      text: "{document}: you do not have to do anything.",
    },
    documentRejected: {
      title: "Your document could not be accepted",
      text: "{document}: you can send another one in its place.",
    },
  },
  money: {
    depositReceived: {
      title: "Deposit of {amount} received",
      text: "It has been added to {purse, select, sports {your sports balance} other {your balance}}, which then stood at {balance}.",
    },
    depositFailed: {
      title: "Deposit of {amount} not completed",
      text: "Nothing has been added to {purse, select, sports {your sports balance} other {your balance}}.",
    },
    depositReturned: {
      title: "Deposit of {amount} sent back",
      text: "We could not accept your payment{purse, select, sports { into your sports balance} other {}} and are sending it back the way it came. This usually takes a few working days.",
    },
    depositTakenBack: {
      title: "Deposit of {amount} reversed",
      text: "Your deposit was returned to you outside our site. We have therefore taken {taken} off {purse, select, sports {your sports balance} other {your balance}}.",
    },
    withdrawalApproved: {
      title: "Withdrawal of {amount} approved",
      text: "We will send it{purse, select, sports { from your sports balance} other {}} to your account {account}.",
    },
    withdrawalSent: {
      title: "Withdrawal of {amount} on its way",
      text: "We have sent it{purse, select, sports { from your sports balance} other {}} to your account {account}. It usually arrives within 1 to 2 working days.",
    },
    withdrawalReceived: {
      title: "Withdrawal of {amount} paid",
      text: "Your bank has received it{purse, select, sports { from your sports balance} other {}} for your account {account}.",
    },
    withdrawalRejected: {
      title: "Withdrawal of {amount} refused",
      text: "We did not pay it into your account {account}. The amount is back in {purse, select, sports {your sports balance} other {your balance}}.",
    },
    withdrawalFailed: {
      title: "Withdrawal of {amount} not carried out",
      text: "We could not pay it into your account {account}. The amount is back in {purse, select, sports {your sports balance} other {your balance}}.",
    },
    withdrawalReturned: {
      title: "Withdrawal of {amount} has come back",
      text: "Your bank has sent back what we paid into your account {account}. The amount is back in {purse, select, sports {your sports balance} other {your balance}}.",
    },
    referralRewarded: {
      title: "Reward for a friend: {amount}",
      text: "Somebody opened an account by your link, and everything is there. Claim the reward by {until}; after that we add it to your balance automatically.",
    },
    referralCredited: {
      title: "Reward of {amount} added",
      text: "You had not claimed your reward within its time, so we added it to your balance.",
    },
    referralDisputed: {
      title: "We are looking into your reward",
      text: "Something about the invitation for which you were given {amount} has to be looked at. You will read here what comes of it.",
    },
    referralKept: {
      title: "Your reward of {amount} stays yours",
      text: "We have looked into it. The reward is yours.",
    },
    referralRefused: {
      title: "Your reward of {amount} does not stand",
      text: "Two people of ours have looked into the invitation and decided that it does not count. The amount went back to us.",
    },
    bonusGranted: {
      title: "Joining bonus of {amount}",
      text: "You play with it after your own money, until {until}. Once {required} have been staked, what is left of it is yours. A withdrawal before that ends it.",
    },
    bonusConverted: {
      title: "Your bonus is yours: {amount}",
      text: "You have staked it often enough. It is in your balance, and you can withdraw it.",
    },
    bonusSpent: {
      title: "Your bonus is used up",
      text: "Nothing of it is left. Your own money is not affected.",
    },
    bonusOver: {
      title: "Your bonus has ended",
      text: "It was not staked often enough in its time. The {amount} that were left of it went back to us. Your own money is not affected.",
    },
    bonusWithdrawn: {
      title: "Your bonus has ended",
      text: "You made a withdrawal and gave up the {amount} that were left of it.",
    },
    bonusGivenUp: {
      title: "Your bonus has ended",
      text: "You gave it up, with the {amount} that were left of it. Your own money is not affected.",
    },
    bonusDepositReturned: {
      title: "Your bonus has ended",
      text: "The deposit for which you had it was returned. The {amount} that were left of it went back to us.",
    },
    bonusCancelled: {
      title: "Your bonus was cancelled",
      text: "The {amount} that were left of it went back to us. If you do not agree, write to us.",
    },
  },
  game: {
    stakesAnnulled: {
      title: "{amount} given back",
      text: "We have annulled bets and given back what you lost on them. Our e-mail says why.",
    },
    jackpotWon: {
      title: "Jackpot: {amount}",
      text: "You have won the jackpot “{jackpot}”. Claim it by {until}; after that we add it to your balance automatically.",
    },
    jackpotCredited: {
      title: "Jackpot of {amount} added",
      text: "Nobody had claimed your jackpot “{jackpot}” within its time, so we added it to your balance.",
    },
    jackpotDisputed: {
      title: "We are looking into your jackpot",
      text: "The bet that won the jackpot “{jackpot}” ({amount}) was given back to you. Somebody looks at it now, and you will read here what comes of it.",
    },
    jackpotKept: {
      title: "Your jackpot of {amount} stays yours",
      text: "We have looked into the jackpot “{jackpot}”. It is yours.",
    },
    jackpotRefused: {
      title: "Jackpot of {amount} taken back",
      text: "The bet that had won the jackpot “{jackpot}” was given back to you, and did not count. Our e-mail says more.",
    },
    dropWon: {
      title: "Prize: {amount}",
      text: "One of your bets has won a prize. Claim it by {until}; after that we add it to your balance automatically.",
    },
    dropCredited: {
      title: "Prize of {amount} added",
      text: "You had not claimed your prize within its time, so we added it to your balance.",
    },
    dropDisputed: {
      title: "We are looking into your prize",
      text: "The bet that won your prize of {amount} was given back to you. Somebody looks at it now, and you will read here what comes of it.",
    },
    dropKept: {
      title: "Your prize of {amount} stays yours",
      text: "We have looked into it. The prize is yours.",
    },
    dropRefused: {
      title: "Prize of {amount} taken back",
      text: "The bet that had won it was given back to you, and did not count. Our e-mail says more.",
    },
    tournamentWon: {
      title: "Place {place} in “{tournament}”: {amount}",
      text: "Claim your prize by {until}; after that we add it to your balance automatically.",
    },
    tournamentCredited: {
      title: "Prize of {amount} added",
      text: "You had not claimed your prize from the tournament “{tournament}” within its time, so we added it to your balance.",
    },
    tournamentDisputed: {
      title: "We are looking into your prize",
      text: "A bet that counted for your prize of {amount} in “{tournament}” was given back to you. Somebody looks at it now, and you will read here what comes of it.",
    },
    tournamentKept: {
      title: "Your prize of {amount} stays yours",
      text: "We have looked into the tournament “{tournament}”. The prize is yours.",
    },
    tournamentRefused: {
      title: "Prize of {amount} taken back",
      text: "A bet that had counted for it in “{tournament}” was given back to you. Our e-mail says more.",
    },
    tournamentCancelled: {
      title: "“{tournament}” is cancelled",
      text: "You were in this tournament. Back in your balance: {amount}.",
    },
    tournamentBarred: {
      title: "You are no longer in “{tournament}”",
      text: "You cannot play when this tournament begins. Back in your balance: {amount}.",
    },
    tournamentRemoved: {
      title: "You are no longer in “{tournament}”",
      text: "Two people of ours have taken your entry out. Back in your balance: {amount}. Our e-mail says more.",
    },
    tournamentPointsWon: {
      title: "Place {place} in “{tournament}”: {amount}",
      text: "They are in your account, and count for your rank in the Elite Club.",
    },
    tournamentPointsDisputed: {
      title: "We are looking into your prize",
      text: "A bet that counted for your {amount} in “{tournament}” was given back to you. Somebody looks at it now, and you will read here what comes of it.",
    },
    tournamentPointsKept: {
      title: "Your {amount} stay yours",
      text: "We have looked into the tournament “{tournament}”. What your place paid is yours.",
    },
    tournamentPointsRefused: {
      title: "Taken back: {amount}",
      text: "A bet that had counted for them in “{tournament}” was given back to you. Two people of ours have decided that your place was not won without it.",
    },
    questWon: {
      title: "Elite Quest: {amount}",
      text: "Place {place} in the quest of the week is yours. Claim what it pays by {until}; after that we add it to your balance automatically.",
    },
    questCredited: {
      title: "Quest prize of {amount} added",
      text: "You had not claimed your prize within its time, so we added it to your balance.",
    },
    questDisputed: {
      title: "We are looking into your quest prize",
      text: "A bet that counted for your place ({amount}) was given back to you. Somebody looks at it now, and you will read here what comes of it.",
    },
    questKept: {
      title: "Your quest prize of {amount} stays yours",
      text: "We have looked into it. The prize is yours.",
    },
    questRefused: {
      title: "Quest prize of {amount} taken back",
      text: "A bet that your place needed was given back to you, and did not count. Our e-mail says more.",
    },
    questCancelled: {
      title: "The quest of week {week} was called off",
      text: "Joining had cost you nothing, and nothing is paid. The bets that you made are played as always.",
    },
    rankRose: {
      title: "Your rank is now {rank}",
      text: "Your points of the last 365 days are enough for it. Your Elite Club page says what it brings.",
    },
    rankFalls: {
      title: "From {on} your rank is {rank}",
      text: "Points count for your rank for a year. As counted today, too few are left on that day for the rank {held}. Your coins stay yours.",
    },
  },
  responsible: {
    breakBegan: {
      title: "Your break has begun",
      text: "You cannot deposit or play until {until}. You can still withdraw your money and look at your history.",
    },
    limitCooled: {
      title: "Your limit can be changed now",
      text: "The 72 hours are over. If you still want to raise your limit, confirm it before {until}. If you do nothing, it stays as it is.",
    },
    raiseHolds: {
      title: "Your weekly deposit limit is {limit}",
      text: "The Gaming Commission has agreed. You can give the higher limit back at any time.",
    },
    raiseRefused: {
      title: "Your weekly deposit limit stays as it is",
      text: "The Gaming Commission has refused the higher limit. It does not tell us why; the National Bank tells you what its credit register holds about you.",
    },
    raiseRevoked: {
      title: "The legal weekly deposit limit applies again",
      text: "The Gaming Commission has withdrawn its consent to your higher limit. It does not tell us why; the National Bank tells you what its credit register holds about you.",
    },
    returnAsked: {
      title: "You asked to come back",
      text: "You can deposit and play from {until}. If you change your mind, you can exclude yourself again at any time.",
    },
    returned: {
      title: "Your own exclusion has ended",
      text: "The day you had to wait is over. Your limits hold as before.",
    },
    exclusionBegan: {
      title: "You are excluded from playing",
      text: "You cannot deposit or play until {until}. You can still withdraw your money and look at your history.",
    },
  },
} as const
