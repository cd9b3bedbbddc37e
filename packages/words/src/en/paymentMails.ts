/** Amounts are formatted already. */
export default {
  depositsAction: "See my transactions",
  withdrawalsAction: "See my withdrawals",
  accountsAction: "See my bank accounts",
  depositReceived: {
    subject: "We have received your deposit of {amount}",
    text: "Hello {firstName},\n\nYour deposit of {amount} has been added to {purse, select, sports {your sports balance} other {your balance}}. It is now {balance}.",
  },
  depositReturned: {
    subject: "We are sending your deposit of {amount} back to you",
    text: "Hello {firstName},\n\nWe could not accept your payment of {amount}{purse, select, sports { into your sports balance} other {}} and are sending it back the way it came. This usually takes a few working days. The reason:",
  },
  depositTakenBack: {
    subject: "Your deposit of {amount} was reversed",
    text: "Hello {firstName},\n\nYour deposit of {amount} was returned to you outside our site. We have therefore deducted {taken} from {purse, select, sports {your sports balance} other {your balance}}. The reason:",
  },
  withdrawalRequested: {
    subject: "We have received your withdrawal of {amount}",
    text: "Hello {firstName},\n\nYou asked us to pay {amount} into your account {account}. The amount has left {purse, select, sports {your sports balance} other {your balance}}. We will write to you as soon as it is on its way.",
  },
  withdrawalToNew:
    "The account is new, so we send the money from {sentFrom}. If this was not you, remove the account on the withdrawals page, choose a new password and write to {email} at once.",
  withdrawalSent: {
    subject: "Your withdrawal of {amount} is on its way",
    text: "Hello {firstName},\n\nWe have sent {amount}{purse, select, sports { from your sports balance} other {}} to your account {account}. It usually arrives within 1 to 2 working days.",
  },
  withdrawalReceived: {
    subject: "Your withdrawal of {amount} has been paid",
    text: "Hello {firstName},\n\nYour bank has received {amount}{purse, select, sports { from your sports balance} other {}} for your account {account}.",
  },
  withdrawalFailed: {
    subject: "Your withdrawal of {amount} was not carried out",
    text: "Hello {firstName},\n\nWe could not pay {amount} into your account {account}. The amount is back in {purse, select, sports {your sports balance} other {your balance}}. The reason:",
  },
  withdrawalReturned: {
    subject: "Your withdrawal of {amount} has come back",
    text: "Hello {firstName},\n\nYour bank has sent back the {amount} we paid into your account {account}. The amount is back in {purse, select, sports {your sports balance} other {your balance}}. The reason:",
  },
  leavingPayout: {
    subject: "We are paying you the {amount} in your account",
    text: "Hello {firstName},\n\nYou can no longer log in with us, but your money is yours. We are paying the {amount} that is left{purse, select, sports { in your sports balance} other {}} into your account {account}. If {purse, select, sports {a bet} other {a round}} that is still open wins, we will pay that too.",
  },
  leavingAccountWanted: {
    subject: "Which bank account should we pay you on?",
    text: "Hello {firstName},\n\nYou can no longer log in with us, but your money is yours. To pay you what is left we need a bank account in your own name: either you have not given us one, or a payment did not reach it. Please send us its IBAN at {email}.",
  },
  payoutAccountAdded: {
    subject: "A bank account was added for your withdrawals",
    text: "Hello {firstName},\n\nThe bank account {account} was added to your account with us on {at}. We can send money to it from {until}. We wait until then so that you have time to read this.\n\nIf this was not you, remove it on the withdrawals page, choose a new password and write to {email} at once.",
  },
} as const
