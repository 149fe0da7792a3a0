import type { PollText } from './PollRecord.ts'

/** Inactive: its votes are counted and closed. */
export const lightsPoll: PollText = {
  id: '4713',
  question: {
    ca: 'Cal apagar els llums de Nadal a mitjanit?',
    es: '¿Hay que apagar las luces de Navidad a medianoche?',
    en: 'Should the Christmas lights go out at midnight?',
    de: 'Soll die Weihnachtsbeleuchtung um Mitternacht ausgehen?',
  },
  active: false,
  options: [
    { id: '47131', title: { ca: 'Sí', es: 'Sí', en: 'Yes', de: 'Ja' }, votes: 3120 },
    { id: '47132', title: { ca: 'No', es: 'No', en: 'No', de: 'Nein' }, votes: 1478 },
    {
      id: '47133',
      title: {
        ca: 'Tant me fa, ja dormo',
        es: 'Me da igual, ya duermo',
        en: 'I’m asleep by then',
        de: 'Egal, da schlafe ich schon',
      },
      votes: 902,
    },
  ],
}

/** Everybody who is signed in has voted for its first option. */
export const tablePoll: PollText = {
  id: '4714',
  question: {
    ca: 'Quant ha de durar una bona sobretaula?',
    es: '¿Cuánto debe durar una buena sobremesa?',
    en: 'How long should a good lunch linger?',
    de: 'Wie lange darf man nach dem Essen sitzen bleiben?',
  },
  active: true,
  options: [
    {
      id: '47141',
      title: {
        ca: 'Fins que algú digui «i si sopem?»',
        es: 'Hasta que alguien diga «¿y si cenamos?»',
        en: 'Until somebody suggests dinner',
        de: 'Bis jemand fragt: „Und Abendessen?“',
      },
      votes: 1733,
    },
    {
      id: '47142',
      title: { ca: 'Una hora justa', es: 'Una hora justa', en: 'One hour sharp', de: 'Genau eine Stunde' },
      votes: 264,
    },
    {
      id: '47143',
      title: { ca: 'El temps d’un cafè', es: 'Lo que dura un café', en: 'As long as a coffee', de: 'Eine Kaffeelänge' },
      votes: 391,
    },
  ],
}

/** Open, and nobody has voted yet. */
export const tomatoPoll: PollText = {
  id: '4715',
  question: {
    ca: 'Al pa amb tomàquet, l’all hi va o no hi va?',
    es: 'En el pan con tomate, ¿ajo sí o ajo no?',
    en: 'Bread with tomato: garlic or no garlic?',
    de: 'Brot mit Tomate: mit oder ohne Knoblauch?',
  },
  active: true,
  options: [
    { id: '47151', title: { ca: 'Sempre', es: 'Siempre', en: 'Always', de: 'Immer' }, votes: 0 },
    { id: '47152', title: { ca: 'Mai', es: 'Nunca', en: 'Never', de: 'Niemals' }, votes: 0 },
    {
      id: '47153',
      title: {
        ca: 'Depèn de qui hi hagi a taula',
        es: 'Depende de quién haya en la mesa',
        en: 'Depends on the company',
        de: 'Kommt auf die Tischrunde an',
      },
      votes: 0,
    },
  ],
}
