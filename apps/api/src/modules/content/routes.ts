import { content as contract, players } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { getRetryAfterSeconds } from "./maintenance/maintenance.ts"
import { listBanners, serveBannerPictures } from "./pages/banners.ts"
import { findPage, listCustomPages } from "./pages/store.ts"
import { countries, currencies, languageNames } from "./referenceData.ts"
import { helpline as helplineSetting, jurisdiction, site as siteSetting } from "./settings.ts"
import { getSetting } from "./settingValues.ts"
import { getPolicyStates } from "./store.ts"

const sameForAll = { sameFor: "everybody" } as const

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    const { reads } = platform
    http.closeWhile(() => getRetryAfterSeconds(platform))
    http.serve(contract.getLanguages, async () => ({ languages: languageNames }), sameForAll)
    http.serve(contract.getCurrency, async () => ({ currencies }), sameForAll)
    http.serve(
      contract.getAllCountry,
      async () => {
        const { residence } = await getSetting(reads(), jurisdiction)
        return {
          countries: countries.map(({ code, name }) => ({ code, name, residence: residence.includes(code) })),
        }
      },
      sameForAll,
    )
    http.serve(
      contract.siteDetail,
      async () => {
        const site = await getSetting(reads(), siteSetting)
        const features = await getPolicyStates(reads())
        const helpline = await getSetting(reads(), helplineSetting)
        return { siteDetail: { ...site, helpline, ageMark: players.ageMark, features } }
      },
      sameForAll,
    )
    http.serve(
      contract.getCmsPage,
      async ({ input }) => {
        const { slug, cmsPageId } = input
        if (slug === undefined && cmsPageId === undefined)
          throw new AppError("BadInputErrorType", {}, { fields: { slug: { is: "missing" } } })
        if (slug !== undefined && cmsPageId !== undefined)
          throw new AppError("BadInputErrorType", {}, { fields: { cmsPageId: { is: "notAsked" } } })
        const cmsPage = await findPage(reads(), input)
        if (!cmsPage) throw new AppError("DataCannotBeFoundErrorType")
        return { cmsPage }
      },
      sameForAll,
    )
    http.serve(contract.getCustomPage, async () => ({ pages: await listCustomPages(reads()) }), sameForAll)
    http.serve(
      contract.getBanners,
      async ({ caller }) => ({
        banners: await listBanners(reads(), {
          mayPromote: !caller?.restriction,
          mediaUrl: platform.mediaUrl,
        }),
      }),
      { sameFor: "visitors" },
    )
    serveBannerPictures(http.app, contract.bannerPictures)
  }
