import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#lib/site/config/config.ts'
import { termFindings } from './terms.ts'
import { termTable } from './termTable.ts'

/** A text that each term forbids. */
const wrong: Record<Language, Record<string, string>> = {
  ca: {
    'subscriu-t’hi': 'Subscriu-te per llegir-ho.',
    firmes: 'Els autors que segueixes.',
    idioma: 'Llengua dels correus.',
    tu: 'Escriu a la vostra llista',
    'tria, escriu, torna': 'Introduïu una data',
    entra: 'Inicia la sessió',
    'registra’t': 'Dona’t d’alta',
    subscripció: 'El teu abonament',
    correu: 'Escriu el teu e-mail',
    contrasenya: 'La clau no és correcta',
    valida: 'Confirma el correu',
    desa: 'Guarda l’article',
    'esborra, treu': 'Elimina el comentari',
    baixa: 'Descarrega el PDF',
    respon: 'Contesta el comentari',
    denuncia: 'Reporta el comentari',
    notificacions: 'Vols rebre avisos?',
    llista: 'Una col·lecció nova',
    butlletí: 'La newsletter del matí',
    enquesta: 'El sondeig d’avui',
    hemeroteca: 'L’arxiu del diari',
    tarifes: 'Consulta els preus',
    gratis: 'Llegeix gratuïtament',
    '… without a space before it': 'S’està desant …',
  },
  es: {
    firmas: 'Los autores que sigues.',
    idioma: 'Lengua de los correos.',
    volver: 'Volver atrás',
    tú: 'Usted puede leer',
    'elige, escribe, vuelve': 'Introduzca una fecha',
    entrar: 'Iniciar sesión',
    registrarse: 'Darme de alta',
    suscripción: 'Tu abono',
    correo: 'Escribe tu email',
    contraseña: 'La clave no es correcta',
    validar: 'Confirma el correo',
    guardar: 'Salvar el artículo',
    'borrar, quitar': 'Eliminar el comentario',
    descargar: 'Bajar el PDF',
    mostrar: 'Ver {shown} respuestas',
    responder: 'Contestar',
    denunciar: 'Reportar el comentario',
    notificaciones: '¿Quieres recibir alertas?',
    lista: 'Nueva colección',
    boletín: 'La newsletter de la mañana',
    encuesta: 'El sondeo de hoy',
    hemeroteca: 'El archivo histórico',
    tarifas: 'Ver los precios',
    gratis: 'Lee gratuitamente',
    '… without a space before it': 'Guardando …',
  },
  en: {
    author: 'Your favourite writers.',
    'uppercase, lowercase': 'Use upper- and lower-case letters.',
    'sign in': 'Log in to your account',
    register: 'Sign up to continue',
    subscription: 'Your membership',
    email: 'Send an e-mail',
    surname: 'Enter your last name.',
    confirm: 'Verify your email address',
    save: 'Bookmark this article',
    delete: 'Erase the comment',
    reply: 'Answer the comment',
    report: 'Flag the comment',
    notifications: 'Would you like alerts?',
    'print issue': 'Previous editions',
    list: 'Create a collection',
    gift: 'A present for you',
    newsletter: 'The morning bulletin',
    poll: 'Today’s survey',
    'for free': 'Read free of charge',
    '… without a space before it': 'Saving …',
  },
  de: {
    Autor: 'Ihre liebsten Autorinnen und Autoren',
    Telefonnummer: 'Telefon',
    'ein Abo umfasst': 'Ihr Abo enthält den Abobereich nicht.',
    Sie: 'Melde dich an',
    anmelden: 'Einloggen',
    registrieren: 'Bitte eintragen',
    Abo: 'Ihr Abonnement',
    Testphase: 'Ihre Probezeit',
    Konto: 'Ihr Account',
    'ein Konto, eine Liste anlegen': 'Konto erstellen',
    'E-Mail': 'Ihre Mailadresse',
    Passwort: 'Ihr Kennwort',
    Nachname: 'Ihr Familienname',
    speichern: 'Artikel merken',
    herunterladen: 'Zum Download',
    melden: 'Kommentar beanstanden',
    antworten: 'Kommentar erwidern',
    Mitteilungen: 'Benachrichtigungen aktivieren',
    Ausgabe: 'Dieses Exemplar',
    Regionalausgabe: 'Alle Editionen',
    Liste: 'Neue Sammlung',
    Startseite: 'Zur Titelseite',
    Umfrage: 'Die Befragung',
    kostenlos: 'Gratis lesen',
    '… after a no-break space': 'Wird geladen …',
    'E-Mail with a word joiner after its hyphen, in a sentence': 'Wir schicken Ihnen eine E-Mail.',
  },
}

const problems = (lang: string, text: string, others: Record<string, string> = {}) =>
  termFindings([{ path: `widgets/a/locales/${lang}.json`, text: JSON.stringify({ 'a.b': text }, null, 2) }], others)

describe.each(languages)('a text with another term in %s', (lang) => {
  test.each(termTable[lang].map(({ term }) => term))('is advised to have “%s”', (term) => {
    const text = wrong[lang][term] ?? ''
    expect(problems(lang, text)).toEqual([
      {
        path: `widgets/a/locales/${lang}.json`,
        line: 2,
        problem: expect.stringMatching(/^a\.b says “.+”; agreed: /),
      },
    ])
    expect(problems(lang, text)[0]?.problem).toContain(`agreed: ${term} (`)
  })
})

test.each([
  ['ca', 'S’està desant l’article: torna d’aquí a una estona, amb la teva contrasenya…'],
  ['es', 'Ya puedes ver los resultados: tu suscripción los incluye…'],
  ['en', 'Sign in with your email address to see the previous issues…'],
  ['de', 'Melden Sie sich mit Ihrer E-Mail-Adresse an: Ihr Abo wird geladen\u{a0}…'],
  ['de', 'Sie bekommen eine E-\u{2060}Mail.'],
])('agreed terms have no findings in %s', (lang, text) => {
  expect(problems(lang, text)).toEqual([])
})

test('the names of values are not text, and a part of a word is no word', () => {
  expect(problems('ca', 'Enviat a {email}')).toEqual([])
  expect(problems('en', '{present, plural, =0 {none} other {#}}')).toEqual([])
  expect(problems('de', 'Die Dusche')).toEqual([])
})

test('a word that is right where it is has its reason, and a reason its word', () => {
  const others = { 'a.b': 'The backend answers.' }
  expect(problems('en', 'never answers', others)).toEqual([])
  expect(problems('en', 'never comes', others)).toEqual([
    { path: 'tools/checks/otherTerms.ts', problem: 'excuses a.b, which says no such word' },
  ])
})
