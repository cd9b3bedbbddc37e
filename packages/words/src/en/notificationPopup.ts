export default {
  close: "Close the notifications",
  all: "All notifications",
  loading: "Your notifications are loading.",
  tryAgain: "Try again",
} as const
