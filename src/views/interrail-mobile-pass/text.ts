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
    en: 'No sound. The captions can be switched off in the player, and the steps below say the same.',
    sv: 'Utan ljud. Texten går att stänga av i spelaren, och stegen nedanför säger samma sak.',
    da: 'Uden lyd. Teksterne kan slås fra i afspilleren, og trinene nedenfor siger det samme.',
  },
  noFilm: {
    en: 'This browser does not play the film. The steps below say the same.',
    sv: 'Den här webbläsaren spelar inte filmen. Stegen nedanför säger samma sak.',
    da: 'Denne browser afspiller ikke filmen. Trinene nedenfor siger det samme.',
  },
})
