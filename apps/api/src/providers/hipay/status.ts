/** Statuses that consultation v3 numbers like a notification, less 100 (HiPay's Node SDK, V3 TransactionStatus). */
const shifted = [
  1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29, 31, 32, 40,
  41, 42, 43, 50, 51, 65, 75, 78,
] as const

/** Statuses of consultation v3 by the status that a notification gives them. */
const notified: ReadonlyMap<number, number> = new Map<number, number>([
  ...shifted.map((status) => [status, status + 100] as const),
  [30, 200],
  [52, 160],
  [53, 161],
  [54, 173],
  [55, 163],
  // Chargebacks, in part too: all of them are looked into as one.
  [34, 129],
  [80, 129],
  [81, 129],
])

/** The status of a notification that a status of consultation v3 stands for; 0, which means nothing, for one that is not in the table. */
export const notifiedStatusOf = (consulted: number): number => notified.get(consulted) ?? 0
