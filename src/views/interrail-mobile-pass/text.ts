import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  onPage: { en: 'On this page', sv: 'På den här sidan', da: 'På denne side' },
  play: {
    en: 'Play the film, 45 seconds',
    sv: 'Spela filmen, 45 sekunder',
    da: 'Afspil filmen, 45 sekunder',
  },
  film: { en: 'The eight steps as a film', sv: 'De åtta stegen som film', da: 'De otte trin som film' },
  filmText: {
    en: 'No sound. You can switch off the captions in the player, and the steps below cover the same ground.',
    sv: 'Utan ljud. Texten går att stänga av i spelaren, och stegen nedanför visar samma sak.',
    da: 'Uden lyd. Teksterne kan slås fra i afspilleren, og trinene nedenfor viser det samme.',
  },
  noFilm: {
    en: 'This browser cannot play the film. The steps below cover the same ground.',
    sv: 'Den här webbläsaren kan inte spela filmen. Stegen nedanför visar samma sak.',
    da: 'Denne browser kan ikke afspille filmen. Trinene nedenfor viser det samme.',
  },
})
