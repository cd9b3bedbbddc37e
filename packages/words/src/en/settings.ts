/** What a player chooses of how the site looks to them and what is sent to them. */
export default {
  title: "Settings",
  lead: "How the site looks to you, and what we send you.",
  // The way here, from the profile.
  card: "Language, how balances are shown, your picture, news by e-mail, and closing your account.",
  open: "Go to the settings",
  save: "Save",
  saving: "Saving",
  language: "Language",
  languageLabel: "Language of the site and of our e-mails",
  languageText: "Once you have saved, e-mails already on their way may still come in the language before.",
  languageSave: "Use this language",
  wallet: "How balances are shown",
  hideZero: "Hide EliteCoins and ElitePoints while I have none",
  displayFiat: "Show my balance in another currency as well",
  selectedFiat: "Currency",
  walletText: "It is an estimate. You always deposit, play and withdraw in euros.",
  ratesOf: "By the reference rates of the European Central Bank of {day}.",
  noRates:
    "We have no exchange rates at the moment. Your choice is saved, and the estimate appears as soon as we do.",
  photo: "Your picture",
  photoText:
    "Only you see it: in the menu and on these pages. We cut it to a square and remove everything else the file says, such as where it was taken.",
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
    "We keep your wish, but send no such e-mails under our Belgian licence. Those about your account, your money and your protection come in any case.",
} as const
