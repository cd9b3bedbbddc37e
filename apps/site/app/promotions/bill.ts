import type { Language, promotions } from "@elite/contract"

/** A promotion in one language. */
export type Bill = Pick<
  promotions.Bill,
  "bonusId" | "from" | "until" | "picture" | "isInfoOnly" | "feature"
> & {
  title: string
  text: string
}

export const localizeBill = (language: Language, { title, text, ...bill }: promotions.Bill): Bill => ({
  ...bill,
  title: title[language],
  text: text[language],
})
