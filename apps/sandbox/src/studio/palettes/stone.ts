import { palette } from "./palette.ts"

export const STONE_PALETTES = {
  graslei: palette("#0F121E", "#212640", "#3F4A7C", "#F5C56B", "#C8553D", "#D8C7A0", "#FFF7E6", "#E7C686"),
  waterzooi: palette("#131907", "#29370F", "#4F6A1C", "#FFF0B0", "#F08A32", "#8DB83C", "#FFFDEE", "#C6D476"),
  tournai: palette("#17070A", "#311016", "#5F1F2A", "#E9CF9A", "#3E7C8C", "#A8323E", "#FBF1DC", "#C9816C"),
  encaustic: palette("#1A0F0A", "#382115", "#6B3F28", "#F0D9B5", "#3B6E8C", "#C8633A", "#FFF6E8", "#DC9E78"),
  linen: palette("#16181D", "#2F343E", "#5B6478", "#F3E3B8", "#B6677A", "#9BA9C4", "#FCFAF2", "#C7C6BE"),
  kursaal: palette("#040F1C", "#08213C", "#0F3F74", "#F9D37A", "#E86A8C", "#4AA3D8", "#F6F8FF", "#A2BBA9"),
  guinguette: palette("#19090F", "#371321", "#6A2440", "#FFB84A", "#4FA89A", "#E0527C", "#FFF4E0", "#F08563"),
  peafowl: palette("#031614", "#062F2C", "#0B5A54", "#F2C84B", "#2B7FD0", "#1FA57E", "#EFFFF8", "#89B765"),
  swingTime: palette("#120A17", "#281631", "#4D2A5E", "#FFC24F", "#F0684C", "#9A72C4", "#FFF5E6", "#CD9A8A"),
  toast: palette("#161206", "#30260C", "#5C4A18", "#FFE08A", "#E8A03C", "#B79A4A", "#FFFBEA", "#DBBD6A"),
  hanCave: palette("#0A1115", "#16242D", "#2B4656", "#FF9E45", "#8C7A5E", "#6E9BB0", "#F8F2E4", "#B79D7B"),
  weris: palette("#12140F", "#262C21", "#4A5540", "#E2C98A", "#8B9AA0", "#6F8560", "#F4F4E8", "#A9A775"),
  quarryBlue: palette("#0C1116", "#1B2530", "#33475C", "#F1B547", "#5D7A96", "#9DB4C8", "#F3F7FA", "#C7B588"),
  granite: palette("#120F13", "#272129", "#4B3F4F", "#F29B8E", "#8E7A9E", "#C4A8A0", "#FBF3F2", "#DBA297"),
  basalt: palette("#09090B", "#141418", "#26262E", "#FF7A3C", "#C03A2E", "#6C6C80", "#FFF0E6", "#B6735E"),
}
