import type { Line } from '../Line.ts'

/** Under the column on words (1006): a comment in every state, one reported by the persona `subscriber`. Replies are no longer allowed there; some are older. */
export const wordsThread: readonly Line[] = [
  {
    by: 'Isolda',
    ago: 2840,
    text: 'A casa dèiem «xafogor» i «basca» i no eren el mateix: la xafogor era del temps i la basca, de les persones.',
    likes: 58,
  },
  {
    by: 'Blai',
    ago: 2640,
    text: '',
    state: 'deletedByUser',
    replies: [
      { by: 'Sílvia M.', ago: 2590, text: 'No hi estic d’acord: jo la dic cada dia, i tinc trenta anys.', likes: 9 },
      { by: 'Joanot', ago: 2490, text: 'Jo també! I els meus alumnes me la copien.', likes: 11 },
    ],
  },
  { by: 'Titot', ago: 2380, text: '', state: 'deletedByModeration' },
  {
    by: 'Aloma del Rec',
    ago: 2180,
    text: 'La meva paraula a la butxaca és «enraonar». No és parlar: és parlar per posar-hi raó.',
    likes: 73,
    likedBy: ['Subscriptor 14'],
  },
  { by: 'Trabuc', ago: 2030, text: '', state: 'banned' },
  {
    by: 'Inés',
    ago: 1830,
    reportedBy: ['Aloma del Rec'],
    text: 'Soy de Teruel y mi abuela decía «enreligar». No está en ningún diccionario y todos la entendemos.',
    likes: 22,
  },
  {
    by: 'Caminant_de_la_Devesa_Vella',
    ago: 1670,
    text: 'El meu fill diu «butxaca» i els seus amics, «bolsillo». Avui ha après que també en pot dir «sarró».',
    likes: 16,
  },
  {
    by: 'un-lector-que-mai-no-escriu-pero-avui-si',
    ago: 1420,
    text: 'No escric mai. Però aquesta columna la llegeixo cada setmana en veu alta al meu pare, que ja no hi veu.',
    likes: 131,
  },
  {
    by: 'Jürgen',
    ago: 1070,
    text: 'Das Wort „sobretaula“ aus dem anderen Artikel stecke ich mir auch in die Tasche.',
    likes: 12,
  },
  {
    by: 'Oğuz',
    ago: 760,
    text: 'Estic aprenent català i cada columna em costa una hora. La millor hora de la setmana.',
    likes: 90,
  },
  ...['Aloma del Rec', 'capita_de_la_barca_petita', 'Assumpta', 'Subscriptor 14', 'Redacció', 'Pometa', 'Guifré'].map(
    (by): Line => ({
      by,
      ago: 36,
      text: 'I «capvespre»? Encara hi cap, a la butxaca?',
      state: 'pendingModeration',
    }),
  ),
]
