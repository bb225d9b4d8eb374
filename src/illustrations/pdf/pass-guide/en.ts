import type { GuideText, GuideValues } from './guide-text.ts'

/** The pass guide in English. */
export const en = (values: GuideValues): GuideText => ({
  title: 'Pass guide',
  lead: 'Interrail, from the first choice to the last train.',
  coverAlt: 'A white train with a pink line beside a quay at night.',
  version: 'Version:',
  page: 'Page',
  chapters: [
    {
      title: 'Which pass',
      sections: [
        {
          heading: 'Global Pass',
          parts: [
            {
              kind: 'text',
              text: 'One pass for {{countries}} countries, about {{destinations}} places and over {{operators}} train companies. There are two kinds.',
            },
            {
              kind: 'rows',
              rows: [
                [
                  'Flexi',
                  `Travel days that you choose as you go: ${values.flexi.join('; ')}. For journeys with stays.`,
                ],
                [
                  'Continuous',
                  `Every day from the first to the last: ${values.continuous.join(', ')}. For journeys that move on nearly every day.`,
                ],
              ],
            },
            {
              kind: 'text',
              text: 'Count the days on which you will sit on a train, and take the smallest pass that holds them.',
            },
          ],
        },
        {
          heading: 'One Country Pass',
          parts: [
            {
              kind: 'text',
              text: `One country, not the one where you live: ${values.oneCountry.join(', ')}. Sold by our customer service: write with country, dates and ages.`,
            },
          ],
        },
        {
          heading: 'Age',
          parts: [
            {
              kind: 'list',
              items: [
                'Youth: up to and including {{youthMaxAge}}.',
                'Senior: over {{seniorAge}}. Some sellers write “from {{seniorAge}}”.',
                'What counts is the age on the first travel day. Youth and senior have an extra discount of {{extraDiscountMin}}–{{extraDiscountMax}} per cent.',
              ],
            },
          ],
        },
        {
          heading: 'Children',
          parts: [
            {
              kind: 'text',
              text: 'Under {{childFreeBelow}} they travel free with an adult who holds a pass, at most {{childrenPerAdult}} with each adult. Order the Child Pass together with the adult’s. Under {{childNoPassBelow}} some railways ask for no pass at all; as a Child Pass costs nothing, order one if in doubt. A seat reservation costs the same for a child.',
            },
          ],
        },
        {
          heading: 'Groups',
          parts: [
            {
              kind: 'text',
              text: 'From {{groupSize}} people: up to {{groupDiscount}} per cent off. Ask customer service before you order.',
            },
          ],
        },
        {
          heading: 'Residence',
          parts: [
            {
              kind: 'text',
              text: 'Interrail is for people who live in Europe. If you live elsewhere the pass is called Eurail.',
            },
          ],
        },
      ],
    },
    {
      title: 'From purchase to the first train',
      sections: [
        {
          heading: 'Eight steps',
          parts: [
            {
              kind: 'steps',
              steps: [
                [
                  'Add the pass',
                  'In the app Rail Planner, for Android and iOS. Surname and pass number exactly as in our mail: capitals count, and there is no space before or after. You must be online.',
                ],
                ['Connect a trip', 'A pass belongs to a trip in the app. The trip may be empty at first.'],
                [
                  'Activate',
                  'With your passport or ID number and the first travel day. Online only, and within {{activationMonths}} months of the purchase.',
                ],
                ['Plan', 'Look for trains in the planner, and see which of them need a reservation.'],
                ['Save', 'The trains you choose, to your trip. That uses no travel day.'],
                ['Add to the pass', 'Each train, also the short ones, before you board. That uses the day.'],
                ['Show the ticket', 'The code of the day, and the passport or ID card that you named.'],
                ['Deactivate', 'If plans change: before the day has begun, or the travel day is used.'],
              ],
            },
          ],
        },
        {
          heading: 'Four numbers',
          parts: [
            {
              kind: 'codes',
              codes: [
                {
                  name: 'Pass number',
                  example: 'K7RM2T',
                  text: 'Six letters or digits, in our mail. Adds the pass to the app.',
                },
                {
                  name: 'Cover number',
                  example: 'I20418365',
                  text: 'A capital I and eight digits, in the app. Asked for when you reserve a seat.',
                },
                {
                  name: 'Passport or ID',
                  example: '',
                  text: 'Asked for when you activate, and looked at on board.',
                },
                {
                  name: 'PIN code',
                  example: '',
                  text: 'Your own, for the phone. Nobody on a train needs it.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Travel days and night trains',
      sections: [
        {
          heading: 'One day, one night',
          parts: [
            {
              kind: 'travel-day',
              words: {
                alt: 'A night train that leaves on the first day and arrives on the second uses the first day only.',
                first: 'Day 1',
                second: 'Day 2',
                used: 'one travel day',
                free: 'no travel day',
                train: 'Night train 22:15–07:40',
              },
            },
          ],
        },
        {
          heading: 'A travel day',
          parts: [
            {
              kind: 'text',
              text: 'From 00:00 to 23:59, as many trains as you like. With a Flexi pass you choose the day in the app; with a Continuous pass every day is one.',
            },
          ],
        },
        {
          heading: 'A night train',
          parts: [
            {
              kind: 'text',
              text: 'Counts as the day it leaves. If you step onto another train after you arrive, the second day is used as well. The arrival must lie within the time the pass is valid.',
            },
          ],
        },
        {
          heading: 'A change of plan',
          parts: [
            {
              kind: 'text',
              text: 'A travel day can be taken back until it begins, not after. Days that are left when the pass runs out are lost.',
            },
          ],
        },
        {
          heading: 'Your own country',
          parts: [
            {
              kind: 'text',
              text: 'Two journeys where you live: one out and one home, each on a travel day. Changes on the way are part of the journey. Other trips at home need an ordinary ticket.',
            },
          ],
        },
        {
          heading: 'Good to know',
          parts: [
            {
              kind: 'list',
              items: [
                'The app must be online at least every {{onlineDays}} days.',
                'Once the first travel day of an activated pass has begun, the pass can be neither refunded nor moved to another phone.',
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Reservations',
      sections: [
        {
          heading: 'Seat and ticket',
          parts: [
            {
              kind: 'text',
              text: 'The pass is the ticket. A seat of your own is a reservation, and costs extra where one is needed.',
            },
          ],
        },
        {
          heading: 'Where',
          parts: [
            {
              kind: 'rows',
              rows: [
                ['Needed', 'Night trains, Eurostar, TGV, and high-speed trains in Italy and Spain.'],
                ['By choice', 'Most day trains in Germany and Austria.'],
                ['Never', 'Local and regional trains, as a rule.'],
              ],
            },
            { kind: 'text', text: 'The app says for each train whether it needs a reservation.' },
          ],
        },
        {
          heading: 'When',
          parts: [
            {
              kind: 'text',
              text: 'Most trains can be reserved two to three months ahead. Take the night trains first, then the trains that have no other on the same day.',
            },
          ],
        },
        {
          heading: 'How',
          parts: [
            {
              kind: 'list',
              items: [
                'Have the cover number at hand: I and eight digits.',
                'The day of the reservation must be a travel day of the pass.',
                'Most reservations are not refunded.',
                'Write down seat and train outside the app as well.',
              ],
            },
          ],
        },
        {
          heading: 'Without one',
          parts: [
            {
              kind: 'text',
              text: 'Beside most high-speed lines run slower trains that need no reservation. They take longer and cost nothing more.',
            },
          ],
        },
      ],
    },
    {
      title: 'If something goes wrong',
      sections: [
        {
          heading: 'A late train',
          parts: [
            {
              kind: 'text',
              text: 'From 60 minutes there may be compensation, and pass holders have rules of their own. Take a screenshot of the journey in the app and keep the reservation, then send us the contact form with the subject “Delayed, missed or cancelled train”.',
            },
          ],
        },
        {
          heading: 'A lost phone',
          parts: [
            {
              kind: 'text',
              text: 'Before the first travel day: add the pass to another phone with the same surname and pass number. After that: call us.',
            },
          ],
        },
        {
          heading: 'No journey',
          parts: [
            {
              kind: 'text',
              text: 'Our terms say what you get back for a pass that is not activated. Ask before you activate.',
            },
          ],
        },
        {
          heading: 'Call',
          parts: [
            {
              kind: 'text',
              text: `${values.phone}, Monday to Friday {{phoneOpens}}–{{phoneCloses}} Swedish time, closed on Swedish public holidays.`,
            },
          ],
        },
        ...(values.contactAddress
          ? [{ heading: 'Write', parts: [{ kind: 'text' as const, text: values.contactAddress }] }]
          : []),
        {
          heading: 'Before you leave',
          parts: [
            {
              kind: 'list',
              items: [
                'Pass added, trip connected, first travel day right.',
                'The passport or ID card whose number you gave.',
                'Reservations saved outside the app.',
                'Phone charged, cable packed, app online today.',
              ],
            },
          ],
        },
      ],
    },
  ],
})
