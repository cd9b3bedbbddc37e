import {
  declarePersonalData,
  declareWithheldData,
  type PersonalDataTable,
} from "../../platform/privacy/personalData.ts"
import type { IdentityEncryption } from "./encryption/identityEncryption.ts"

const mark = "a look-up key of an exported value"

export const personalData = (secret: Pick<IdentityEncryption, "decrypt">): readonly PersonalDataTable[] => [
  declarePersonalData("players.player", {
    of: "id",
    gives:
      "registered_at email username first_name last_name birth_date gender place_of_birth nationality profession address postal_code city country_code phone language newsletter wallet_settings status email_verified_at mail_returned_at mail_returned_code register_standing register_checked_at terms_version terms_accepted_at",
    opens: { national_number: secret.decrypt },
    keeps: {
      email_key: mark,
      username_key: mark,
      name_key: mark,
      national_number_key: mark,
      password_hash: "a secret",
    },
  }),
  declarePersonalData("players.photo", {
    gives: "kept_at",
    keeps: { name: "the end of its URL", bytes: "a file of its own, photo.webp" },
  }),
  declarePersonalData("players.email_token", {
    gives: "made_at expires_at used_at voided_at",
    keeps: { token_hash: "a secret" },
  }),
  declareWithheldData("players.robot", "player_id", "sandbox", "marks a test program, which is not a person"),
  declarePersonalData("players.register_check", {
    gives: "asked_at purpose outcome reference",
    keeps: { id: "an internal id", latency_ms: "the response time of the register" },
  }),
]
