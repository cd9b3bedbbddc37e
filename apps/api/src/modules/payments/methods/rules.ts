/** Keeps the first two characters and, of an address, the host: ja•••@example.com, 45••••••. */
export function maskedWallet(account: string): string {
  const [name = "", host] = account.split("@", 2)
  return `${name.slice(0, 2)}${"•".repeat(Math.max(3, name.length - 2))}${host === undefined ? "" : `@${host}`}`
}
