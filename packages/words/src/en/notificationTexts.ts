/** By kind and key. Amounts are formatted already; the sentence of a reason follows the text. */
export default {
  gone: {
    title: "Message no longer available",
    text: "This message comes from an earlier version of our site and can no longer be shown.",
  },
  account: {
    newDevice: {
      title: "Login on a new device",
      text: "Somebody logged in to your account on a device we had not seen before: {device}, network address {address}. If this was not you, log that device out and change your password at once.",
    },
    emailChanged: {
      title: "Your e-mail address has changed",
      text: "From now on you log in with the new address, and we will write to you there. If this was not you, choose a new password and write to us at once.",
    },
    mailReturned: {
      title: "Our e-mails are not reaching you",
      text: "An e-mail to your address was returned to us. Check the address in your profile, or change it. Until then you can read about your deposits and withdrawals here.",
    },
    itsmeLinked: {
      title: "You can now log in with itsme",
      text: "Your itsme is linked to your account. If this was not you, write to us at once.",
    },
    payoutAccountAdded: {
      title: "Bank account {account} added",
      text: "We can send money to it from {until}. If this was not you, remove it, choose a new password and write to us at once.",
    },
    payoutAccountRemoved: {
      title: "Bank account {account} removed",
      text: "You can no longer withdraw to it. If this was not you, choose a new password and write to us at once.",
    },
    itsmeUnlinked: {
      title: "You can no longer log in with itsme",
      text: "Your itsme is no longer linked to your account. If this was not you, choose a new password and write to us at once.",
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
      text: "{document}: you can send another one instead.",
    },
  },
  money: {
    depositReceived: {
      title: "Deposit of {amount} received",
      text: "It has been added to {purse, select, sports {your sports balance} other {your balance}}. Your balance was then {balance}.",
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
      text: "Your deposit was returned to you outside our site. We have therefore deducted {taken} from {purse, select, sports {your sports balance} other {your balance}}.",
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
      title: "Withdrawal of {amount} returned",
      text: "Your bank has returned what we paid into your account {account}. The amount is back in {purse, select, sports {your sports balance} other {your balance}}.",
    },
    referralRewarded: {
      title: "Reward for a friend: {amount}",
      text: "Somebody opened an account with your link and has met all the conditions. Claim your reward by {until}. After that we add it to your balance automatically.",
    },
    referralCredited: {
      title: "Reward of {amount} added",
      text: "You did not claim your reward in time, so we added it to your balance.",
    },
    referralDisputed: {
      title: "We are reviewing your reward",
      text: "We are reviewing the invitation for which you received {amount}. We will tell you the outcome here.",
    },
    referralKept: {
      title: "You keep your reward of {amount}",
      text: "We have completed our review. The reward is yours.",
    },
    referralRefused: {
      title: "Your reward of {amount} was cancelled",
      text: "Two members of our team reviewed the invitation and decided that it does not count. The amount was returned to us.",
    },
    bonusGranted: {
      title: "Joining bonus of {amount}",
      text: "You play with it once your own money is used, until {until}. When you have staked {required}, what is left of it is yours. If you make a withdrawal before that, you lose it.",
    },
    bonusConverted: {
      title: "Your bonus is yours: {amount}",
      text: "You have staked it often enough. The money is in your balance, and you can withdraw it.",
    },
    bonusSpent: {
      title: "Your bonus is used up",
      text: "You have none of it left. Your own money is not affected.",
    },
    bonusOver: {
      title: "Your bonus has ended",
      text: "You did not stake it often enough in time. The remaining {amount} was removed. Your own money is not affected.",
    },
    bonusWithdrawn: {
      title: "Your bonus has ended",
      text: "You made a withdrawal and gave up the remaining {amount}.",
    },
    bonusGivenUp: {
      title: "Your bonus has ended",
      text: "You gave up the remaining {amount}. Your own money is not affected.",
    },
    bonusDepositReturned: {
      title: "Your bonus has ended",
      text: "The deposit that came with it was returned. The remaining {amount} was removed.",
    },
    bonusCancelled: {
      title: "Your bonus was cancelled",
      text: "The remaining {amount} was removed. If you do not agree, write to us.",
    },
  },
  game: {
    stakesAnnulled: {
      title: "{amount} refunded",
      text: "We have annulled bets and refunded what you lost on them. Our e-mail explains why.",
    },
    jackpotWon: {
      title: "Jackpot: {amount}",
      text: "You have won the jackpot “{jackpot}”. Claim it by {until}. After that we add it to your balance automatically.",
    },
    jackpotCredited: {
      title: "Jackpot of {amount} added",
      text: "You did not claim your jackpot “{jackpot}” in time, so we added it to your balance.",
    },
    jackpotDisputed: {
      title: "We are reviewing your jackpot",
      text: "The bet that won the jackpot “{jackpot}” ({amount}) was cancelled and refunded. We are reviewing it and will tell you the outcome here.",
    },
    jackpotKept: {
      title: "You keep your jackpot of {amount}",
      text: "We have reviewed the jackpot “{jackpot}”. It is yours.",
    },
    jackpotRefused: {
      title: "Jackpot of {amount} cancelled",
      text: "The bet that had won the jackpot “{jackpot}” was refunded and did not count. Our e-mail tells you more.",
    },
    dropWon: {
      title: "Prize: {amount}",
      text: "One of your bets has won a prize. Claim it by {until}. After that we add it to your balance automatically.",
    },
    dropCredited: {
      title: "Prize of {amount} added",
      text: "You did not claim your prize in time, so we added it to your balance.",
    },
    dropDisputed: {
      title: "We are reviewing your prize",
      text: "The bet that won your prize of {amount} was cancelled and refunded. We are reviewing it and will tell you the outcome here.",
    },
    dropKept: {
      title: "You keep your prize of {amount}",
      text: "We have completed our review. The prize is yours.",
    },
    dropRefused: {
      title: "Prize of {amount} cancelled",
      text: "The bet that had won it was refunded and did not count. Our e-mail tells you more.",
    },
    tournamentWon: {
      title: "Place {place} in “{tournament}”: {amount}",
      text: "Claim your prize by {until}. After that we add it to your balance automatically.",
    },
    tournamentCredited: {
      title: "Prize of {amount} added",
      text: "You did not claim your prize from the tournament “{tournament}” in time, so we added it to your balance.",
    },
    tournamentDisputed: {
      title: "We are reviewing your prize",
      text: "A bet that counted for your prize of {amount} in “{tournament}” was cancelled and refunded. We are reviewing it and will tell you the outcome here.",
    },
    tournamentKept: {
      title: "You keep your prize of {amount}",
      text: "We have reviewed your result in the tournament “{tournament}”. The prize is yours.",
    },
    tournamentRefused: {
      title: "Prize of {amount} cancelled",
      text: "A bet that had counted for it in “{tournament}” was refunded. Our e-mail tells you more.",
    },
    tournamentCancelled: {
      title: "“{tournament}” is cancelled",
      text: "You had entered this tournament. We have refunded {amount} to your balance.",
    },
    tournamentBarred: {
      title: "You are no longer in “{tournament}”",
      text: "You cannot play when this tournament begins. We have refunded {amount} to your balance.",
    },
    tournamentRemoved: {
      title: "You are no longer in “{tournament}”",
      text: "Two members of our team decided to remove your entry. We have refunded {amount} to your balance. Our e-mail tells you more.",
    },
    tournamentPointsWon: {
      title: "Place {place} in “{tournament}”: {amount}",
      text: "The points are in your account and count towards your rank in the Elite Club.",
    },
    tournamentPointsDisputed: {
      title: "We are reviewing your prize",
      text: "A bet that counted for your {amount} in “{tournament}” was cancelled and refunded. We are reviewing it and will tell you the outcome here.",
    },
    tournamentPointsKept: {
      title: "You keep your {amount}",
      text: "We have reviewed your result in the tournament “{tournament}”. The points are yours.",
    },
    tournamentPointsRefused: {
      title: "Removed: {amount}",
      text: "A bet that had counted for them in “{tournament}” was refunded. Two members of our team decided that you would not have won them without it.",
    },
    questWon: {
      title: "Elite Quest: {amount}",
      text: "You finished the weekly quest in place {place}. Claim your prize by {until}. After that we add it to your balance automatically.",
    },
    questCredited: {
      title: "Quest prize of {amount} added",
      text: "You did not claim your prize in time, so we added it to your balance.",
    },
    questDisputed: {
      title: "We are reviewing your quest prize",
      text: "A bet that counted for your place ({amount}) was cancelled and refunded. We are reviewing it and will tell you the outcome here.",
    },
    questKept: {
      title: "You keep your quest prize of {amount}",
      text: "We have completed our review. The prize is yours.",
    },
    questRefused: {
      title: "Quest prize of {amount} cancelled",
      text: "A bet you needed for your place was refunded and did not count. Our e-mail tells you more.",
    },
    questCancelled: {
      title: "The quest of week {week} was cancelled",
      text: "Joining was free, so there is nothing to refund, and no prizes are paid. Your bets are not affected.",
    },
    rankRose: {
      title: "Your rank is now {rank}",
      text: "You earned enough points in the last 365 days. See on your Elite Club page what your new rank gives you.",
    },
    rankFalls: {
      title: "From {on} your rank is {rank}",
      text: "Points count towards your rank for a year. As things are today, you will not have enough left for the rank {held} on that day. You keep your coins.",
    },
  },
  responsible: {
    breakBegan: {
      title: "Your break has begun",
      text: "You cannot deposit or play until {until}. You can still withdraw your money and look at your history.",
    },
    limitCooled: {
      title: "Your limit can be changed now",
      text: "The 72 hours are over. If you still want to raise your limit, confirm it before {until}. If you do nothing, your limit stays the same.",
    },
    raiseHolds: {
      title: "Your weekly deposit limit is {limit}",
      text: "The Gaming Commission has approved your request. You can go back to the legal limit at any time.",
    },
    raiseRefused: {
      title: "Your weekly deposit limit stays the same",
      text: "The Gaming Commission has refused the higher limit. It does not tell us why. The National Bank can tell you what its credit register holds about you.",
    },
    raiseRevoked: {
      title: "The legal weekly deposit limit applies again",
      text: "The Gaming Commission has withdrawn its approval of your higher limit. It does not tell us why. The National Bank can tell you what its credit register holds about you.",
    },
    returnAsked: {
      title: "You asked to come back",
      text: "You can deposit and play from {until}. If you change your mind, you can exclude yourself again at any time.",
    },
    returned: {
      title: "Your own exclusion has ended",
      text: "The one-day wait is over. Your limits still apply.",
    },
    exclusionBegan: {
      title: "You are excluded from playing",
      text: "You cannot deposit or play until {until}. You can still withdraw your money and look at your history.",
    },
  },
} as const
