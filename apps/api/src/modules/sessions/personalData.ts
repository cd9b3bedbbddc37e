import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"
import type { IdentityEncryption } from "../players/index.ts"

const number = "a number of ours"
const secretly = "a secret"

/** What a person is given of how they log in. */
export const personalData = (secret: Pick<IdentityEncryption, "decrypt">): readonly PersonalDataTable[] => [
  declarePersonalData("sessions.session", {
    gives:
      "started_at last_seen_at ends_at ended_at end_reason address device device_type proved_at restriction restricted_until asks_terms",
    keeps: {
      id: number,
      device_hash: "names a browser, in which others may have logged in too",
      token_hash: secretly,
      idle_for: "how long any session may rest",
      idle_until: "how long any session may rest",
      touch_every: "how often any session is noted",
    },
  }),
  declarePersonalData("sessions.device", {
    gives: "first_seen_at last_seen_at",
    keeps: { device_hash: "names a browser, in which others may have logged in too" },
  }),
  declarePersonalData("sessions.email_change", {
    gives: "made_at email expires_at current_agreed_at new_agreed_at ended_at end_reason",
    keeps: { id: number, session_id: number, current_key_hash: secretly, new_key_hash: secretly },
  }),
  declarePersonalData("sessions.factor", {
    gives: "made_at confirmed_at mailed_password_at",
    keeps: { secret: secretly, last_step: "which code was used last" },
  }),
  declarePersonalData("sessions.recovery_code", {
    gives: "made_at used_at",
    keeps: { id: number, sealed: secretly },
  }),
  declarePersonalData("sessions.challenge", {
    gives: "made_at expires_at used_at voided_at mailed_at device_type tries",
    keeps: { id: number, browser_hash: secretly, key_hash: secretly, code_mark: secretly },
  }),
  declarePersonalData("sessions.itsme_link", {
    gives: "linked_at",
    opens: { subject: secret.decrypt },
    keeps: { subject_key: "finds the subject that is given here" },
  }),
  declarePersonalData("sessions.itsme_visit", {
    gives: "made_at purpose language expires_at used_at",
    keeps: {
      browser_hash: secretly,
      state_hash: secretly,
      thread: secretly,
      answer: "what itsme said, until an account is made of it, which holds it then",
      code_hash: secretly,
      return_to: "a page of ours, with what was in its address",
    },
  }),
  declarePersonalData("sessions.reset_link", {
    gives: "made_at expires_at used_at voided_at",
    keeps: { key_hash: secretly },
  }),
  declarePersonalData("sessions.reset_code", {
    gives: "sent_at expires_at used_at voided_at tries",
    keeps: { id: number, asked_for: "finds the address that asked", code_mark: secretly, key_hash: secretly },
  }),
]
