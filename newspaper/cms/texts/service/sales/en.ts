import { price } from '#newspaper/content/prices.ts'
import type { OrderText, SaleName, ServiceText } from '../ServiceText.ts'

export const en: Record<SaleName, ServiceText> = {
  rates: {
    title: 'Choose your subscription',
    standfirst: `Start at ${price('firstMonth', 'en')} for the first month. Cancel whenever you like, from your account.`,
    parts: [
      {
        table: {
          caption: 'Prices',
          head: ['Subscription', 'What you get', 'Price'],
          rows: [
            [
              'Digital, monthly',
              'All articles, the archive, comments and ten gifts a month',
              `${price('firstMonth', 'en')} for the first month, then ${price('month', 'en')} a month`,
            ],
            ['Digital, yearly', 'The same, with two months free', `${price('year', 'en')} a year`],
            [
              'Digital and weekend',
              'The same, plus the printed paper at your door on Saturdays and Sundays',
              `${price('weekend', 'en')} a month`,
            ],
            [
              'Premium',
              'The same, with the club and two visits a year to the newsroom',
              `${price('premium', 'en')} a month`,
            ],
            [
              'Parents’ community',
              'The guides and debates for parents, without the rest of the paper',
              `${price('family', 'en')} a month`,
            ],
          ],
        },
      },
      {
        heading: 'What people ask first',
        list: [
          'You can pay by card or by direct debit.',
          'We email you a week before each yearly renewal.',
          'If you cancel, you can read on until the end of the period you have paid for.',
        ],
      },
    ],
    next: 'Subscribe',
  },
  family: {
    title: 'The parents’ community',
    standfirst: 'Raising children is easier in company: guides, debates and a monthly meeting in the harbour library.',
    parts: [
      {
        heading: 'What you will find',
        list: [
          'All articles and guides on children and school.',
          'Debates with other families, moderated by the newsroom.',
          'A meeting on the first Saturday of the month, with room for the little ones.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          `${price('family', 'en')} a month. It is included in every subscription to the paper: just sign in to your account.`,
        ],
      },
    ],
    next: 'Join the community',
  },
  upgrade: {
    title: 'Upgrade your subscription',
    standfirst: 'Add what is missing, and pay only the difference until your next renewal.',
    parts: [
      {
        table: {
          caption: 'What the complete subscription adds',
          head: ['Service', 'Basic', 'Complete'],
          rows: [
            ['All articles', 'Yes', 'Yes'],
            ['Comments', 'No', 'Yes'],
            ['Archive', 'No', 'From the first issue on'],
            ['Articles to give away', 'None', 'Ten a month'],
          ],
        },
      },
      { paragraphs: [`The complete subscription costs ${price('month', 'en')} a month.`] },
    ],
    next: 'Upgrade',
  },
  payment: {
    title: 'You have a payment due',
    standfirst: 'We could not charge your last renewal. For the time being you can still read everything.',
    parts: [
      {
        heading: 'What may have happened',
        list: [
          'Your card has expired or been replaced.',
          'Your bank has returned the debit for lack of funds.',
          'Your bank wants you to confirm the payment.',
        ],
      },
      {
        heading: 'How to settle it',
        paragraphs: [
          'Update your card or account and we will try again the next day. After fifteen days the subscription is paused until it is paid.',
        ],
      },
    ],
    next: 'Update the payment',
  },
  premium: {
    title: 'Premium',
    standfirst: 'The subscription for those who want the paper to go further.',
    parts: [
      {
        heading: 'What awaits you',
        list: [
          'Everything in the digital subscription.',
          'The Premium club: concerts, first nights and talks with our writers.',
          'Two visits a year to the newsroom, one of them at deadline.',
          'A quarterly letter from the editor, with the paper’s accounts.',
        ],
      },
      { paragraphs: [`${price('premium', 'en')} a month. You can go back to the digital subscription at any time.`] },
    ],
    next: 'Go to the Premium club',
  },
  founders: {
    title: 'Founders',
    standfirst: 'Three hundred and forty-two readers paid for the paper before it existed. This page is theirs.',
    parts: [
      {
        heading: 'What founders have',
        list: [
          'The Premium subscription, at the price of the first day.',
          'A voice and a vote at the readers’ meeting each February.',
          'Issue no. 1 in print, signed by the newsroom.',
        ],
      },
      {
        paragraphs: [
          'Being a founder is personal, and lasts as long as the subscription. If you move house, let us know, so that the invitation reaches you.',
        ],
      },
    ],
    next: 'Write to us',
  },
  club: {
    title: 'Premium club',
    standfirst: 'What is next at the club. Entrance is free with your card; places are limited.',
    parts: [
      {
        table: {
          caption: 'Events',
          head: ['Event', 'When', 'Places'],
          rows: [
            ['The youth orchestra, open rehearsal in the fish hall', 'Thursday, 7 pm', '40'],
            ['Inside the lighthouse, with Clara Montsant', 'Saturday, 11 am', '12'],
            ['How an investigation is made: the water that leaked away', 'Tuesday, 6.30 pm', '25'],
          ],
        },
      },
      { paragraphs: ['To book a place, write to us with the number of your card and how many you will be.'] },
    ],
    next: 'Book a place',
  },
  friends: {
    title: 'Bring a friend to the paper',
    standfirst: 'When a friend of yours subscribes, both of you read for a month free of charge.',
    parts: [
      {
        heading: 'How it works',
        list: [
          'Tell your friend the number of your subscriber’s card.',
          'When subscribing, they enter it in the field “Who brought you”.',
          'The free month is taken off the next renewal of each of you.',
        ],
      },
      { paragraphs: ['There is no limit to the number of friends. Not to be combined with the first month’s offer.'] },
    ],
    next: 'See all prices',
  },
  archive: {
    title: 'The whole archive',
    standfirst: 'Every printed issue of El Far since the first, to read and to download.',
    parts: [
      {
        list: [
          'More than six years of papers in three editions.',
          'Each issue as a PDF, just as it left the press.',
          'Included in the digital subscription.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          `${price('firstMonth', 'en')} for the first month, then ${price('month', 'en')} a month. A single printed issue by post costs ${price('issue', 'en')}.`,
        ],
      },
    ],
    next: 'Subscribe',
  },
  space: {
    title: 'Subscribers’ area',
    standfirst: 'This month’s benefits. Show your card, on your phone or on paper, and that is all.',
    parts: [
      {
        table: {
          caption: 'Benefits',
          head: ['Where', 'What', 'Until'],
          rows: [
            ['Teatre Principal', 'Two tickets for the price of one, Tuesday to Thursday', 'The end of the month'],
            ['Llibreria del Pou', 'Ten per cent off novels and essays', 'All year'],
            ['Forn del Carrer Major', 'A small loaf with every purchase on Saturdays', 'The end of the month'],
            [
              'Portclar fish hall',
              'A visit to the auction, Fridays at five in the afternoon',
              'While there are places',
            ],
          ],
        },
      },
      {
        paragraphs: ['Your card is in your account. Not a subscriber yet? See what each subscription includes.'],
      },
    ],
    next: 'See all prices',
  },
}

export const enOrders: OrderText = {
  checkout: {
    title: 'Your order',
    standfirst: 'Check what you are buying, and what it costs, before you pay.',
    sample: 'Portclar is invented and nothing is charged here: you can go on as if you had paid.',
    start: 'Go on as a subscriber',
  },
  subscription: {
    title: 'Your subscription',
    none: 'There is no active subscription in this account at the moment.',
  },
  card: {
    title: 'Your card',
    none: 'The card is for subscribers. If you are one, sign in and you will see it here.',
    hint: 'Show it to enter the paper’s events, and for the discounts of the subscribers’ area.',
  },
  labels: {
    product: 'Product',
    price: 'Price',
    renewal: 'Renewal',
    reader: 'Name',
    number: 'Number',
    nextReceipt: 'Next payment',
    payment: 'Paid by',
  },
  products: {
    month: 'Digital subscription, monthly',
    year: 'Digital subscription, yearly',
    family: 'Parents’ community',
    issue: 'A printed issue from the archive',
  },
  renewals: {
    month: `Monthly, for ${price('month', 'en')}, until you cancel`,
    year: 'Yearly; we tell you a week before',
    family: 'Monthly, until you cancel',
    issue: 'None: you pay once, postage included',
  },
  debit: 'Direct debit',
  rates: 'See all prices',
  signIn: 'Sign in',
}
