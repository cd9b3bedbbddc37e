import { palette } from "./palette.ts"

export const GARDEN_PALETTES = {
  swallow: palette("#131607", "#292F10", "#4E5A1E", "#FFD84A", "#3C7FD0", "#9CC04E", "#FFFCE4", "#CECC4C"),
  peacockWings: palette("#1A0A07", "#381610", "#6B2A1F", "#6FB7E8", "#D9542F", "#A8402C", "#FFF0E0", "#F0B45A"),
  laeken: palette("#071712", "#103126", "#1F5E4A", "#F3B6C8", "#A6DCC8", "#3F9A5E", "#F8FFF6", "#99A893"),
  rosarium: palette("#19070F", "#371021", "#6A1F3F", "#FFB3B8", "#E23D62", "#5E9B5A", "#FFF3EE", "#AFA789"),
  nightGarden: palette("#0A0B18", "#161735", "#2A2C66", "#F4D58A", "#8C7BE0", "#5F78B8", "#F6F2FF", "#AAA7A1"),
  orchard: palette("#0F1608", "#202F12", "#3E5A22", "#F3A83B", "#C93A34", "#76A83F", "#FFF8DF", "#B5A83D"),
  damsel: palette("#041318", "#082935", "#0F4F66", "#F2E26B", "#35C0C8", "#2F7FA0", "#EFFCF8", "#91B186"),
  lavenderHill: palette("#120D1F", "#261C43", "#4A3680", "#C9A4FF", "#8B6BE0", "#8FB06A", "#F8F3FF", "#ACAAB5"),
  herbs: palette("#0D140B", "#1C2C18", "#36542F", "#D9E08A", "#A98FD0", "#5E9E4A", "#FBFCEB", "#B8C27A"),
  topiaryGreen: palette("#05120C", "#0B261A", "#164A32", "#E38B57", "#D8C27A", "#2F9455", "#F5F8EA", "#899056"),
  premiere: palette("#12040C", "#260819", "#4A1030", "#FFCF5C", "#E8304F", "#6E86C8", "#FFF6E6", "#B7AB92"),
  silent: palette("#0F0F0F", "#202020", "#3D3D3D", "#E8DCC0", "#9A8F7C", "#6F6A62", "#FAF6EA", "#ACA391"),
  monnaie: palette("#140507", "#2C0A10", "#54131F", "#E9C06B", "#C4313F", "#B58A52", "#FFF4E0", "#CFA55F"),
  ballet: palette("#16121D", "#2F263E", "#5B4A78", "#F7C7D6", "#E89AB8", "#A8B4E0", "#FFF7FA", "#D0BEDB"),
  cutting: palette("#070F18", "#102135", "#1F3F66", "#B9C7D6", "#F25C3D", "#5C83B0", "#F4F8FC", "#8BA5C3"),
  noirStreet: palette("#0B0D0F", "#171C21", "#2C3540", "#FFC94A", "#9A2E38", "#5A6E80", "#F4F1E4", "#AD9C65"),
  matinee: palette("#1D0E04", "#3F1F09", "#7A3B12", "#FFE07A", "#E8632C", "#4FA6A8", "#FFF7E0", "#A7C391"),
  cabaret: palette("#0E0414", "#1E082B", "#3A0F52", "#F5B84E", "#E23A8A", "#7A5CC8", "#FFF0FA", "#B88A8B"),
  conjuror: palette("#040C16", "#091930", "#12305C", "#FFD86E", "#B74BE0", "#3D7BC8", "#F3F6FF", "#9EAA9B"),
  dressing: palette("#1A100C", "#392319", "#6E4430", "#FFD3A3", "#E2557A", "#4FA39A", "#FFF6EE", "#A7BB9F"),
}
