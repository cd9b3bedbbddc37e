import { loyalty } from "@elite/contract"

/** Changes on one page of the list. */
export const entriesPerPage = 15

export type LoyaltyQuery = { page: number; currency: loyalty.LoyaltyCurrency | undefined }

/** Reads an address; what makes no sense counts as not asked. */
export function parseLoyaltyQuery(params: URLSearchParams): LoyaltyQuery {
  const [page, currency] = [params.get("page") ?? "", params.get("currency")]
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    currency: loyalty.loyaltyCurrencies.find((known) => known === currency),
  }
}

/** The query that asks for this: only what is not a matter of course. */
export function toLoyaltyQueryString({ page, currency }: LoyaltyQuery): string {
  const params = new URLSearchParams()
  if (currency) params.set("currency", currency)
  if (page > 1) params.set("page", String(page))
  const query = params.toString()
  return query && `?${query}`
}
