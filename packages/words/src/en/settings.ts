/** What a player chooses of how the site looks to them and what is sent to them. */
export default {
  title: "Settings",
  lead: "How the site looks, and what we send you.",
  // The way here, from the profile.
  card: "Language, how balances are shown, your picture, news by e-mail, and closing your account.",
  open: "Go to the settings",
  save: "Save",
  saving: "Saving",
  language: "Language",
  languageLabel: "Language of the site and of our e-mails",
  languageText: "Once you have saved, e-mails already on their way may still be in the previous language.",
  languageSave: "Use this language",
  wallet: "How balances are shown",
  hideZero: "Hide EliteCoins and ElitePoints while I have none",
  displayFiat: "Also show my balance in another currency",
  selectedFiat: "Currency",
  walletText: "This is an estimate. You always deposit, play and withdraw in euros.",
  ratesOf: "Reference rates of the European Central Bank of {day}.",
  noRates:
    "We have no exchange rates at the moment. Your choice is saved, and the estimate will appear as soon as we have them.",
  photo: "Your picture",
  photoText:
    "Only you see it, in the menu and on these pages. We crop it to a square and remove all other data in the file, such as where it was taken.",
  photoAlt: "Your picture",
  photoNone: "You have no picture yet.",
  photoLabel: "Choose a picture",
  photoHint: "JPEG, PNG or WebP, at most {megabytes} MB",
  photoMissing: "Choose a picture first.",
  photoTooLong: "This file is larger than {megabytes} MB. Choose a smaller one.",
  photoSave: "Use this picture",
  photoRemove: "Remove my picture",
  removing: "Removing",
  news: "News by e-mail",
  newsLetter: "I would like news about games by e-mail",
  newsText:
    "You do not receive any news under our Belgian licence, but we save your choice. You always get e-mails about your account, your money and your protection.",
} as const
