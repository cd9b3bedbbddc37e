/** The copy of everything that we hold of a player: on the page, and in the archive itself. */
export default {
  card: "Your data",
  cardText:
    "You can have a copy of what we hold of you: an archive with a page that explains it and files that programs can read. It takes a few minutes, and we write to you when it is there.",
  ask: "Ask for my data",
  askAgain: "Ask for them anew",
  asking: "Asking",
  preparing: "We have been putting your data together since {at}. You can leave this page.",
  ready: "Your data as of {at} are here until {until}. Keep them safe: they say a lot about you.",
  gone: "You last asked for your data on {at}. That copy is deleted.",
  againFrom: "You can ask again from {until}.",
  fetch: "Fetch my data ({size} MB)",
  archiveTitle: "Your data",
  archiveText: "This is what we held of you on {at}. Each file is text in the JSON format.",
  figures:
    "Amounts whose name ends with “cents” are in cents; those called units, stake, win and amount of a game are in hundred-thousandths of a euro; points and coins are in thousandths. Instants are in UTC.",
  notHere:
    "Not in here: passwords and other secrets, what would name other people, what we keep for our own work, and what the law does not let us tell.",
  questions: "Questions, or something to correct? Write to {email}.",
  chapters: {
    players: "who you are, what you told us, and what the exclusion register answered",
    identity: "the checks of your identity",
    sessions: "your logins, devices, links and codes, without the secrets in them",
    consent: "what you allowed in browsers, and where you came from",
    wallet: "your balances",
    payments: "your deposits and withdrawals, step by step",
    play: "your rounds, with every bet and every win",
    limits: "your limits, breaks and exclusions, and what you used",
    protection: "what we noticed of how you play, and the self-tests that you kept",
    loyalty: "your rank, the points and coins you earned, and the coins you redeemed",
    jackpots: "the bets that took part in jackpots, and what you won",
    drops: "the bets that took part in prize drops, and what you won",
    quest: "the quests you joined, the bets that counted and the places you won",
    tournaments: "the tournaments you entered, what you paid, and the bets that counted",
    prizes:
      "what you won in jackpots, prize drops, quests and tournaments, or were given for friends, and what became of it",
    referrals: "your invitation link, and when friends opened an account by it",
    games: "the games you marked and opened",
    notifications: "what we told you on the site",
    dossiers: "when you asked for your data",
    photo: "your picture",
  },
} as const
