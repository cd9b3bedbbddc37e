import { identityEncryption } from "../src/modules/players/index.ts"
import { runOperatorCommand } from "../src/operatorCli.ts"
import type { TestCasino } from "./casino.ts"

/** What an operator types at the desk of a casino, word for word, and what they read. */
export const operatorCliFor =
  (casino: () => TestCasino) =>
  async (operator: string, ...words: string[]) => {
    const { config, databaseUrl } = casino()
    const answer = runOperatorCommand(words, operator, identityEncryption(config.identityKeys))
    return typeof answer === "function" ? answer(databaseUrl) : answer
  }
