/** Questions, memories and jokes about the seafront without cars: each stands alone. */
export const questions: readonly string[] = [
  'Algú sap a quina hora obren i tanquen? A l’article diu de vuit a nou, però el cartell {place} diu fins a les deu.',
  'Les motos compten com a cotxes? Ho pregunto perquè fan més soroll que tots els altres junts.',
  'Els veïns amb gual hi podrem entrar? No ho he trobat enlloc.',
  'I el mercat de Santa Llúcia, que cau en diumenge, on el posaran?',
  'Una pregunta seriosa: s’hi podrà anar amb gos deslligat, ara que no hi ha cotxes?',
  'Quant costa tot plegat? No dic que sigui car; dic que no ho posa.',
  'Hi haurà aparcament de bicicletes vigilat? La darrera em va durar dues setmanes.',
  'On es pot llegir l’estudi de mobilitat que s’esmenta? M’agradaria mirar-me les taules.',
  'I quan entrin creuers? Perquè els autocars de turistes alguna cosa hauran de fer.',
  'Les ambulàncies per on passaran? Suposo que ho han previst, però m’agradaria llegir-ho.',
  'Han pensat a posar-hi lavabos? Quatre hores de passeig amb criatures són llargues.',
  'Algú que hi anés diumenge passat pot explicar com va anar?',
  'El carril bici serà només per a bicis, o també per als patinets que van a cinquanta?',
  'Els patges de Reis hi arriben amb barca i marxen amb camió. I ara què? 😅',
  'Algú ha entès si a les festes que cauen entre setmana també es tanca?',
  'El carrer dels Corders continuarà sent de dues direccions? Al plànol no es veu prou bé.',
  'Hi ha cap previsió per als dies de mercat de brocanters, que també són diumenge?',
  'Els cotxes amb targeta de discapacitat hi poden entrar sense demanar permís cada vegada?',
  'Sabeu si el quiosc del final del passeig podrà obrir la terrassa al mig del carrer?',
  'I el soroll dels altaveus, també el mesuraran? Perquè a l’article només parlen del dels motors.',
]

/** Sentences that may follow a question. */
export const questionTails: readonly string[] = [
  'Gràcies per endavant.',
  'Ho pregunto de bona fe.',
  'Si algú ho sap, que ho digui, si us plau.',
  'A l’oficina d’atenció no m’ho han sabut dir.',
  'Al web no ho he sabut trobar.',
  'Ho demano per la meva mare, que no té internet.',
  '🙏',
]

/** Sentences that may follow a memory. */
export const memoryTails: readonly string[] = [
  'Perdoneu la nostàlgia.',
  'Ja veieu que d’anys en tinc uns quants.',
  'No dic que fos millor; dic que se sentia el mar.',
  'Algú més se’n recorda?',
  'Només ho volia explicar.',
]

export const memories: readonly string[] = [
  'El meu avi deia que abans hi baixaven els carros plens de sal i que ja llavors la gent es queixava del trànsit.',
  'Hi vaig aprendre a anar amb bici l’any 1971, quan hi passava un cotxe cada quart. No he tornat a sentir aquell silenci.',
  'Quan jo era petita hi estenien les xarxes a terra i havíem de saltar per no trepitjar-les.',
  'A la meva ciutat, a Trieste, ho fan des de fa temps i els cafès hi treuen les butaques. Algú hi toca l’acordió. Exagero poc.',
  'Treballo de carter {place}. El diumenge no hi passo, però us puc dir que els dilluns al matí fa olor de mar i els divendres, de gasoil.',
  'Hi vam celebrar el casament, amb permís municipal per tallar vint minuts. Vint minuts que encara recorda tothom.',
  'El primer petó, al banc del costat del far. Passaven tants cotxes que ens van tocar el clàxon i tot.',
  'Fa {years}, amb la nevada, el van haver de tallar tres dies. Van ser els tres millors dies del passeig.',
  'La fleca de la cantonada la portava la meva padrina. Deia que els diumenges venia més coca a peu que en tot l’agost amb cotxe.',
  'Als anys vuitanta hi havia un guàrdia urbà amb guants blancs que aturava els cotxes perquè passessin els de la sardana. No calia cap tanca.',
  'El dia que van inaugurar el passeig nou va ploure tant que l’alcalde va tallar la cinta dins d’un autobús.',
  'La meva filla hi va dir la primera paraula. Va ser «moto».',
  'De petit, {place}, jugàvem a endevinar el color del proper cotxe. Perdies si en passava cap abans de berenar.',
  'Hi he descarregat peix, hi he venut rifes i hi he plorat un divorci. Mai, però, no hi havia fet la migdiada. Fins diumenge.',
]

export const jokes: readonly string[] = [
  'El meu cotxe demana poder fer un comunicat.',
  'I les gavines, podran continuar aterrant on vulguin o també necessitaran permís de resident?',
  'Proposo que els dilluns tanquin les oficines, a veure si també millora l’aire.',
  'El meu fill de sis anys: «I on dormiran els cotxes?». No he sabut què dir-li.',
  'Arribarà abans el diumenge sense cotxes que el tren de rodalia.',
  'Quan diuen «restriccions» jo ja em compro paper de vàter.',
  'M’hi apunto si també prohibeixen els altaveus a la platja 🔊',
  'Visca! Diumenge hi aniré amb el cotxe a celebrar-ho.',
  'Sento un soroll estrany {place}… Ah, no, és el mar.',
  'Que consti en acta que avui estic d’acord amb la meva sogra.',
  'He anat al passeig a veure si era veritat i m’ha avançat un senyor amb caminador.',
  'Per fi podré aparcar el cotxet dels bessons sense fer maniobra.',
  'A casa ja tenim els diumenges sense cotxe: me’l roba el fill.',
  'Els coloms han demanat carril propi.',
  'Diumenge sense cotxes, dilluns sense ganes, dimarts sense pressa. Voto el pla sencer.',
  'La meva dona diu que així no tindré excusa per no anar a caminar. Estic en contra.',
  'Notícia d’última hora: un nen ha cridat «gol» al mig de la calçada i no ha vingut ningú a renyar-lo.',
  'En els meus temps ja n’hi havia, de passejos sense cotxes: se’n deien camins.',
]

/** Places on the seafront and near it where a reader may live or work. */
export const places: readonly string[] = [
  'a la plaça del Pes',
  'al carrer de les Orenetes',
  'davant del far',
  'al capdamunt de la Riera',
  'al costat de la llotja',
  'al carrer de la Sal',
  'al Raval de Mar',
  'tocant a l’espigó',
  'a l’edifici de les galeries blaves',
  'al carrer dels Corders',
  'a les cases dels pescadors',
  'darrere l’estació',
  'al passatge del Vidre',
]

export const spans: readonly string[] = [
  'dos anys',
  'tres anys',
  'cinc anys',
  'set anys',
  'deu anys',
  'dotze anys',
  'quinze anys',
  'vint anys',
  'vint-i-cinc anys',
  'trenta anys',
  'mitja vida',
]

export const emoji: readonly string[] = ['👏', '🚲', '🌊', '🙌', '😂', '🤔', '👏👏👏', '❤️', '🛴', '☀️', '🐟', '🤷‍♀️']
