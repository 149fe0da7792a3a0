/** Comments that a layout must survive: markup typed as text, no spaces, right-to-left text, great length. */
export const oddComments: readonly string[] = [
  '<script>alert("hola")</script> <b>Ho escric així</b> perquè algú em va dir que si poses <a href="javascript:alert(1)">un enllaç</a> surt en negreta & en vermell. <img src=x onerror=alert(1)>',
  `${'Booooo'.repeat(2)}${'o'.repeat(270)}iga quin passeig`,
  'أعيش هنا منذ ثماني سنوات، ويوم الأحد من دون سيارات هو أجمل يوم في الأسبوع. شكراً للبلدية! (bus 4, 340 places)',
  'Deixo aquí l’estudi, per si algú el vol llegir sencer: https://dades.ciutat.example/mobilitat/passeig-maritim/informe-2026.pdf?versio=3&pagina=112#taula-4 i també www.ciutat.example',
  '🌊🚲🌊🚲🌊',
  'Sí.',
  'Línia u\n\nLínia dos, després d’una línia en blanc\n\n\n\n\nI línia tres, després de moltes',
  [
    'Perdoneu que m’allargui, però hi he donat moltes voltes i m’agradaria que algú amb responsabilitats ho llegís fins al final.',
    'Vaig arribar en aquest barri l’any 1968, amb una maleta i un fill a coll. El passeig era de terra. Al matí hi baixaven les dones amb els cistells i a la tarda hi seien els homes a remendar les xarxes, i els diumenges hi anàvem tots, els uns a mirar els altres. De cotxes n’hi havia tres: el del metge, el del notari i el del fill del notari. No era cap paradís: no hi havia clavegueram, i quan plovia fort l’aigua ens entrava fins al llit. Ho dic perquè ningú no es pensi que enyoro el temps passat. El temps passat feia pudor.',
    'Després van asfaltar. Ho vam celebrar, i amb raó. Van venir els estiuejants, van obrir els restaurants, jo mateixa hi vaig treballar vint-i-dos anys, primer rentant plats i després portant la caixa, i amb aquell sou vaig pujar tres criatures. O sigui que no em trobareu mai parlant malament dels qui venen amb cotxe a dinar: em van pagar els estudis dels fills.',
    'Però una cosa no treu l’altra. A poc a poc vam deixar de baixar-hi. Primer els vells, perquè no gosaven creuar; després els petits, perquè no els deixàvem creuar; i al final només hi érem els que hi treballàvem i els que hi aparcaven. Un dia vaig adonar-me que feia un any que no veia el mar, i el tenia a dues-centes passes.',
    'Diumenge passat hi vaig tornar. Em va acompanyar la neta petita, que té set anys, i em va preguntar si era festa. Li vaig dir que no, que era diumenge. I ella: «I els altres diumenges, què eren?».',
    'Sé que hi ha gent que en surt perjudicada i que té tota la raó de queixar-se. Busqueu-hi solucions, que per això us paguem: un bus que passi de veritat, permisos que no demanin cinc papers, un lloc per als qui treballen de nit. Però no ens torneu a prendre els diumenges. A la meva edat ja no me’n queden gaires i m’agradaria gastar-los mirant l’aigua.',
  ].join('\n\n'),
]
