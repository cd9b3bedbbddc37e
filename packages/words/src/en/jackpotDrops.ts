/** How each jackpot drops, in a few words. */
export default {
  threeHour: "Can drop until {time}",
  dropped: "Dropped, next chance from {time}",
  hitTheTarget: "Pays up to {target}",
  anyTime: "Any bet can win it",
  bigWin: "A {multiple}× round takes it",
} as const
