import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"
import type { IdentityEncryption } from "../players/index.ts"

const number = "an internal id"
const secretText = "a secret"

export const personalData = (secret: Pick<IdentityEncryption, "decrypt">): readonly PersonalDataTable[] => [
  declarePersonalData("sessions.session", {
    gives:
      "started_at last_seen_at ends_at ended_at end_reason address device device_type proved_at restriction restricted_until asks_terms",
    keeps: {
      id: number,
      device_hash: "identifies a browser that others may use too",
      token_hash: secretText,
      idle_for: "the idle limit of every session",
      idle_until: "the idle limit of every session",
      touch_every: "how often activity of every session is recorded",
    },
  }),
  declarePersonalData("sessions.device", {
    gives: "first_seen_at last_seen_at",
    keeps: { device_hash: "identifies a browser that others may use too" },
  }),
  declarePersonalData("sessions.email_change", {
    gives: "made_at email expires_at current_agreed_at new_agreed_at ended_at end_reason",
    keeps: { id: number, session_id: number, current_key_hash: secretText, new_key_hash: secretText },
  }),
  declarePersonalData("sessions.factor", {
    gives: "made_at confirmed_at mailed_password_at",
    keeps: { secret: secretText, last_step: "the last used time step" },
  }),
  declarePersonalData("sessions.recovery_code", {
    gives: "made_at used_at",
    keeps: { id: number, sealed: secretText },
  }),
  declarePersonalData("sessions.challenge", {
    gives: "made_at expires_at used_at voided_at mailed_at device_type tries",
    keeps: { id: number, browser_hash: secretText, key_hash: secretText, code_mark: secretText },
  }),
  declarePersonalData("sessions.itsme_link", {
    gives: "linked_at",
    opens: { subject: secret.decrypt },
    keeps: { subject_key: "the look-up key of the exported subject" },
  }),
  declarePersonalData("sessions.itsme_visit", {
    gives: "made_at purpose language expires_at used_at",
    keeps: {
      browser_hash: secretText,
      state_hash: secretText,
      thread: secretText,
      answer: "the answer of itsme until the account exists, which then contains it",
      code_hash: secretText,
      return_to: "an address of our site",
    },
  }),
  declarePersonalData("sessions.reset_link", {
    gives: "made_at expires_at used_at voided_at",
    keeps: { key_hash: secretText },
  }),
  declarePersonalData("sessions.reset_code", {
    gives: "sent_at expires_at used_at voided_at tries",
    keeps: {
      id: number,
      asked_for: "the look-up key of the requesting address",
      code_mark: secretText,
      key_hash: secretText,
    },
  }),
]
