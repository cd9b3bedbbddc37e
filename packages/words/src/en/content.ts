export default {
  updated: "Last changed on {date}",
  responsibleTitle: "Responsible gambling",
  responsibleDescription: "Your weekly deposit limit, what it means, and where to find help.",
  responsibleIntro:
    "Gambling costs money. It is a way to spend an evening, never a way to earn. These are the tools that keep it that way.",
  roomTitle: "Your deposit room",
  roomLeft: "{remaining} left",
  roomUsed: "{used} of {limit} used in the last seven days",
  roomFull: "Nothing is used in the last seven days.",
  roomFrees: "What comes back, and when",
  roomFreesLine: "{amount} on {at}",
  roomHow: "The limit looks at the last 168 hours, not at the calendar week. Withdrawals do not make room.",
  limitTitle: "€200 a week, set by law",
  limitText:
    "Every player in Belgium starts with a limit of €200 in deposits over any seven days. We check it before each deposit.",
  sessionTitle: "Time and result, always in sight",
  sessionText:
    "At the top of every page you see the time, how long you have been logged in and today's result. We hide nothing of it.",
  excludeTitle: "Excluding yourself",
  excludeText:
    "You can have yourself excluded from every licensed operator in Belgium at once, through the register of the Gaming Commission (EPIS).",
  excludeAction: "Ask for exclusion at the Gaming Commission",
  helpTitle: "Help",
  helpText: "Talking helps. It is free, and nobody has to know.",
  helpAction: "Help and information",
  signsTitle: "Signs to take seriously",
  signs: {
    longer: "You play longer or for more than you meant to.",
    chase: "You play to win back what you lost.",
    hide: "You hide from others how much you play.",
    borrow: "You borrow money, or use money meant for something else.",
    mood: "You play to forget something.",
  },
  visitorText: "Log in to see how much of your limit is left.",
} as const
