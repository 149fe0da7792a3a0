import { articlePath, articles } from '../../mocks/content/articles.ts'
import { briefPath, briefs } from '../../mocks/content/briefs/briefs.ts'

/** A page of each kind, and every article. */
export const newspaperPages: readonly string[] = [
  '/',
  ...articles.map(articlePath),
  // With a picture, without one, and signed.
  ...[0, 3, 7].flatMap((index) => briefs[index] ?? []).map(briefPath),
  '/ciutat/',
  '/opinio/',
  '/autors/clara-montsant/',
  '/autors/ignasi-rovello/',
  '/ultima-hora/',
  '/carrusels',
  '/hemeroteca',
  '/enquestes',
  '/enquestes/4711',
  '/usuari/login',
  '/usuari/register',
  '/usuari/canviar-contrasenya?token=mock-recovery',
  '/usuari/benvinguda',
  '/contacte.html',
  '/ajuda',
  '/tarifes',
  '/qui-som.html',
  '/newsletters/',
  '/newsletters/mots',
  '/portada/digital-12m/dades',
  '/descobreix/',
  '/perfil/2001',
  '/mock',
  '/mock/mail',
  '/mock/error',
  '/no/hi/es',
  '/enllac-caducat',
  '/previsualitzacio/paywall',
  '/webview/content/1002/comments',
]
