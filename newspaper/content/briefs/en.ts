import type { BriefSlug, BriefText } from './BriefText.ts'

export const en: Record<BriefSlug, BriefText> = {
  'la-biblioteca-del-moll-obrira-fins-a-mitjanit': {
    title: 'The harbour library will stay open until midnight',
    alt: 'Drawing of bookshelves around a lit window',
    text: [
      'The harbour library will keep its doors open until midnight, Monday to Thursday, in the weeks of exams. Last year’s trial filled 180 of its 200 chairs, and not only with students: one visitor in four was over sixty.',
      'After nine, silence will be optional on the ground floor. “Some people come to study and some come so as not to have supper alone,” says the director, Carme Ventós. “We want to be here for both.”',
    ],
  },
  'el-tren-de-les-7-14-torna-a-tenir-sis-vagons': {
    title: 'The 7.14 has six carriages again',
    text: [
      'After twenty-three months on their feet, passengers on the first regional train of the morning yesterday found two more carriages. Every Monday a group of them had sent the operator a photograph of the platform: ninety-eight in all.',
      'The company puts it down to a reorganisation of its fleet. The passengers, sitting down for once, say they will go on taking the picture, now to show the seats.',
    ],
  },
  'les-vinyes-de-la-carena-veremen-onze-dies-abans': {
    title: 'The Carena harvest now comes eleven days earlier than thirty years ago',
    alt: 'Drawing of rows of vines on a hill under a round sun',
    text: [
      'The wineries of the Carena hills have compared their harvest notebooks back to 1996. The day on which the first vine is picked has moved forward by eleven days, and the last by sixteen. The wine has one degree more alcohol and less acidity.',
      'Three growers are replanting at six hundred metres, where their grandparents said grapes would never ripen. “They were right,” says Pau Llorach, “but they were talking about a different climate.”',
    ],
  },
  'una-escola-canvia-el-timbre-per-una-campana': {
    title: 'A school swaps its buzzer for a bell',
    text: [
      'The top class at Drassanes primary school measured the buzzer: 96 decibels, louder than a jackhammer at twenty metres. They wrote to the school board and, while they waited for an answer, found the bell of 1931 in a storeroom.',
      'It has been ringing since Monday. A different child rings it each day, and the turn, they explain, is more sought after than playing in goal.',
    ],
  },
  'la-travessia-del-port-es-nedara-a-catorze-graus': {
    title: 'The harbour swim will be swum at fourteen degrees',
    alt: 'Drawing of swimmers crossing the water between buoys',
    text: [
      'Two hundred and twenty swimmers have signed up for the winter crossing of the harbour, which turns eighty-four on Sunday. The water will be at fourteen degrees, one above the average, and the course will have one buoy fewer on account of the swell.',
      'The oldest, Montserrat Ticó, who is seventy-nine, has swum it twenty-six times. Her advice never changes: “Don’t think about it. And afterwards, broth.”',
    ],
  },
  'l-orquestra-jove-assaja-a-la-llotja-del-peix': {
    title: 'The youth orchestra rehearses in the fish market',
    text: [
      'With the concert hall closed for building work, the forty-two musicians of the youth orchestra have found unexpected acoustics in the fish auction hall. They rehearse at seven in the evening, once the floor has been sluiced and before the night boats come in.',
      'The Christmas concert will be held there. True to the place, tickets go by Dutch auction: the price falls until somebody says yes.',
    ],
  },
  'el-forn-del-carrer-major-reobre-amb-sis-socis': {
    title: 'The bakery on the high street reopens with six owners',
    text: [
      'Ca l’Estadella, the bakery that closed when its owners retired, reopens on Saturday in the hands of six neighbours who until a year ago were its customers. None had ever kneaded dough; two have learned the trade from the old baker, who drops in every morning before dawn “to watch”.',
      'They will open four days a week and put the accounts in the window, beside the price of bread.',
    ],
  },
  'el-dret-a-no-tenir-opinio': {
    title: 'The right to have no opinion',
    text: [
      'They asked what I thought of it and I said I didn’t know. There was a silence, as if I had broken a glass. Not knowing, these days, is almost a discourtesy: you seem not to have done your homework, or to be hiding something.',
      'I should like a third box to tick. Between yes and no, one that says “still looking”. It isn’t being lukewarm. It is the time coffee takes to stop scalding.',
    ],
  },
  'carta-a-qui-vindra-a-viure-al-meu-carrer': {
    title: 'A letter to whoever moves into my street',
    text: [
      'I don’t know you, but I heard the shutters go up on the fourth floor. Three things you should know: the street door wants a push with the knee, Mr Ramon returns a greeting late, and the knife grinder comes on Thursdays.',
      'You’ll find out the rest. If you run out of salt one evening, don’t pretend you haven’t. We have some on the second floor, and it is a while since anyone came for it.',
    ],
  },
}
