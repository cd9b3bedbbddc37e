import { identityEncryption } from "../src/modules/players/index.ts"
import { runOperatorCommand } from "../src/operatorCli.ts"
import type { TestCasino } from "./casino.ts"

export const operatorCliFor =
  (casino: () => TestCasino) =>
  async (operator: string, ...words: string[]) => {
    const { config, databaseUrl } = casino()
    const answer = runOperatorCommand(words, operator, identityEncryption(config.identityKeys))
    return typeof answer === "function" ? answer(databaseUrl) : answer
  }
