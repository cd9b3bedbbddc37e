import type { Config } from "./config.ts"
import { isJoiningBonusOffered } from "./modules/bonuses/index.ts"
import { bonuses } from "./modules/bonuses/module.ts"
import { consent } from "./modules/consent/module.ts"
import { content } from "./modules/content/module.ts"
import { crash } from "./modules/crash/module.ts"
import { dossiers } from "./modules/dossiers/module.ts"
import { drops } from "./modules/drops/module.ts"
import { games } from "./modules/games/module.ts"
import { identity } from "./modules/identity/module.ts"
import { jackpots } from "./modules/jackpots/module.ts"
import { limits } from "./modules/limits/module.ts"
import { loyalty } from "./modules/loyalty/module.ts"
import { me } from "./modules/me/module.ts"
import { unsubscribeTokens } from "./modules/notifications/index.ts"
import { notifications } from "./modules/notifications/module.ts"
import { payments } from "./modules/payments/module.ts"
import { play } from "./modules/play/module.ts"
import { createRegisterCheck, findProfile, identityEncryption } from "./modules/players/index.ts"
import { players } from "./modules/players/module.ts"
import { prizes } from "./modules/prizes/module.ts"
import { promotions } from "./modules/promotions/module.ts"
import { protection } from "./modules/protection/module.ts"
import { quest } from "./modules/quest/module.ts"
import { rates } from "./modules/rates/module.ts"
import { referrals } from "./modules/referrals/module.ts"
import { sessions } from "./modules/sessions/module.ts"
import { getOffer } from "./modules/sportsbook/index.ts"
import { sportsbook } from "./modules/sportsbook/module.ts"
import { tournaments } from "./modules/tournaments/module.ts"
import { wallet } from "./modules/wallet/module.ts"
import { paymentProviders } from "./paymentProviders.ts"
import type { Module } from "./platform/module.ts"
import type { Platform } from "./platform/platform.ts"
import { betbyWallet } from "./providers/betby/callbacks.ts"
import { betby } from "./providers/betby/client.ts"
import { commission } from "./providers/commission/client.ts"
import { drand } from "./providers/drand/client.ts"
import { ecb } from "./providers/ecb/client.ts"
import { epis } from "./providers/epis/client.ts"
import { hub88Wallet } from "./providers/hub88/callbacks.ts"
import { hub88 } from "./providers/hub88/client.ts"
import { itsme } from "./providers/itsme/client.ts"
import { push } from "./providers/push/client.ts"
import { shufti } from "./providers/shufti/client.ts"

export type ThirdParties = ReturnType<typeof thirdParties>

export function thirdParties(config: Config, platform: Platform) {
  const { log } = platform
  return {
    aggregator: hub88({ ...config.hub88, log }),
    protocol: hub88Wallet({
      publicKey: config.hub88.publicKey,
      playerInfo: async (playerId) => findProfile(platform.reads(), playerId),
    }),
    register: epis({ ...config.epis, log }),
    authority: commission({ ...config.commission, log }),
    verifier: shufti({ ...config.shufti, log }),
    beacon: drand({ ...config.drand, log }),
    exchange: ecb({ ...config.ecb, log }),
    itsme: itsme({ ...config.itsme, log }),
    push: push({ ...config.push, log }),
    ...paymentProviders(config, platform),
    sportsbook: config.betby ? betby(config.betby) : null,
    sportsProtocol: config.betby ? betbyWallet({ ...config.betby, clock: platform.clock }) : null,
    secret: identityEncryption(config.identityKeys),
    unsubscribing: unsubscribeTokens(config.identityKeys),
  }
}

/** The floors, the lowest first: a module calls lower floors only, higher ones subscribe (docs/architecture.md). */
export function floorPlan(platform: Platform, parties: ThirdParties): readonly (readonly Module[])[] {
  const { aggregator, protocol, verifier, authority, secret } = parties
  const register = createRegisterCheck(platform, parties.register, secret)
  const sports = { provider: parties.sportsbook, protocol: parties.sportsProtocol, register }
  const lowerFloors: readonly (readonly Module[])[] = [
    [wallet(platform), content(platform), notifications(platform, parties)],
    [consent(platform), rates(platform, { source: parties.exchange }), players(platform, { secret })],
    [games(platform, { catalogue: aggregator }), identity(platform, { verifier, secret })],
    [limits(platform, { authority, secret })],
    [sessions(platform, { registerCheck: register, secret, itsme: parties.itsme })],
    [
      play(platform, { launcher: aggregator, protocol, register }),
      payments(platform, {
        payIns: parties.payIns,
        payOuts: parties.payOuts,
        register,
        unsubscribing: parties.unsubscribing,
        isSportsBookOpen: async (from) => (await getOffer(from, sports)).state === "on",
        isJoiningBonusOffered,
      }),
      sportsbook(platform, sports),
      prizes(platform),
    ],
    [
      bonuses(platform),
      loyalty(platform),
      jackpots(platform, { secret }),
      drops(platform, { secret }),
      quest(platform),
      protection(platform),
      referrals(platform),
      promotions(platform),
      crash(platform, { secret, beacon: parties.beacon, register }),
    ],
    [tournaments(platform)],
  ]
  const personalData = lowerFloors.flat().flatMap((module) => module.personalData ?? [])
  return [...lowerFloors, [me(platform), dossiers(platform, { below: personalData, secret })]]
}
