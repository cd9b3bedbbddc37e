export default {
  title: "Close your account",
  card: "Closing your account",
  cardText: "You can close your account at any time. We pay out any money that is left.",
  open: "Close my account",
  lead: "This is what happens when you close your account.",
  atOnce: "Your account closes at once: you are logged out everywhere, and nobody can log in any more.",
  paid: "We pay the {amount} that is left into your account {account}, whatever the amount.",
  paidTo:
    "We pay out the {amount} that is left, whatever the amount. You have not saved a bank account: please tell us which one to use.",
  newAccount:
    "We pay to a new account after {hours, plural, one {# hour} other {# hours}}. We will e-mail you as soon as you add it.",
  nothingLeft: "There is no money left in your account.",
  late: "If a round that is still open wins, we pay that too.",
  kept: "By law we must keep your identity and payment data for ten years.",
  back: "To come back, write to us. A break or an exclusion that you asked for still runs until its end.",
  rather: "Is gambling causing you harm? A break or an exclusion protects you better: nobody can undo it.",
  toLimits: "See breaks and exclusions",
  submit: "Close my account now",
  submitting: "Closing",
} as const
