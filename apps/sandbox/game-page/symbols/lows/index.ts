import { atelierNord } from "./atelier-nord.ts"
import { belfort } from "./belfort.ts"
import { dageraad } from "./dageraad.ts"
import { folieBleue } from "./folie-bleue.ts"
import { grandEcran } from "./grand-ecran.ts"
import { halcyon } from "./halcyon.ts"
import { kobalt } from "./kobalt.ts"
import { lumen } from "./lumen.ts"
import { maisonVermeil } from "./maison-vermeil.ts"
import { monolith } from "./monolith.ts"
import { papillon } from "./papillon.ts"
import { quaiNeuf } from "./quai-neuf.ts"
import { tessera } from "./tessera.ts"
import { zwin } from "./zwin.ts"

export const LOW_DRAWINGS = {
  ...atelierNord,
  ...lumen,
  ...kobalt,
  ...tessera,
  ...halcyon,
  ...monolith,
  ...maisonVermeil,
  ...dageraad,
  ...folieBleue,
  ...belfort,
  ...quaiNeuf,
  ...papillon,
  ...zwin,
  ...grandEcran,
}
