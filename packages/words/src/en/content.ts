export default {
  updated: "Last changed on {date}",
  responsibleTitle: "Responsible gambling",
  responsibleDescription: "Your weekly deposit limit, what it means, and where to find help.",
  responsibleIntro:
    "Gambling costs money. It can be a way to spend an evening, never a way to earn. Here is what helps you keep it that way.",
  roomTitle: "Your deposit room",
  roomLeft: "{remaining} left",
  roomUsed: "{used} of {limit} used in the last seven days",
  roomFull: "You have deposited nothing in the last seven days.",
  roomFrees: "What comes back, and when",
  roomFreesLine: "{amount} on {at}",
  roomNow: "Now",
  roomHow: "The limit covers the last 168 hours, not the calendar week. Withdrawals do not give room back.",
  limitTitle: "€ 200 a week, set by law",
  limitText:
    "In Belgium you can deposit at most € 200 per site in any seven days. We check this before each deposit.",
  sessionTitle: "Time and result, always in sight",
  sessionText:
    "At the top of every page you see the time, how long you have been logged in and today’s result. Nothing is hidden.",
  pauseTitle: "A break, or longer",
  pauseText:
    "On your own page you can take a break of up to 30 days, or exclude yourself from our site for longer or for ever. It holds at once, and nobody can shorten it.",
  pauseAction: "Your limits and breaks",
  excludeTitle: "Excluding yourself",
  excludeText:
    "You can have yourself excluded from every licensed operator in Belgium at once, through the register of the Gaming Commission (EPIS).",
  excludeAction: "Ask the Gaming Commission to exclude you",
  helpTitle: "Help",
  helpText: "Talking helps. It is free, and nobody has to know.",
  helpCall: "Call {phone}",
  helpChat: {
    en: "Chat with a counsellor",
    fr: "Chat with a counsellor (in French)",
    nl: "Chat with a counsellor (in Dutch)",
  },
  signsTitle: "Signs to take seriously",
  signs: {
    longer: "You play longer or for more than you meant to.",
    chase: "You play to win back what you lost.",
    hide: "You hide from others how much you play.",
    borrow: "You borrow money, or play with money meant for something else.",
    mood: "You play to forget something.",
  },
  visitorText: "Log in to see how much of your limit is left.",
} as const
