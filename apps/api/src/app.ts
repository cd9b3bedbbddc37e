import type { Config } from "./config.ts"
import type { Kernel, Module } from "./kernel/module.ts"
import { content } from "./modules/content/module.ts"
import { games } from "./modules/games/module.ts"
import { identity } from "./modules/identity/module.ts"
import { limits } from "./modules/limits/module.ts"
import { loyalty } from "./modules/loyalty/module.ts"
import { me } from "./modules/me/module.ts"
import { payments } from "./modules/payments/module.ts"
import { play } from "./modules/play/module.ts"
import { askRegister, profile, secrecy } from "./modules/players/index.ts"
import { players } from "./modules/players/module.ts"
import { sessions } from "./modules/sessions/module.ts"
import { wallet } from "./modules/wallet/module.ts"
import { bank } from "./providers/bank/client.ts"
import { epis } from "./providers/epis/client.ts"
import { hiPay } from "./providers/hipay/client.ts"
import { hub88Wallet } from "./providers/hub88/callbacks.ts"
import { hub88 } from "./providers/hub88/client.ts"
import { shufti } from "./providers/shufti/client.ts"

/**
 * The house on one screen: every module in floor order, each handed the third parties it needs. A module
 * calls only lower floors and announces to whoever listens above (docs/architecture.md). Third parties and
 * keys are arguments: `register` (AskRegister) and `secret` (Secrecy) go to whoever needs them, and no module
 * keeps them in a map or a variable of its own. These signatures are settled.
 */
export function floorPlan(config: Config, kernel: Kernel): Module[] {
  const { log } = kernel
  const secret = secrecy(config.identityKey)
  const register = askRegister(kernel, epis({ ...config.epis, log }), secret)
  const aggregator = hub88({ ...config.hub88, log })
  const protocol = hub88Wallet({
    publicKey: config.hub88.publicKey,
    playerInfo: async (playerId) => profile(kernel.database, playerId),
  })
  return [
    // 1
    wallet(kernel),
    content(kernel),
    // 2
    players(kernel),
    games(kernel, aggregator),
    // 3
    sessions(kernel, { kernel, ask: register, secret }, (to, reason) =>
      kernel.tell(to, "sessionEnded", { reason }),
    ),
    identity(kernel, { verifier: shufti({ ...config.shufti, log }), secret }),
    // 4
    limits(kernel),
    // 5
    play(kernel, { launcher: aggregator, protocol, register }),
    payments(kernel, { gateway: hiPay(config.hipay), bank: bank(config.bank), register }),
    // 6
    loyalty(kernel),
    // 7
    me(kernel),
  ]
}
