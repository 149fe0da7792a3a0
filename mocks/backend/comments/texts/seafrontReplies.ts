/** Readers' answers to one another under the seafront article. */
export const agreements: readonly string[] = [
  'Exacte. No ho hauria sabut dir millor.',
  'T’ho compro tot menys l’última frase.',
  'Penso el mateix, i això que tinc cotxe.',
  'Gràcies per explicar-ho tan bé.',
  'Totalment. I afegeixo que el soroll també és contaminació.',
  'Ho subscric, i ho he compartit al grup de l’escola.',
  'Això mateix li vaig dir ahir al regidor quan me’l vaig trobar a la fleca.',
  'A mi també m’ha passat, i al mateix lloc.',
  'Molt bona, aquesta. 😄',
  'Tens raó, no hi havia caigut.',
  'Amén.',
  'Era aquí per escriure just això.',
  'M’alegro de no ser l’única que ho pensa.',
]

export const disagreements: readonly string[] = [
  'Doncs jo hi visc i no ho veig gens així.',
  'Això que dius no és el que posa a l’article: llegeix el quart paràgraf.',
  'Respecto el que dius, però hi ha gent que no pot triar.',
  'I per a tu la solució és no fer res? Estem així des del 1990.',
  'Perdona, però no és veritat. L’aparcament de l’estació té 340 places i els diumenges en sobren més de 200.',
  'Que a tu et vagi bé no vol dir que ens vagi bé a tots.',
  'Una anècdota no és una dada.',
  'Sempre hi ha un «però» quan es tracta de deixar el cotxe.',
  'No barregem les coses, si us plau. Aquí parlàvem dels diumenges.',
  'Et convido a venir un diumenge a casa meva a sentir la tanda de clàxons.',
  'Ho dius com si els comerciants fóssim milionaris.',
  'No n’estic tan segur. D’on ho has tret?',
  'Home, tampoc no és això…',
]

export const answers: readonly string[] = [
  'Els veïns amb gual sí que hi poden entrar, a deu per hora. Ho diu l’ordenança.',
  'Ho he preguntat a l’oficina d’atenció: de vuit a nou, i a l’agost fins a les deu.',
  'L’estudi és al web municipal, a l’apartat de mobilitat. Són cent vuitanta pàgines, t’aviso.',
  'Crec que ho expliquen al vídeo de la roda de premsa, cap al minut dotze.',
  'Sí, hi vaig ser. Molta gent, cap incident i quatre núvols.',
  'Les ambulàncies hi passen sempre: les tanques són mòbils.',
  'Segons el ple, trenta-vuit mil euros l’any, tanques incloses.',
  'Em penso que els patinets també han d’anar al pas. Una altra cosa és que ho facin.',
]

export const followUps: readonly string[] = [
  'I què hi proposes, doncs?',
  'Pots posar l’enllaç? Jo no el sé trobar.',
  'D’acord, retiro el que he dit.',
  'Ens hem desviat una mica del tema, oi?',
  'No cal cridar, que ens llegim bé.',
  'Ho mirarem diumenge i en tornem a parlar.',
  'Moltes gràcies per l’aclariment!',
  'Jo només deia el que veig des del balcó.',
  'Parlant la gent s’entén. Una abraçada.',
  'Això ja és una altra discussió, i també m’interessa.',
  'Va, fem-ho fàcil: vermut diumenge davant del far i ho acabem de discutir.',
]
