import type english from "../en/content.ts"
import type { Shape } from "../shape.ts"

export default {
  updated: "Laatst gewijzigd op {date}",
  responsibleTitle: "Verantwoord spelen",
  responsibleDescription: "Hoe uw wekelijkse stortingslimiet werkt en waar u hulp vindt.",
  responsibleIntro:
    "Gokken kost geld. U kunt er een avond mee vullen, maar u verdient er geen geld mee. Met deze hulpmiddelen houdt u het onder controle.",
  roomTitle: "Wat u nog kunt storten",
  roomLeft: "Nog {remaining}",
  roomUsed: "{used} van {limit} gebruikt in de laatste zeven dagen",
  roomFull: "U hebt de laatste zeven dagen niets gestort.",
  roomFrees: "Wanneer u weer meer kunt storten",
  roomFreesLine: "{amount} op {at}",
  roomNow: "Nu",
  roomHow:
    "De limiet geldt over de laatste 168 uur, niet per kalenderweek. Een opname verandert daar niets aan.",
  limitTitle: "€ 200 per week, volgens de wet",
  limitText:
    "In België kunt u hoogstens € 200 storten per site en per periode van zeven dagen. We controleren dat voor elke storting.",
  sessionTitle: "Tijd en resultaat, altijd in beeld",
  sessionText:
    "Bovenaan elke pagina ziet u het uur, hoelang u ingelogd bent en uw resultaat van vandaag. Zo weet u altijd waar u staat.",
  pauseTitle: "Een pauze, of langer",
  pauseText:
    "Op de pagina met uw limieten kunt u een speelpauze van hoogstens 30 dagen nemen, of uzelf langer of voorgoed uitsluiten van onze site. Dat geldt meteen en niemand kan het inkorten.",
  pauseAction: "Uw limieten en pauzes",
  excludeTitle: "Uzelf uitsluiten",
  excludeText:
    "U kunt zich in één keer laten uitsluiten bij alle operatoren met een vergunning in België, via het register van de Kansspelcommissie (EPIS).",
  excludeAction: "Uitsluiting aanvragen bij de Kansspelcommissie",
  helpTitle: "Hulp",
  helpText: "Praten helpt. Het is gratis en niemand hoeft het te weten.",
  helpCall: "Bel {phone}",
  helpChat: {
    en: "Chatten met een hulpverlener (in het Engels)",
    fr: "Chatten met een hulpverlener (in het Frans)",
    nl: "Chatten met een hulpverlener",
  },
  signsTitle: "Signalen om ernstig te nemen",
  signs: {
    longer: "U speelt langer of met meer geld dan u van plan was.",
    chase: "U speelt om terug te winnen wat u verloor.",
    hide: "U verbergt voor anderen hoeveel u speelt.",
    borrow: "U leent geld of speelt met geld dat voor iets anders bedoeld was.",
    mood: "U speelt om iets te vergeten.",
  },
  visitorText: "Log in om te zien hoeveel er van uw limiet overblijft.",
} as const satisfies Shape<typeof english>
