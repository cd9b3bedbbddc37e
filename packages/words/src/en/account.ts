export default {
  navigation: "Your account",
  stepStates: {
    done: "done",
    current: "now",
    waiting: "to come",
    failed: "failed",
  },
  optional: "{label} (optional)",
  when: "{weekday} {time}",
  whenLater: "{weekday} {day} at {time}",
  loading: "One moment",
  tryAgain: "Try again",
  copyReference: "Copy reference {reference}",
  referenceCopied: "Reference copied",
} as const
