/** What visitors and players allow, and which cookies there are. */
export default {
  title: "Cookie choices",
  description: "Which cookies this site uses, and what you allow.",
  lead: "Choose what we may keep in your browser. What is not necessary stays off until you allow it, and you can change your mind here at any time.",
  bannerTitle: "Your choice about cookies",
  bannerText:
    "Some cookies are necessary for this site. We set others only if you agree. Everything works either way.",
  bannerAgain:
    "We ask you again because twelve months have passed or our text on cookies has changed. Until you choose, only the necessary ones are on.",
  soFar: "Allowed so far: {list}.",
  soFarNone: "So far you have allowed only the necessary ones.",
  more: "About cookies",
  acceptAll: "Accept all",
  onlyNecessary: "Only necessary",
  customise: "Customise",
  keep: "Continue with my choices",
  logOut: "Log out",
  save: "Save my choices",
  saving: "Saving your choice",
  close: "Close without choosing",
  chosenAt: "Your choice of {at}. It holds for twelve months; then we ask you again.",
  notChosen: "You have not chosen yet. Only the necessary cookies are on.",
  list: "Which ones",
  none: "We set no cookies of this kind at the moment. Before we ever did, we would ask you again.",
  necessary: {
    name: "Necessary",
    text: "For logging in, security, language and your own choices. The site does not work without them, so they are always on.",
  },
  marketing: {
    name: "Marketing",
    text: "For showing you our own offers on other sites.",
  },
  targeting: {
    name: "Targeting and measuring",
    text: "For knowing by which link or advertisement people come to us, and for counting pages, registrations, deposits and withdrawals. Never who you are, and never amounts.",
  },
  personal: {
    name: "Personalisation",
    text: "For arranging the site by what you like.",
  },
  cookies: {
    session: "keeps you logged in; until you log out, after 30 minutes without activity, at most 12 hours.",
    step: "take you through logging in, itsme, a new password or a break; from a few minutes to the end of your visit.",
    consent: "keeps this choice; 20 months.",
    view: "remember your language and whether the side menu is narrow; 1 year. Your browser also keeps the language in its local storage.",
    demo: "says that you have answered that you are 21 or older; 10 minutes.",
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
    loyalty: "names your session in the Elite Club, once you have looked at your rank; until you log out.",
    sent: "in the local storage of your browser: that the campaign has been noted; until you take your consent back.",
  },
} as const
