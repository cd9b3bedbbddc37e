/** The page on which a player closes their account. */
export default {
  title: "Close your account",
  card: "Closing your account",
  cardText: "You can close your account whenever you like. What is left is paid out to you.",
  open: "Close my account",
  lead: "This is what happens when you close your account.",
  atOnce: "It happens at once: you are logged out everywhere, and nobody can log in any more.",
  paid: "We pay the {amount} that is left into your account {account}, however little it is.",
  paidTo:
    "We pay the {amount} that is left, however little it is. You have saved no account: tell us into which one.",
  newAccount:
    "An account that is new to us is first paid to after {hours, plural, one {# hour} other {# hours}}. We write to you at once that you named it.",
  nothingLeft: "There is no money left in your account.",
  late: "What a round that is open still wins, we pay too.",
  kept: "The law obliges us to keep your identity and payment data for ten years.",
  back: "To come back you write to us; a break or an exclusion that you asked for holds until its end all the same.",
  rather: "Is gambling doing you no good? A break or an exclusion protects you better: nobody can undo it.",
  toLimits: "See break and exclusion",
  submit: "Close my account now",
  submitting: "Closing",
} as const
