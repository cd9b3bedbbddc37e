import { consent as contract, loyalty } from "@elite/contract"

const { consentCookie, utmNames, partnerNames } = contract

/** The cookies of each category, and the message that states their purpose and duration. */
export const cookiesByCategory = {
  necessary: [
    { key: "session", names: ["access_token"] },
    { key: "loyalty", names: [loyalty.loyaltyCookie] },
    { key: "step", names: ["login_challenge", "login_step", "itsme_visit", "reset_code", "begun_pause"] },
    { key: "consent", names: [consentCookie] },
    { key: "view", names: ["operator_language", "sidebar", "theme"] },
    { key: "demo", names: ["demo_period"] },
    { key: "notice", names: ["notice", "page_notice"] },
    { key: "storage", names: ["user_id", "login_time"] },
    { key: "searches", names: ["recent_searches"] },
    { key: "playMoney", names: ["crash_demo"] },
  ],
  marketing: [],
  targeting: [
    { key: "campaign", names: [...utmNames, "ad_user"] },
    { key: "partner", names: [...partnerNames] },
    { key: "friend", names: ["referral_code"] },
    { key: "sent", names: ["utm_sent"] },
  ],
  personal: [],
} as const
export type Category = keyof typeof cookiesByCategory
