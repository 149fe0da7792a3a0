import { price } from '#newspaper/content/prices.ts'
import type { HouseName, ServiceText } from '../ServiceText.ts'

export const en: Record<HouseName, ServiceText> = {
  aboutUs: {
    title: 'About us',
    standfirst:
      'El Far de Portclar is an independent daily: it belongs to those who make it and lives on those who read it.',
    parts: [
      {
        paragraphs: [
          'We first came out six years ago, with four pages and a borrowed press. Today we publish daily, online and in print, in three editions.',
          'No advertiser and no authority decides what we print. Our accounts are public: two thirds of our income are subscriptions.',
        ],
      },
      {
        heading: 'How we work',
        list: [
          'When we are wrong, we correct the article itself and say what we have changed.',
          'Sources are named, unless a name would put them in danger.',
          'Advertising is always labelled as such.',
        ],
      },
    ],
    next: 'Write to us',
  },
  conditions: {
    title: 'Terms of subscription',
    standfirst: 'What we agree on when you subscribe, in a few words.',
    parts: [
      {
        heading: 'Price and payment',
        paragraphs: [
          'The price is the one on our price list on the day of purchase, including VAT. It is charged in advance, monthly or yearly.',
        ],
      },
      {
        heading: 'Term and cancellation',
        paragraphs: [
          'The subscription renews itself until you cancel it, in your account or by writing to us. It ends with the period you have paid for.',
        ],
      },
      {
        heading: 'Withdrawal',
        paragraphs: [
          'You have fourteen days to withdraw without giving a reason. We refund you in the way in which you paid.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: ['If we change the price or these terms, we tell you by email at least a month before.'],
      },
    ],
    next: 'See all prices',
  },
  privacy: {
    title: 'Privacy policy',
    standfirst: 'What we know about you, what we use it for, and how to have it deleted.',
    parts: [
      {
        table: {
          caption: 'What we keep',
          head: ['Data', 'What for', 'Until'],
          rows: [
            ['Name, email address and date of birth', 'Your account', 'You delete it'],
            ['What you save and whom you follow', 'So that you find it on all your devices', 'You remove it'],
            ['Comments', 'The conversation under the articles', 'You delete them'],
            ['Receipts', 'The law requires it', 'Six years have passed'],
          ],
        },
      },
      {
        heading: 'What we don’t do',
        list: ['We do not sell data.', 'We share it only with those we need in order to send you what you asked for.'],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can see and correct your data in your account, ask for a copy, or have it deleted. We answer within a month.',
        ],
      },
    ],
    next: 'Write to us',
  },
  pointsOfSale: {
    title: 'Where to buy the paper',
    standfirst: `The printed paper costs ${price('copy', 'en')} and comes out every day but Christmas Day.`,
    parts: [
      {
        table: {
          caption: 'Where you will find it',
          head: ['Shop', 'Address', 'Open'],
          rows: [
            ['Quiosc del Moll', 'Moll de Llevant, 2, Portclar', '6 am–2 pm'],
            ['Llibreria del Pou', 'Plaça del Pou, 5, Portclar', '9 am–8 pm'],
            ['Railway station', 'Passeig de l’Estació, 1, Portclar', '5.30 am–9 pm'],
            ['Estanc de la Carena', 'Carrer de Dalt, 14, Vallfosca', '8 am–1 pm'],
            ['Forn de la Riba', 'Carrer de la Riba, 9, Vilamar', '7 am–2 pm'],
          ],
        },
      },
      {
        paragraphs: [
          'Do you have a shop and want to sell the paper? Write to us and we will bring you the first bundle.',
        ],
      },
    ],
    next: 'Write to us',
  },
  shop: {
    title: 'Shop',
    standfirst: 'Things made in Portclar with the paper’s drawings. Collect them at the newsroom or have them posted.',
    parts: [
      {
        table: {
          caption: 'What there is',
          head: ['Item', 'Description', 'Price'],
          rows: [
            ['Print of the lighthouse', '30 × 20 cm, in one ink', price('print', 'en')],
            ['El Far tote bag', 'Unbleached cotton, with the nameplate', price('bag', 'en')],
            ['Reporter’s notebook', '96 plain pages', price('notebook', 'en')],
            ['Jigsaw of the seafront', '500 pieces', price('puzzle', 'en')],
          ],
        },
      },
      { paragraphs: ['Subscribers get ten per cent off. To order, write to us.'] },
    ],
    next: 'Place an order',
  },
  recovery: {
    title: 'Recover your password',
    standfirst: 'We send you a link to choose a new one. It is good for a limited time, and opens once.',
    parts: [
      {
        list: [
          'Go to the sign-in page and enter your email address.',
          'Choose “Forgot your password?”.',
          'Open the link we have sent you. If it does not arrive, look in your spam folder.',
        ],
      },
    ],
    next: 'Ask for a link',
  },
}
