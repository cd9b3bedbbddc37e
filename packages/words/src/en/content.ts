export default {
  updated: "Last changed on {date}",
  responsibleTitle: "Responsible gambling",
  responsibleDescription: "Your weekly deposit limit, what it means, and where to find help.",
  responsibleIntro:
    "Gambling costs money. It can be a way to spend an evening, but never a way to make money. Here is what helps you keep it that way.",
  roomTitle: "Your deposit limit",
  roomLeft: "{remaining} left",
  roomUsed: "{used} of {limit} used in the last seven days",
  roomFull: "You have not deposited anything in the last seven days.",
  roomFrees: "When you can deposit more",
  roomFreesLine: "{amount} on {at}",
  roomNow: "Now",
  roomHow:
    "The limit covers the last 168 hours, not the calendar week. Withdrawals do not increase what you can deposit.",
  limitTitle: "€ 200 a week, set by law",
  limitText:
    "In Belgium you can deposit at most € 200 per site in any seven days. We check this before each deposit.",
  sessionTitle: "Time and result, always in sight",
  sessionText:
    "At the top of every page you see the time, how long you have been logged in and your result today.",
  pauseTitle: "A break, or longer",
  pauseText:
    "On your limits page you can take a break of up to 30 days, or exclude yourself from our site for longer or for ever. It takes effect at once, and nobody can shorten it.",
  pauseAction: "Your limits and breaks",
  excludeTitle: "Excluding yourself",
  excludeText:
    "You can exclude yourself from every licensed operator in Belgium at once, through the Gaming Commission’s exclusion register (EPIS).",
  excludeAction: "Ask the Gaming Commission to exclude you",
  helpTitle: "Help",
  helpText: "Talking helps. It is free and confidential.",
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
    hide: "You hide from others how much you gamble.",
    borrow: "You borrow money, or play with money meant for something else.",
    mood: "You play to forget something.",
  },
  visitorText: "Log in to see how much you can still deposit.",
} as const
