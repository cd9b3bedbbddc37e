import { type ByLanguage, payments } from "@elite/contract"
import { paymentMethodNames } from "@elite/words"
import type { PayInName, PayOutName } from "../ports.ts"

/** `debitScheme`: a scheme without credit; `confirmed`: the provider must state that it is not credit. */
export type FundingRule = "debitScheme" | "confirmed"

type DepositConfig = {
  readonly switch: payments.DepositMethod
  readonly provider: PayInName
  /** The provider's product names that may pay an order of this method. */
  readonly products: readonly string[]
  readonly funding: FundingRule
  /** Limits of the method, cents; null: only the general ones. */
  readonly minCents: number | null
  readonly maxCents: number | null
  /** Whether the provider refunds; otherwise an operator must act. */
  readonly refund: boolean
  readonly isScanned: boolean
  readonly time: ByLanguage
}

type WithdrawalConfig = {
  readonly switch: payments.WithdrawalMethod
  /** Off in a new casino until an operator switches it on. */
  readonly isInitiallyOff?: true
  readonly provider: PayOutName
  /** `iban`: to a bank account in the player's name; `payer`: back to the wallet account that paid in. */
  readonly payout: "iban" | "payer"
  /** `always`: an operator reviews every amount. */
  readonly review: "byAmount" | "always"
  readonly minCents: number | null
  readonly maxCents: number | null
  readonly time: ByLanguage
}

export type Icon =
  | "bancontact"
  | "app"
  | "visa"
  | "mastercard"
  | "cardNetwork"
  | "voucher"
  | "wallet"
  | "bank"
  | "hand"

type Method<Code extends payments.PaymentMethod> = {
  readonly code: Code
  /** Where the deposit and withdrawal pages say more than its name. */
  readonly label?: ByLanguage
  readonly icon: Icon
  readonly deposit: Code extends payments.DepositMethod ? DepositConfig : null
  readonly withdrawal: Code extends payments.WithdrawalMethod ? WithdrawalConfig : null
}

const atOnce: ByLanguage = { en: "Immediately", fr: "Immédiat", nl: "Onmiddellijk" }
const bankDays: ByLanguage = {
  en: "1 to 2 working days",
  fr: "1 à 2 jours ouvrables",
  nl: "1 à 2 werkdagen",
}
const byHandDays: ByLanguage = {
  en: "2 to 5 working days",
  fr: "2 à 5 jours ouvrables",
  nl: "2 tot 5 werkdagen",
}
const oneDay: ByLanguage = { en: "Within a day", fr: "En un jour", nl: "Binnen een dag" }

const hiPay = {
  provider: "hipay",
  minCents: null,
  maxCents: null,
  refund: true,
  isScanned: false,
  time: atOnce,
} as const
const byPage = { minCents: null, isScanned: false, time: atOnce } as const
const backToWallet = {
  payout: "payer",
  review: "byAmount",
  minCents: null,
  maxCents: null,
  time: oneDay,
} as const
const toIban = { payout: "iban", minCents: null, maxCents: null } as const

export const methods: { readonly [Code in payments.PaymentMethod]: Method<Code> } = {
  bancontact_qr: {
    code: "bancontact_qr",
    icon: "bancontact",
    deposit: {
      ...hiPay,
      switch: "bancontact_qr",
      products: ["bancontact", "bancontactqrcode", "bcmc", "bcmc-mobile"],
      funding: "debitScheme",
    },
    withdrawal: null,
  },
  payconiq: {
    code: "payconiq",
    label: {
      en: "With your phone (Bancontact app)",
      fr: "Avec votre téléphone (app Bancontact)",
      nl: "Met uw telefoon (Bancontact-app)",
    },
    icon: "app",
    deposit: {
      switch: "payconiq",
      provider: "bancontact",
      products: ["bancontact_pro"],
      funding: "debitScheme",
      minCents: null,
      maxCents: 999_999,
      refund: true,
      isScanned: true,
      time: atOnce,
    },
    withdrawal: null,
  },
  visa: {
    code: "visa",
    icon: "visa",
    deposit: { ...hiPay, switch: "visa", products: ["visa"], funding: "confirmed" },
    withdrawal: null,
  },
  mastercard: {
    code: "mastercard",
    icon: "mastercard",
    deposit: { ...hiPay, switch: "mastercard", products: ["mastercard"], funding: "confirmed" },
    withdrawal: null,
  },
  cb: {
    code: "cb",
    icon: "cardNetwork",
    deposit: { ...hiPay, switch: "cb", products: ["cb"], funding: "confirmed" },
    withdrawal: null,
  },
  paysafeCard: {
    code: "paysafeCard",
    icon: "voucher",
    deposit: {
      ...byPage,
      switch: "paysafeCard",
      provider: "paysafecard",
      products: ["paysafecard"],
      funding: "confirmed",
      maxCents: 100_000,
      refund: true,
    },
    withdrawal: { ...backToWallet, switch: "paysafeCard", provider: "paysafecard" },
  },
  skrill: {
    code: "skrill",
    icon: "wallet",
    deposit: {
      ...byPage,
      switch: "skrill",
      provider: "skrill",
      products: ["skrill"],
      funding: "confirmed",
      maxCents: null,
      refund: true,
    },
    withdrawal: { ...backToWallet, switch: "skrill", provider: "skrill", isInitiallyOff: true },
  },
  neteller: {
    code: "neteller",
    icon: "wallet",
    deposit: {
      ...byPage,
      switch: "neteller",
      provider: "neteller",
      products: ["neteller"],
      funding: "confirmed",
      maxCents: null,
      refund: true,
    },
    withdrawal: { ...backToWallet, switch: "neteller", provider: "neteller" },
  },
  bnp: {
    code: "bnp",
    icon: "bank",
    deposit: null,
    withdrawal: { ...toIban, switch: "bnp", provider: "bank", review: "byAmount", time: bankDays },
  },
  manualWithdraw: {
    code: "manualWithdraw",
    icon: "hand",
    deposit: null,
    withdrawal: { ...toIban, switch: "manualWithdraw", provider: "hand", review: "always", time: byHandDays },
  },
}

export const getMethodLabel = (method: payments.PaymentMethod): ByLanguage =>
  methods[method].label ?? paymentMethodNames[method]

export const depositConfig = (method: payments.DepositMethod): DepositConfig => methods[method].deposit

export const withdrawalConfig = (method: payments.WithdrawalMethod): WithdrawalConfig =>
  methods[method].withdrawal

export const initialSwitches = {
  deposit: Object.fromEntries(payments.depositMethods.map((method) => [method, true])) as Record<
    payments.DepositMethod,
    boolean
  >,
  withdraw: Object.fromEntries(
    payments.withdrawalMethods.map((method) => [method, !withdrawalConfig(method).isInitiallyOff]),
  ) as Record<payments.WithdrawalMethod, boolean>,
}
