import { defineText } from '../../i18n/text.ts'

/** Words about saving. They are fetched once, when the panel is opened, so they may contain all three locales. */
export const text = defineText({
  guide: { en: 'This guide', sv: 'Den här guiden', da: 'Denne guide' },
  route: { en: 'This route', sv: 'Den här rutten', da: 'Denne rute' },
  documents: {
    en: 'The railway map and the pass guide',
    sv: 'Järnvägskartan och passguiden',
    da: 'Jernbanekortet og pasguiden',
  },
  routeWith: {
    en: 'The route and guides: {guides}',
    sv: 'Rutten och guider: {guides}',
    da: 'Ruten og guider: {guides}',
  },
  all: {
    en: 'All guides, routes and tips, the map, the pass guide and support',
    sv: 'Alla guider, rutter och tips, kartan, passguiden och kundtjänst',
    da: 'Alle guider, ruter og tips, kortet, pasguiden og kundeservice',
  },
  /** Where no heading says what the button does. */
  saveAll: {
    en: 'Save all guides, routes and tips, the map, the pass guide and support',
    sv: 'Spara alla guider, rutter och tips, kartan, passguiden och kundtjänst',
    da: 'Gem alle guider, ruter og tips, kortet, pasguiden og kundeservice',
  },
  map: { en: 'Railway map', sv: 'Järnvägskarta', da: 'Jernbanekort' },
  passGuide: { en: 'Pass guide', sv: 'Passguide', da: 'Pasguide' },
  isSaved: { en: 'Saved', sv: 'Sparat', da: 'Gemt' },
  savedOn: { en: 'Saved {date}', sv: 'Sparad {date}', da: 'Gemt {date}' },
  refresh: { en: 'Refresh', sv: 'Uppdatera', da: 'Opdater' },
  remove: { en: 'Remove', sv: 'Ta bort', da: 'Fjern' },
  refreshAll: { en: 'Refresh all', sv: 'Uppdatera alla', da: 'Opdater alle' },
  removeAll: { en: 'Remove all', sv: 'Ta bort alla', da: 'Fjern alle' },
  confirmRemoveAll: {
    en: 'Remove all saved pages from this device?',
    sv: 'Ta bort alla sparade sidor från enheten?',
    da: 'Fjern alle gemte sider fra enheden?',
  },
  library: { en: 'Saved pages', sv: 'Sparade sidor', da: 'Gemte sider' },
  count: { en: 'Saved pages: {count}.', sv: 'Sparade sidor: {count}.', da: 'Gemte sider: {count}.' },
  shared: {
    en: 'Pages share fonts and scripts, so together they need less.',
    sv: 'Sidorna delar typsnitt och skript, så tillsammans tar de mindre plats.',
    da: 'Siderne deler skrifttyper og scripts, så tilsammen fylder de mindre.',
  },
  routes: { en: 'Routes', sv: 'Rutter', da: 'Ruter' },
  guides: { en: 'Guides', sv: 'Guider', da: 'Guider' },
  tips: { en: 'Tips', sv: 'Tips', da: 'Tips' },
  others: { en: 'More pages', sv: 'Fler sidor', da: 'Flere sider' },
  more: { en: 'More', sv: 'Mer', da: 'Mere' },
  preparing: {
    en: 'Checking what is needed',
    sv: 'Kontrollerar vad som behövs',
    da: 'Tjekker, hvad der skal bruges',
  },
  progress: {
    en: '{done} of {files} files, {doneSize} of {size}',
    sv: '{done} av {files} filer, {doneSize} av {size}',
    da: '{done} af {files} filer, {doneSize} af {size}',
  },
  stop: { en: 'Stop', sv: 'Stoppa', da: 'Stop' },
  resume: { en: 'Continue', sv: 'Fortsätt', da: 'Fortsæt' },
  discard: {
    en: 'Discard the unfinished download',
    sv: 'Ta bort det som inte blev klart',
    da: 'Slet det, der ikke blev færdigt',
  },
  done: {
    en: 'Saved. You can read it offline.',
    sv: 'Sparat. Det går att läsa utan nät.',
    da: 'Gemt. Det kan læses uden net.',
  },
  stopped: {
    en: 'Not finished. We have kept what has been downloaded: carry on when it suits you.',
    sv: 'Inte färdigt. Det som har hämtats finns kvar: fortsätt när det passar.',
    da: 'Ikke færdigt. Det, der er hentet, er bevaret: fortsæt, når det passer dig.',
  },
  network: {
    en: 'Not everything was downloaded: the connection was lost or is too weak. We have kept what arrived. Carry on when you are online.',
    sv: 'Allt kom inte fram: anslutningen är borta eller för svag. Det som har hämtats finns kvar. Fortsätt när du är uppkopplad.',
    da: 'Vi fik ikke det hele: forbindelsen er væk eller for svag. Det, der er hentet, er bevaret. Fortsæt, når du er online.',
  },
  quota: {
    en: 'There is no room left: your browser won’t give this site any more space on the device. Remove saved pages, or free up some space on the device, then carry on.',
    sv: 'Det finns ingen plats kvar: webbläsaren ger webbplatsen inte mer utrymme på enheten. Ta bort sparade sidor eller frigör utrymme på enheten, och fortsätt sedan.',
    da: 'Der er ikke plads til mere: browseren giver ikke webstedet mere plads på enheden. Fjern gemte sider, eller frigør plads på enheden, og fortsæt så.',
  },
  changed: {
    en: 'The site was updated while we were saving. Carry on in a minute to get the new version.',
    sv: 'Webbplatsen uppdaterades medan vi sparade. Fortsätt om en minut, så får du den nya versionen.',
    da: 'Webstedet blev opdateret, mens vi gemte. Fortsæt om et minut, så får du den nye version.',
  },
  failed: {
    en: 'The pages could not be saved. We have kept what was downloaded: carry on to try again.',
    sv: 'Det gick inte att spara. Det som har hämtats finns kvar: fortsätt för att försöka igen.',
    da: 'Det kunne ikke gemmes. Det, der er hentet, er bevaret: fortsæt for at prøve igen.',
  },
  gone: {
    en: 'No longer on the site, so your copy stays as it is: {titles}.',
    sv: 'Finns inte längre på webbplatsen, så din kopia är kvar som den är: {titles}.',
    da: 'Findes ikke længere på webstedet, så din kopi er bevaret, som den er: {titles}.',
  },
  busy: {
    en: 'Another tab is saving or removing pages. Try again when it is done.',
    sv: 'En annan flik sparar eller tar bort sidor. Försök igen när den är klar.',
    da: 'En anden fane er ved at gemme eller fjerne sider. Prøv igen, når den er færdig.',
  },
  sizesUnknown: {
    en: 'We can only tell you what can be saved, and how large it is, when you are online.',
    sv: 'Vad som kan sparas och hur stort det är kan vi bara säga när du är uppkopplad.',
    da: 'Hvad der kan gemmes, og hvor meget det fylder, kan vi kun sige, når du er online.',
  },
  unsupported: {
    en: 'This browser won’t let the site save pages. It may be in private mode, or set not to store anything.',
    sv: 'Webbläsaren låter inte webbplatsen spara sidor. Den kan vara i privat läge eller inställd på att inte lagra något.',
    da: 'Browseren lader ikke webstedet gemme noget. Den er måske i privat tilstand eller indstillet til ikke at gemme data.',
  },
  unreadable: {
    en: 'We could not open the saved pages on this device. Reload this page, and if that does not help, restart your browser.',
    sv: 'Vi kom inte åt de sparade sidorna på enheten. Ladda om sidan, och starta om webbläsaren om det inte hjälper.',
    da: 'Vi kunne ikke få adgang til de gemte sider på enheden. Genindlæs siden, og genstart browseren, hvis det ikke hjælper.',
  },
  persistent: {
    en: 'The browser keeps them until you remove them.',
    sv: 'Webbläsaren behåller dem tills du tar bort dem.',
    da: 'Browseren beholder dem, indtil du fjerner dem.',
  },
  evictable: {
    en: 'The browser may clear them when the device runs short of space, and Safari may do so if you haven’t been here for a week.',
    sv: 'Webbläsaren kan rensa bort dem när det är ont om plats på enheten, och Safari när du inte har varit här på en vecka.',
    da: 'Browseren kan rydde dem væk, når enheden mangler plads, og Safari, når du ikke har været her i en uge.',
  },
})

export type SaveText = ReturnType<typeof text>
