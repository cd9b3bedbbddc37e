export default {
  title: "Cookie choices",
  description: "The cookies this site uses, and the ones you allow.",
  lead: "Choose what we may store in your browser. Everything that is not necessary stays off until you allow it, and you can change your mind here at any time.",
  bannerTitle: "Your choice about cookies",
  bannerText:
    "Some cookies are necessary for this site. We only use others if you agree. Everything works either way.",
  bannerAgain:
    "We are asking again because twelve months have passed or our cookie text has changed. Until you choose, only necessary cookies are on.",
  soFar: "Allowed so far: {list}.",
  soFarNone: "So far you have only allowed necessary cookies.",
  more: "About cookies",
  acceptAll: "Accept all",
  onlyNecessary: "Only necessary",
  customise: "Customise",
  keep: "Continue with my choices",
  logOut: "Log out",
  save: "Save my choices",
  saving: "Saving your choice",
  close: "Close without choosing",
  chosenAt: "You made your choice on {at}. It applies for twelve months. Then we will ask you again.",
  notChosen: "You have not made a choice yet. Only necessary cookies are on.",
  list: "Cookies in this category",
  none: "We do not use any cookies of this kind at the moment. If we want to, we will ask you first.",
  necessary: {
    name: "Necessary",
    text: "For logging in, security, language and your own choices. The site does not work without them, so they are always on.",
  },
  marketing: {
    name: "Marketing",
    text: "To show you our own offers on other sites.",
  },
  targeting: {
    name: "Targeting and measurement",
    text: "To know which link or advertisement brings people to us, and to count pages, registrations, deposits and withdrawals. We never record who you are or any amounts.",
  },
  personal: {
    name: "Personalisation",
    text: "To adapt the site to what you like.",
  },
  cookies: {
    session: "keeps you logged in; until you log out, after 30 minutes without activity, at most 12 hours.",
    step: "take you through logging in, itsme, choosing a new password or taking a break; from a few minutes to the end of your visit.",
    consent: "stores this choice; 20 months.",
    view: "remember your language, light or dark colours, and whether the side menu is narrow; 1 year. Your browser also keeps the language in its local storage.",
    demo: "remembers that you confirmed you are 21 or older; 10 minutes.",
    notice: "carry a message to the next page; half a minute.",
    storage:
      "in the local storage of your browser: your player number and when you logged in; until you log out.",
    searches:
      "in the local storage of your browser: your last five searches; until you clear them or log out.",
    playMoney:
      "in the session storage of your browser: your play money and your last bets in the demo of the crash game; until you close the tab.",
    campaign: "which campaign or advertisement brought you here; 30 days.",
    partner: "which partner brought you here; 30 days.",
    friend: "who recommended us to you; 30 days, or until you log out.",
    loyalty:
      "identifies your session in the Elite Club, once you have looked at your rank; until you log out.",
    sent: "in the local storage of your browser: that the campaign has been recorded; until you withdraw your consent.",
  },
} as const
