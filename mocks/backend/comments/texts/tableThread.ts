import type { Line } from '../Line.ts'

/** Under the column in praise of staying at the table (1002), whose author asked for the lunch one remembers best. */
export const tableThread: readonly Line[] = [
  {
    by: 'Lector antic',
    ago: 590,
    text: 'La del bateig de la meva neboda: vam començar a dinar a les dues i vam acabar cantant havaneres amb els del restaurant, que ja ens volien fer fora. Hi érem vint-i-tres i ara en quedem onze.',
    likes: 41,
    replies: [
      { by: 'Bet', ago: 560, text: 'Quina manera de dir-ho. Una abraçada.', likes: 9 },
      { by: 'Antonia Ruiz', ago: 520, text: 'Me ha emocionado, gracias por contarlo.', likes: 6 },
    ],
  },
  {
    by: 'Nurieta77',
    ago: 550,
    text: 'A casa la sobretaula la mana l’àvia: mentre ella no plega el tovalló, ningú no s’aixeca. Té noranta-quatre anys i el plega a les sis.',
    likes: 63,
    likedBy: ['Aloma del Rec'],
  },
  {
    by: 'Don Simón',
    ago: 525,
    text: 'Bonic article, però algú renta els plats mentre els altres filosofen. I ja sabem qui.',
    likes: 88,
    replies: [
      {
        by: 'Roger dels Horts',
        ago: 500,
        text: 'A casa meva, qui cuina no renta. I jo no sé cuinar, així que…',
        likes: 22,
        replies: [{ by: 'Don Simón', ago: 480, text: 'Doncs benvingut al club dels plats nets.', likes: 5 }],
      },
      { by: 'Elisenda V.', ago: 460, text: 'Gràcies per recordar-ho. Era el que anava a escriure.', likes: 17 },
    ],
  },
  {
    by: 'Tom in Leeds',
    ago: 440,
    text: 'There is no English word for this, which tells you everything about our lunches.',
    likes: 35,
  },
  {
    by: 'Cafè amb llet',
    ago: 410,
    text: 'Una cosa que no diu l’article: la sobretaula necessita una taula prou petita perquè no es facin dues converses.',
    likes: 27,
  },
  {
    by: 'Aloma del Rec',
    ago: 380,
    text: 'La que recordo millor va ser sense electricitat, amb una tempesta a fora i sis persones que no ens coneixíem de res. Ara tres som família.',
    likes: 19,
    replies: [
      { by: 'Helena', ago: 370, text: 'Això demana una novel·la!', likes: 4 },
      {
        by: 'Bibliòmana',
        ago: 280,
        text: '@Aloma del Rec explica’ns-ho sencer, va.',
        mentions: ['Aloma del Rec'],
        likes: 3,
      },
    ],
  },
  {
    by: 'Fontaner',
    ago: 360,
    text: 'Jo cobro per hores. Una sobretaula em surt per un dineral. I no me’n penedeixo de cap.',
    likes: 31,
  },
  {
    by: 'Beate K.',
    ago: 330,
    text: 'Bei uns steht nach dem letzten Bissen schon jemand mit dem Mantel da. Ich habe hier gelernt, sitzen zu bleiben.',
    likes: 14,
  },
  {
    by: 'Guiu',
    ago: 310,
    text: 'Al meu institut tenim vint minuts per dinar. Que algú ho expliqui al departament d’Educació.',
    likes: 46,
    replies: [{ by: 'Mestra rural', ago: 300, text: 'Vint? Quin luxe.', likes: 12 }],
  },
  {
    by: 'capita_de_la_barca_petita',
    ago: 270,
    text: 'A la barca dinem en silenci i en deu minuts. La sobretaula la fem al port, esperant que obrin la llotja, i és la millor estona del dia.',
    likes: 24,
  },
  { by: 'Charo', ago: 255, text: 'La sobremesa es lo único que mi abuela no dejaba que saliera mal.', likes: 11 },
  {
    by: 'Tomàs Cirera',
    ago: 220,
    text: 'I el mòbil damunt la taula? Jo hi tinc una cistella. Qui el toca abans del cafè, renta els plats.',
    likes: 52,
    likedBy: ['Aloma del Rec', 'capita_de_la_barca_petita'],
  },
  { by: 'Pol', ago: 190, text: 'Tinc disset anys i m’agraden les sobretaules. Ja ho he dit.', likes: 97 },
  { by: 'La tieta Pilar', ago: 155, text: 'El secret són les ametlles. Mentre n’hi ha, ningú no se’n va.', likes: 38 },
  {
    by: 'Rafael Contreras',
    ago: 120,
    text: 'Discrepo: la mejor conversación es la de la cocina, de pie y sin ceremonia.',
    likes: 8,
  },
  {
    by: 'Subscriptor 14',
    ago: 90,
    text: 'Fa quaranta anys que dinem els dijous els mateixos quatre. No recordo de què hem parlat mai, però no en falto ni un.',
    likes: 29,
  },
  { by: 'Ada', ago: 56, text: 'Llegint això a les cinc de la tarda, encara a taula. 🙋‍♀️', likes: 20 },
  {
    by: 'Aloma del Rec',
    ago: 21,
    text: 'Per cert: algú sap si en farà un llibre, d’aquests articles?',
    likes: 2,
  },
  { by: 'Uri', ago: 6, text: 'M’heu fet venir gana.', likes: 6 },
]
