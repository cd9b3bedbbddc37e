import { loyalty } from "@elite/contract"

export const entriesPerPage = 15

export type LoyaltyQuery = { page: number; currency: loyalty.LoyaltyCurrency | undefined }

/** Invalid values are ignored. */
export function parseLoyaltyQuery(params: URLSearchParams): LoyaltyQuery {
  const [page, currency] = [params.get("page") ?? "", params.get("currency")]
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    currency: loyalty.loyaltyCurrencies.find((known) => known === currency),
  }
}

/** Omits default values. */
export function toLoyaltyQueryString({ page, currency }: LoyaltyQuery): string {
  const params = new URLSearchParams()
  if (currency) params.set("currency", currency)
  if (page > 1) params.set("page", String(page))
  const query = params.toString()
  return query && `?${query}`
}
