import { content as contract } from "@elite/contract"
import { Failure } from "../../kernel/failure.ts"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { countries, currencies, languageNames } from "./places.ts"
import { setting } from "./settings.ts"
import { readPage, readPolicies } from "./store.ts"

export const routes =
  ({ database }: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getLanguages, async () => ({ languages: languageNames }))
    http.serve(contract.getCurrency, async () => ({ currencies }))
    http.serve(contract.getAllCountry, async () => {
      const { residence } = await setting(database, "jurisdiction")
      return {
        countries: countries.map(({ code, name }) => ({ code, name, residence: residence.includes(code) })),
      }
    })
    http.serve(contract.siteDetail, async () => {
      const site = await setting(database, "site")
      const features = Object.fromEntries(
        (await readPolicies(database)).map((each) => [each.feature, each.state]),
      )
      return { siteDetail: { ...site, features } }
    })
    http.serve(contract.getCmsPage, async ({ input }) => {
      const cmsPage = await readPage(database, input.slug)
      if (!cmsPage) throw new Failure("DataCannotBeFoundErrorType")
      return { cmsPage }
    })
  }
