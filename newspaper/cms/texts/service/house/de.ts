import { price } from '#newspaper/content/prices.ts'
import type { HouseName, ServiceText } from '../ServiceText.ts'

export const de: Record<HouseName, ServiceText> = {
  aboutUs: {
    title: 'Über uns',
    standfirst:
      '„El Far de Portclar“ ist eine unabhängige Tageszeitung: Sie gehört denen, die sie machen, und lebt von denen, die sie lesen.',
    parts: [
      {
        paragraphs: [
          'Vor sechs Jahren sind wir zum ersten Mal erschienen, mit vier Seiten und einer geliehenen Druckmaschine. Heute erscheinen wir täglich, im Netz und auf Papier, in drei Ausgaben.',
          'Kein Anzeigenkunde und keine Behörde entscheidet, was in der Zeitung steht. Unsere Bücher sind offen: Zwei Drittel der Einnahmen stammen aus Abos.',
        ],
      },
      {
        heading: 'Wie wir arbeiten',
        list: [
          'Fehler berichtigen wir im Artikel selbst und sagen, was wir geändert haben.',
          'Quellen nennen wir beim Namen, es sei denn, das brächte sie in Gefahr.',
          'Werbung ist immer als solche gekennzeichnet.',
        ],
      },
    ],
    next: 'Schreiben Sie uns',
  },
  conditions: {
    title: 'Vertragsbedingungen',
    standfirst: 'Was wir vereinbaren, wenn Sie ein Abo abschließen, in wenigen Worten.',
    parts: [
      {
        heading: 'Preis und Zahlung',
        paragraphs: [
          'Es gilt der Preis, der am Tag der Bestellung in der Preisliste steht, einschließlich Mehrwertsteuer. Abgebucht wird im Voraus, monatlich oder jährlich.',
        ],
      },
      {
        heading: 'Laufzeit und Kündigung',
        paragraphs: [
          'Das Abo verlängert sich, bis Sie es kündigen, in Ihrem Konto oder schriftlich. Es endet mit dem bezahlten Zeitraum.',
        ],
      },
      {
        heading: 'Widerruf',
        paragraphs: [
          'Innerhalb von vierzehn Tagen können Sie ohne Angabe von Gründen widerrufen. Ihr Geld erhalten Sie auf demselben Weg zurück, auf dem Sie bezahlt haben.',
        ],
      },
      {
        heading: 'Änderungen',
        paragraphs: ['Ändern sich Preis oder Bedingungen, erfahren Sie es mindestens einen Monat vorher per E-Mail.'],
      },
    ],
    next: 'Alle Preise ansehen',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    standfirst: 'Was wir über Sie speichern, wozu wir es brauchen und wie Sie es löschen lassen.',
    parts: [
      {
        table: {
          caption: 'Was wir speichern',
          head: ['Daten', 'Wozu', 'Wie lange'],
          rows: [
            ['Name, E-Mail-Adresse und Geburtsdatum', 'Für Ihr Konto', 'Bis Sie es löschen'],
            ['Was Sie merken und wem Sie folgen', 'Damit Sie es auf allen Geräten finden', 'Bis Sie es entfernen'],
            ['Kommentare', 'Für das Gespräch unter den Artikeln', 'Bis Sie sie löschen'],
            ['Rechnungen', 'Das Gesetz verlangt es', 'Sechs Jahre'],
          ],
        },
      },
      {
        heading: 'Was wir nicht tun',
        list: [
          'Wir verkaufen keine Daten.',
          'Wir geben sie nur an Dienste weiter, ohne die wir Ihnen nicht schicken könnten, was Sie bestellt haben.',
        ],
      },
      {
        heading: 'Ihre Rechte',
        paragraphs: [
          'In Ihrem Konto können Sie Ihre Daten einsehen und berichtigen. Auf Wunsch erhalten Sie eine Kopie, oder wir löschen sie. Wir antworten innerhalb eines Monats.',
        ],
      },
    ],
    next: 'Schreiben Sie uns',
  },
  pointsOfSale: {
    title: 'Verkaufsstellen',
    standfirst: `Die gedruckte Zeitung kostet ${price('copy', 'de')} und erscheint täglich außer am ersten Weihnachtstag.`,
    parts: [
      {
        table: {
          caption: 'Wo Sie die Zeitung bekommen',
          head: ['Geschäft', 'Adresse', 'Geöffnet'],
          rows: [
            ['Quiosc del Moll', 'Moll de Llevant, 2, Portclar', '6–14 Uhr'],
            ['Llibreria del Pou', 'Plaça del Pou, 5, Portclar', '9–20 Uhr'],
            ['Bahnhof', 'Passeig de l’Estació, 1, Portclar', '5.30–21 Uhr'],
            ['Estanc de la Carena', 'Carrer de Dalt, 14, Vallfosca', '8–13 Uhr'],
            ['Forn de la Riba', 'Carrer de la Riba, 9, Vilamar', '7–14 Uhr'],
          ],
        },
      },
      {
        paragraphs: [
          'Sie haben ein Geschäft und möchten die Zeitung verkaufen? Schreiben Sie uns, wir bringen Ihnen den ersten Packen.',
        ],
      },
    ],
    next: 'Schreiben Sie uns',
  },
  shop: {
    title: 'Shop',
    standfirst: 'In Portclar gefertigt, mit den Zeichnungen der Zeitung. Zum Abholen in der Redaktion oder per Post.',
    parts: [
      {
        table: {
          caption: 'Das Angebot',
          head: ['Artikel', 'Beschreibung', 'Preis'],
          rows: [
            ['Druck des Leuchtturms', '30 × 20 cm, einfarbig', price('print', 'de')],
            ['Tasche von „El Far“', 'Ungebleichte Baumwolle, mit dem Zeitungskopf', price('bag', 'de')],
            ['Notizbuch der Redaktion', '96 Seiten, blanko', price('notebook', 'de')],
            ['Puzzle der Promenade', '500 Teile', price('puzzle', 'de')],
          ],
        },
      },
      { paragraphs: ['Mit Abo erhalten Sie zehn Prozent Rabatt. Zum Bestellen schreiben Sie uns.'] },
    ],
    next: 'Bestellen',
  },
  recovery: {
    title: 'Passwort zurücksetzen',
    standfirst: 'Sie erhalten einen Link, um ein neues zu wählen. Er gilt begrenzte Zeit und lässt sich einmal öffnen.',
    parts: [
      {
        list: [
          'Geben Sie auf der Anmeldeseite Ihre E-Mail-Adresse ein.',
          'Wählen Sie „Passwort vergessen?“.',
          'Öffnen Sie den Link, den wir Ihnen geschickt haben. Kommt nichts an, sehen Sie im Spam-Ordner nach.',
        ],
      },
    ],
    next: 'Link anfordern',
  },
}
