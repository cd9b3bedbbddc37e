/** How players are told beside the site itself: by e-mail, and by a message that wakes a browser. */
export default {
  title: "How we tell you",
  lead: "Everything stands on this page. By e-mail you always get what you must know: what concerns your identity, your security, your limits, and money that did not arrive.",
  mail: "By e-mail",
  mailMoney: "Deposits that arrived and withdrawals on their way",
  push: "Messages on your devices",
  pushLead: "Which of your messages wake the devices on which you have switched this on.",
  save: "Save my choices",
  saving: "Saving",
  saved: "Your choices are saved.",
  device: "This device",
  isOn: "This device tells you when there is a message. It never says what it is about, and it stops when you log out.",
  isOff:
    "This device can tell you when there is a message, also while the site is closed. It never says what it is about.",
  browsers:
    "{count, plural, =0 {No device is switched on.} one {One device is switched on.} other {# devices are switched on.}}",
  turnOn: "Switch on for this device",
  turnOff: "Switch off for this device",
  turning: "One moment",
  blocked:
    "Your browser does not allow messages from this site. Allow them in your browser’s settings for this site, then come back.",
  impossible:
    "This browser cannot receive messages. On an iPhone or iPad, first add this site to your home screen.",
  failed: "Your browser could not reach its message service. Please try again in a moment.",
  needsScripts: "Messages on a device need scripts, which are switched off in this browser.",
  unsubscribe: {
    title: "Stop these e-mails?",
    text: "We then no longer write to you when a deposit has arrived or a withdrawal is on its way. You still find both on your balance page.",
    submit: "Stop these e-mails",
    submitting: "One moment",
    doneTitle: "You get no more of these e-mails",
    doneText:
      "What concerns your identity, your security, your limits, and money that did not arrive, we still tell you by e-mail.",
    noLinkTitle: "Your link is missing",
    noLink:
      "Open the link at the end of one of our e-mails, or log in and switch these e-mails off with your notifications.",
    choices: "See all my choices",
  },
} as const
