/** Keys are the reasons that the server stores. */
export default {
  cancelled: "You cancelled the payment.",
  abandoned: "You did not finish this payment.",
  expired: "The payment was not completed in time.",
  authenticationFailed: "The payment was not confirmed with your bank.",
  insufficientFunds: "There was not enough money in the account you paid from.",
  cardInvalid: "The card details were not correct.",
  cardExpired: "The card has expired.",
  cardBlocked: "The card is blocked. Contact your bank.",
  refusedByBank: "Your bank refused the payment. Only your bank can tell you why.",
  serviceUnavailable: "The payment service did not answer. You have not been charged.",
  amountDiffers:
    "The amount we received did not match your deposit. Anything you were charged will be returned to you.",
  creditCard: "Credit cards may not be used for gambling in Belgium. Use a debit card or Bancontact.",
  cardKindUnknown:
    "We could not confirm that this is a debit card, and credit cards are not allowed. Use Bancontact or another debit card.",
  fundingUnknown:
    "We could not confirm that this payment was not made on credit, which is not allowed. Use Bancontact or a debit card.",
  limitReached: "When the payment arrived, it was more than your deposit limits still allowed.",
  payerDiffers:
    "The account you paid from is in another name or has another date of birth. You have not been charged.",
  playNotAllowed: "When the payment arrived, your account was closed or you were excluded from playing.",
  refunded: "The payment was refunded to you.",
  chargedBack: "The payment was disputed and has been reversed.",
  ibanUnknown: "The bank does not know this account number.",
  accountClosed: "This bank account is closed.",
  accountNotAllowed: "Your bank does not accept transfers to this account.",
  bankRefused: "The bank did not carry out the transfer.",
  accountNotVerifiable: "We could not confirm that this bank account is in your name.",
  accountRemoved: "This bank account was removed before the money was sent.",
  identityInDoubt: "We need to verify your identity again. Please contact our customer service.",
  fundsInDoubt:
    "We need more information about where your money comes from. Please contact our customer service.",
  paymentDisputed: "An earlier payment is in dispute. Please contact our customer service.",
} as const
