import { defineLabels } from '../kit/labels.ts'
import { customerLabels } from './customer-labels.ts'
import { orderForm } from './form.ts'

const { max } = orderForm.fields.items

/** The order form's words. */
export const orderLabels = defineLabels(orderForm, {
  basket: {
    label: { en: 'Basket', sv: 'Varukorg', da: 'Kurv' },
    refused: {
      en: 'The basket could not be read. Reload the page and send again.',
      sv: 'Varukorgen gick inte att läsa. Ladda om sidan och skicka en gång till.',
      da: 'Kurven kunne ikke læses. Genindlæs siden, og send en gang til.',
    },
  },
  items: {
    label: { en: 'What would you like to order?', sv: 'Vad vill du beställa?', da: 'Hvad vil du bestille?' },
    hint: {
      en: 'One row for each pass, journey, ride or gift card.',
      sv: 'En rad för varje pass, resa, taxi eller presentkort.',
      da: 'En række for hvert pas, hver rejse, hver taxa og hvert gavekort.',
    },
    row: { en: 'Item', sv: 'Vara', da: 'Vare' },
    add: { en: 'Add an item', sv: 'Lägg till en vara', da: 'Tilføj en vare' },
    remove: { en: 'Remove item', sv: 'Ta bort vara', da: 'Fjern vare' },
    missing: {
      en: 'Tell us what you would like to order: add an item',
      sv: 'Ange vad du vill beställa: lägg till en vara',
      da: 'Oplys, hvad du vil bestille: tilføj en vare',
    },
    tooMany: {
      en: `An order can have at most ${max} items`,
      sv: `En beställning kan ha högst ${max} varor`,
      da: `En bestilling kan højst have ${max} varer`,
    },
    fields: {
      product: {
        label: { en: 'Product', sv: 'Produkt', da: 'Produkt' },
        none: { en: 'Choose a product', sv: 'Välj produkt', da: 'Vælg produkt' },
        missing: { en: 'Choose a product', sv: 'Välj produkt', da: 'Vælg produkt' },
        options: {
          interrail: {
            en: 'Interrail Global Pass',
            sv: 'Interrail Global Pass',
            da: 'Interrail Global Pass',
          },
          'one-country': { en: 'One Country Pass', sv: 'One Country Pass', da: 'One Country Pass' },
          japan: { en: 'Japan Rail Pass', sv: 'Japan Rail Pass', da: 'Japan Rail Pass' },
          ticket: {
            en: 'Train ticket or seat reservation',
            sv: 'Tågbiljett eller platsbokning',
            da: 'Togbillet eller pladsreservation',
          },
          taxi: { en: 'Station taxi', sv: 'Stationstaxi', da: 'Stationstaxa' },
          'gift-card': { en: 'Gift card', sv: 'Presentkort', da: 'Gavekort' },
        },
      },
      what: {
        label: {
          en: 'Which one, or which journey',
          sv: 'Vilken sort, eller varifrån och vart',
          da: 'Hvilken slags, eller hvorfra og hvortil',
        },
        hint: {
          en: 'For example: Flexi, 5 days in 1 month, 2nd class',
          sv: 'Till exempel: Flexi, 5 dagar inom 1 månad, 2:a klass',
          da: 'For eksempel: Flexi, 5 dage inden for 1 måned, 2.\u00a0klasse',
        },
        missing: {
          en: 'Tell us which one, or which journey',
          sv: 'Ange vilken sort, eller varifrån och vart',
          da: 'Oplys hvilken slags, eller hvorfra og hvortil',
        },
      },
      date: { label: { en: 'First travel day', sv: 'Första resdag', da: 'Første rejsedag' } },
      travellers: {
        label: { en: 'Who is travelling', sv: 'Vilka som reser', da: 'Hvem der rejser' },
        hint: {
          en: 'For a pass: names as in the passport, dates of birth and countries of residence',
          sv: 'För ett pass: namn som i resepasset, födelsedatum och bosättningsland',
          da: 'Til et pas: navne som i rejsepasset, fødselsdatoer og bopælsland',
        },
      },
    },
  },
  ...customerLabels,
  giftCode: {
    label: { en: 'Gift card code', sv: 'Presentkortets kod', da: 'Gavekortets kode' },
  },
  giftCurrency: {
    label: { en: 'Gift card currency', sv: 'Presentkortets valuta', da: 'Gavekortets valuta' },
    none: { en: 'Choose a currency', sv: 'Välj valuta', da: 'Vælg valuta' },
    missing: {
      en: 'Choose the currency of the gift card',
      sv: 'Välj presentkortets valuta',
      da: 'Vælg gavekortets valuta',
    },
    refused: {
      en: 'A gift card can be used only for orders in its own currency, and this order is in another',
      sv: 'Ett presentkort gäller bara för beställningar i samma valuta, och den här är i en annan',
      da: 'Et gavekort gælder kun til bestillinger i samme valuta, og denne er i en anden',
    },
    options: {
      EUR: { en: 'EUR', sv: 'EUR', da: 'EUR' },
      SEK: { en: 'SEK', sv: 'SEK', da: 'SEK' },
      DKK: { en: 'DKK', sv: 'DKK', da: 'DKK' },
      NOK: { en: 'NOK', sv: 'NOK', da: 'NOK' },
    },
  },
  message: {
    label: { en: 'Anything else?', sv: 'Något mer?', da: 'Andet?' },
  },
})

/** The words of the order form's fields in one language, as its rules and its island get them. */
export type OrderWords = ReturnType<typeof orderLabels>['fields']
