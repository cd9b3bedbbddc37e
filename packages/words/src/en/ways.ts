export default {
  title: "How we contact you",
  lead: "All messages are here. You always get an e-mail about your identity, your security, your limits and payments that did not arrive.",
  mail: "By e-mail",
  mailMoney: "Deposits received and withdrawals on their way",
  push: "Push notifications",
  pushLead: "Choose the push notifications you want on your devices.",
  save: "Save my choices",
  saving: "Saving",
  saved: "Your choices are saved.",
  device: "This device",
  isOn: "This device shows a notification when you have a message. It never shows what the message is about, and it stops when you log out.",
  isOff:
    "This device can show a notification when you have a message, even when the site is closed. It never shows what the message is about.",
  browsers:
    "{count, plural, =0 {Push notifications are off on all devices.} one {Push notifications are on for one device.} other {Push notifications are on for # devices.}}",
  turnOn: "Switch on for this device",
  turnOff: "Switch off for this device",
  turning: "One moment",
  blocked:
    "Your browser does not allow notifications from this site. Allow them in your browser’s settings for this site, then come back.",
  impossible:
    "This browser cannot receive notifications. On an iPhone or iPad, first add this site to your home screen.",
  failed: "Your browser could not reach its message service. Please try again in a moment.",
  needsScripts: "Push notifications need JavaScript, which is switched off in this browser.",
  unsubscribe: {
    title: "Stop these e-mails?",
    text: "We will no longer e-mail you when a deposit has arrived or a withdrawal is on its way. You can still find both under Transactions.",
    submit: "Stop these e-mails",
    submitting: "One moment",
    doneTitle: "You will no longer get these e-mails",
    doneText:
      "We will still e-mail you about your identity, your security, your limits and payments that did not arrive.",
    noLinkTitle: "Your link is missing",
    noLink:
      "Open the link at the end of one of our e-mails, or log in and switch off these e-mails in your notifications.",
    choices: "See all my choices",
  },
} as const
