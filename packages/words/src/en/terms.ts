export default {
  title: "Our terms have changed",
  text: "Please read and accept them before you continue. Nothing else changes: your balance, your limits and your history stay the same.",
  read: "Read the terms",
  accept: "I accept the terms",
  accepting: "Accepting",
  otherwise:
    "If you do not want to accept them, you can withdraw your money or log out. We will ask again the next time you log in.",
  withdraw: "Withdraw my money",
  logout: "Log out",
} as const
