import type { BriefSlug, BriefText } from './BriefText.ts'

export const ca: Record<BriefSlug, BriefText> = {
  'la-biblioteca-del-moll-obrira-fins-a-mitjanit': {
    title: 'La biblioteca del Moll obrirà fins a mitjanit',
    alt: 'Dibuix de prestatges de llibres amb una finestra il·luminada',
    text: [
      'La biblioteca del Moll allargarà l’horari fins a les dotze de la nit, de dilluns a dijous, durant les setmanes d’exàmens. La prova de l’any passat va omplir 180 de les 200 cadires, i no tan sols d’estudiants: un de cada quatre usuaris tenia més de seixanta anys.',
      'A partir de les nou el silenci serà voluntari a la planta baixa. «Hi ha gent que ve a estudiar i gent que ve a no sopar sola», diu la directora, Carme Ventós. «Volem ser-hi per als uns i per als altres.»',
    ],
  },
  'el-tren-de-les-7-14-torna-a-tenir-sis-vagons': {
    title: 'El tren de les 7.14 torna a tenir sis vagons',
    text: [
      'Després de vint-i-tres mesos viatjant dret, el passatge del primer regional del matí va trobar ahir dos vagons més. Uns usuaris havien enviat cada dilluns una fotografia de l’andana a l’operadora: noranta-vuit.',
      'La companyia ho atribueix a una reordenació del parc mòbil. Els viatgers, que ahir seien per primera vegada, diuen que continuaran fent la fotografia, ara per ensenyar els seients.',
    ],
  },
  'les-vinyes-de-la-carena-veremen-onze-dies-abans': {
    title: 'Les vinyes de la Carena es veremen onze dies abans que fa trenta anys',
    alt: 'Dibuix de fileres de ceps en un turó sota un sol rodó',
    text: [
      'Els cellers de la Carena han comparat les llibretes de verema des del 1996. La data en què es verema el primer cep s’ha avançat onze dies, i la de l’últim, setze. El resultat és un vi amb un grau més d’alcohol i una acidesa que baixa.',
      'Tres viticultors replanten a sis-cents metres, on els avis deien que el raïm no maduraria mai. «Tenien raó», diu Pau Llorach, «però parlaven d’un altre temps.»',
    ],
  },
  'una-escola-canvia-el-timbre-per-una-campana': {
    title: 'Una escola canvia el timbre per una campana',
    text: [
      'Els alumnes de sisè de l’escola Drassanes van mesurar el timbre: 96 decibels, més que un martell pneumàtic a vint metres. Van escriure al consell escolar i, mentre esperaven resposta, van trobar en un traster la campana del 1931.',
      'Sona des de dilluns. La toca cada dia un alumne diferent, i el torn, expliquen, és més disputat que el de porter.',
    ],
  },
  'la-travessia-del-port-es-nedara-a-catorze-graus': {
    title: 'La travessia del port es nedarà a catorze graus',
    alt: 'Dibuix de nedadors travessant l’aigua entre boies',
    text: [
      'Dos-cents vint nedadors s’han inscrit a la travessia d’hivern del port, que diumenge farà vuitanta-quatre anys. L’aigua serà a catorze graus, un per sobre de la mitjana, i el recorregut tindrà una boia menys per la maror.',
      'La més veterana, Montserrat Ticó, de setanta-nou anys, en fa vint-i-sis edicions. El seu consell és sempre el mateix: «No t’ho pensis. I després, brou».',
    ],
  },
  'l-orquestra-jove-assaja-a-la-llotja-del-peix': {
    title: 'L’orquestra jove assaja a la llotja del peix',
    text: [
      'Amb l’auditori en obres, els quaranta-dos músics de l’orquestra jove han trobat a la llotja una acústica inesperada. Assagen a les set del vespre, quan ja s’ha baldejat el terra i abans que arribin les barques de la nit.',
      'El concert de Nadal es farà allà mateix. L’entrada, fidel al lloc, es pagarà a la baixa: el preu descendeix fins que algú diu que sí.',
    ],
  },
  'el-forn-del-carrer-major-reobre-amb-sis-socis': {
    title: 'El forn del carrer Major reobre amb sis socis',
    text: [
      'El forn de ca l’Estadella, tancat des de la jubilació dels amos, reobrirà dissabte en mans de sis veïns que fins fa un any hi compraven. Cap no havia pastat mai; dos han après l’ofici amb l’antic forner, que hi va cada matinada «a mirar».',
      'Obriran quatre dies la setmana i publicaran els comptes a l’aparador, al costat del preu del pa.',
    ],
  },
  'el-dret-a-no-tenir-opinio': {
    title: 'El dret a no tenir opinió',
    text: [
      'Em van preguntar què en pensava i vaig dir que no ho sabia. Es va fer un silenci com si hagués trencat una copa. No saber-ho, avui, és gairebé una descortesia: sembla que no hagis fet els deures o que amaguis res.',
      'Reivindico una tercera casella. Entre el sí i el no, una que digui «encara m’ho miro». No és tebiesa; és l’estona que triga el cafè a deixar de cremar.',
    ],
  },
  'carta-a-qui-vindra-a-viure-al-meu-carrer': {
    title: 'Carta a qui vindrà a viure al meu carrer',
    text: [
      'No et conec, però he sentit que aixecaven la persiana del quart. Et vull avisar de tres coses: la porta de baix s’ha d’empènyer amb el genoll, el senyor Ramon saluda tard i els dijous passa l’esmolador.',
      'De la resta ja te n’aniràs assabentant. Si algun vespre et falta sal, no facis veure que no te’n falta. Al segon primera en tenim, i feia temps que ningú no en venia a buscar.',
    ],
  },
}
