import { perLocale } from '../../../i18n/locales.ts'
import { basketLimits } from '../../shop/basket/limits.ts'
import { defineLabels } from '../kit/labels.ts'
import { customerLabels } from '../order/customer-labels.ts'
import { rideDayRefused } from '../ride-day-refused.ts'
import { taxiForm } from './form.ts'

/** A number is the same in every language. */
const number = (count: string) => perLocale(() => count)

/** The taxi request's words. */
export const taxiLabels = defineLabels(taxiForm, {
  ride: {
    label: { en: 'Private or shared?', sv: 'Egen eller delad?', da: 'Privat eller delt?' },
    none: { en: 'Choose a type', sv: 'Välj typ', da: 'Vælg type' },
    missing: {
      en: 'Choose a private or a shared taxi',
      sv: 'Välj egen eller delad taxi',
      da: 'Vælg privat eller delt taxa',
    },
    options: {
      private: { en: 'Private', sv: 'Egen', da: 'Privat' },
      shared: { en: 'Shared', sv: 'Delad', da: 'Delt' },
    },
  },
  direction: {
    label: { en: 'Which way?', sv: 'Åt vilket håll?', da: 'Hvilken vej?' },
    none: { en: 'Choose a direction', sv: 'Välj riktning', da: 'Vælg retning' },
    missing: {
      en: 'Choose whether you are going from or to the station',
      sv: 'Välj från eller till stationen',
      da: 'Vælg fra eller til stationen',
    },
    options: {
      from: { en: 'From the station', sv: 'Från stationen', da: 'Fra stationen' },
      to: { en: 'To the station', sv: 'Till stationen', da: 'Til stationen' },
    },
  },
  station: {
    label: { en: 'Station in Sweden', sv: 'Station i Sverige', da: 'Station i Sverige' },
    hint: { en: 'For example Malmö C', sv: 'Till exempel Malmö C', da: 'For eksempel Malmö C' },
    missing: { en: 'Enter the station', sv: 'Skriv vilken station', da: 'Skriv hvilken station' },
  },
  address: {
    label: {
      en: 'Address at the other end',
      sv: 'Adress i andra änden',
      da: 'Adresse i den anden ende',
    },
    hint: {
      en: 'Street, number and town',
      sv: 'Gata, nummer och ort',
      da: 'Vej, nummer og by',
    },
    missing: {
      en: 'Enter the address: street, number and town',
      sv: 'Skriv adressen: gata, nummer och ort',
      da: 'Skriv adressen: vej, nummer og by',
    },
  },
  date: {
    label: { en: 'Pickup day', sv: 'Dag för hämtning', da: 'Dag for afhentning' },
    missing: {
      en: 'Choose the day of your pickup',
      sv: 'Välj vilken dag du ska åka',
      da: 'Vælg, hvilken dag du skal køre',
    },
    refused: rideDayRefused,
  },
  time: {
    label: { en: 'Pickup time', sv: 'Tid för hämtning', da: 'Tid for afhentning' },
    missing: {
      en: 'Choose the time of your pickup',
      sv: 'Välj när du ska hämtas',
      da: 'Vælg, hvornår du skal hentes',
    },
    refused: {
      en: 'That time has passed. If you need a taxi today, call us',
      sv: 'Den tiden har passerat. Ring oss om resan är i dag',
      da: 'Det tidspunkt er passeret. Ring til os, hvis turen er i dag',
    },
  },
  passengers: {
    label: { en: 'Passengers', sv: 'Passagerare', da: 'Passagerer' },
    hint: {
      en: `At most ${basketLimits.passengers}. More than that: order two taxis, or call us`,
      sv: `Högst ${basketLimits.passengers}. Är ni fler: beställ två bilar eller ring oss`,
      da: `Højst ${basketLimits.passengers}. Er I flere: bestil to biler, eller ring til os`,
    },
    none: { en: 'Choose how many', sv: 'Välj hur många', da: 'Vælg hvor mange' },
    missing: {
      en: 'Choose how many people, 1 to 8',
      sv: 'Ange hur många ni är, 1 till 8',
      da: 'Oplys, hvor mange I er, 1 til 8',
    },
    options: {
      1: number('1'),
      2: number('2'),
      3: number('3'),
      4: number('4'),
      5: number('5'),
      6: number('6'),
      7: number('7'),
      8: number('8'),
    },
  },
  train: {
    label: { en: 'Train number', sv: 'Tågnummer', da: 'Tognummer' },
    hint: {
      en: 'If you are travelling from the station',
      sv: 'För en resa från stationen',
      da: 'For en tur fra stationen',
    },
  },
  needs: {
    label: { en: 'Luggage and help', sv: 'Bagage och hjälp', da: 'Bagage og hjælp' },
    hint: {
      en: 'Suitcases, skis, a child seat, a wheelchair, help along the way',
      sv: 'Resväskor, skidor, bilbarnstol, rullstol, hjälp på vägen',
      da: 'Kufferter, ski, barnestol, kørestol, hjælp på vejen',
    },
  },
  order: {
    label: { en: 'Order number', sv: 'Ordernummer', da: 'Bestillingsnummer' },
    hint: {
      en: 'If the taxi goes with an earlier order',
      sv: 'Om taxin hör till en tidigare beställning',
      da: 'Hvis turen hører til en tidligere bestilling',
    },
  },
  ...customerLabels,
})

/** The words of the taxi request's fields in one language, as its rules and its island get them. */
export type TaxiWords = ReturnType<typeof taxiLabels>['fields']
