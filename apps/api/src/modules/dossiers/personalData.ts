import {
  declarePersonalData,
  declareWithheldData,
  type PersonalDataTable,
} from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("dossiers.dossier", {
    gives: "asked_at state language ready_at expires_at bytes",
    keeps: { id: "an internal number", name: "part of its URL", sealed: "an archive like this one" },
  }),
  declareWithheldData(
    "kernel.event",
    "player_id",
    "id xid at kind player_id data",
    "events are exported with their subjects; what is monitored, and why, is confidential",
  ),
]
