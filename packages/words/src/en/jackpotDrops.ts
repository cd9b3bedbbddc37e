/** How each jackpot drops, in a few words. */
export default {
  threeHour: "Drops before {time}",
  dropped: "Dropped; again from {time}",
  hitTheTarget: "Must drop by {target}",
  anyTime: "Any bet can win it",
  bigWin: "A {multiple}× round takes it",
} as const
