/** The page that asks for terms that have changed. */
export default {
  title: "Our terms have changed",
  text: "Before you go on we ask you to read them and to accept them. Nothing else changes: your balance, your limits and your history stay as they are.",
  read: "Read the terms",
  accept: "I accept the terms",
  accepting: "Accepting",
  otherwise:
    "If you do not want to accept them you can withdraw your money or log out. We ask again at your next log-in.",
  withdraw: "Withdraw my money",
  logout: "Log out",
} as const
