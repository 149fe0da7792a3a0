import { price } from '#newspaper/content/prices.ts'
import type { OrderText, SaleName, ServiceText } from '../ServiceText.ts'

export const de: Record<SaleName, ServiceText> = {
  rates: {
    title: 'Wählen Sie Ihr Abo',
    standfirst: `Im ersten Monat für ${price('firstMonth', 'de')}. Kündigen können Sie jederzeit, direkt in Ihrem Konto.`,
    parts: [
      {
        table: {
          caption: 'Preise',
          head: ['Abo', 'Was es enthält', 'Preis'],
          rows: [
            [
              'Digital, monatlich',
              'Alle Artikel, das Archiv, die Kommentare und zehn Geschenke im Monat',
              `${price('firstMonth', 'de')} im ersten Monat, danach ${price('month', 'de')} im Monat`,
            ],
            ['Digital, jährlich', 'Dasselbe, zwei Monate davon gratis', `${price('year', 'de')} im Jahr`],
            [
              'Digital und Wochenende',
              'Dasselbe, dazu samstags und sonntags die gedruckte Zeitung ins Haus',
              `${price('weekend', 'de')} im Monat`,
            ],
            [
              'Premium',
              'Dasselbe, dazu der Club und zwei Redaktionsbesuche im Jahr',
              `${price('premium', 'de')} im Monat`,
            ],
            [
              'Familien-Community',
              'Ratgeber und Debatten für Familien, ohne die übrige Zeitung',
              `${price('family', 'de')} im Monat`,
            ],
          ],
        },
      },
      {
        heading: 'Was oft gefragt wird',
        list: [
          'Sie zahlen per Karte oder Lastschrift.',
          'Eine Woche vor jeder jährlichen Verlängerung erhalten Sie eine E-Mail.',
          'Nach einer Kündigung lesen Sie bis zum Ende des bezahlten Zeitraums weiter.',
        ],
      },
    ],
    next: 'Abonnieren',
  },
  family: {
    title: 'Die Familien-Community',
    standfirst:
      'Gemeinsam erzieht es sich leichter: Ratgeber, Debatten und ein Treffen im Monat in der Hafenbibliothek.',
    parts: [
      {
        heading: 'Was Sie dort finden',
        list: [
          'Alle Artikel und Ratgeber rund um Kinder und Schule.',
          'Debatten mit anderen Familien, von der Redaktion moderiert.',
          'Ein Treffen an jedem ersten Samstag im Monat, mit Platz für die Kleinen.',
        ],
      },
      {
        heading: 'Was es kostet',
        paragraphs: [
          `${price('family', 'de')} im Monat. In jedem Zeitungsabo ist die Community enthalten: Melden Sie sich einfach mit Ihrem Konto an.`,
        ],
      },
    ],
    next: 'Mitglied werden',
  },
  upgrade: {
    title: 'Abo erweitern',
    standfirst: 'Nehmen Sie dazu, was Ihnen fehlt. Bis zur nächsten Verlängerung zahlen Sie nur den Unterschied.',
    parts: [
      {
        table: {
          caption: 'Was das Komplett-Abo zusätzlich bietet',
          head: ['Leistung', 'Basis', 'Komplett'],
          rows: [
            ['Alle Artikel', 'Ja', 'Ja'],
            ['Kommentieren', 'Nein', 'Ja'],
            ['Archiv', 'Nein', 'Seit der ersten Ausgabe'],
            ['Artikel zum Verschenken', 'Keine', 'Zehn im Monat'],
          ],
        },
      },
      { paragraphs: [`Das Komplett-Abo kostet ${price('month', 'de')} im Monat.`] },
    ],
    next: 'Jetzt erweitern',
  },
  payment: {
    title: 'Eine Zahlung ist offen',
    standfirst: 'Die letzte Verlängerung konnten wir nicht abbuchen. Vorerst lesen Sie weiter wie bisher.',
    parts: [
      {
        heading: 'Woran es liegen kann',
        list: [
          'Ihre Karte ist abgelaufen oder wurde ersetzt.',
          'Ihre Bank hat die Lastschrift mangels Deckung zurückgegeben.',
          'Ihre Bank verlangt, dass Sie die Zahlung bestätigen.',
        ],
      },
      {
        heading: 'Was zu tun ist',
        paragraphs: [
          'Aktualisieren Sie Karte oder Konto, dann buchen wir am nächsten Tag erneut ab. Nach fünfzehn Tagen ruht das Abo, bis die Zahlung eingegangen ist.',
        ],
      },
    ],
    next: 'Zahlungsdaten aktualisieren',
  },
  premium: {
    title: 'Premium',
    standfirst: 'Das Abo für alle, die der Zeitung mehr Reichweite wünschen.',
    parts: [
      {
        heading: 'Was Sie erwartet',
        list: [
          'Alles, was das Digital-Abo enthält.',
          'Der Premium-Club: Konzerte, Premieren und Gespräche mit denen, die schreiben.',
          'Zwei Redaktionsbesuche im Jahr, einer davon zum Redaktionsschluss.',
          'Jedes Quartal ein Brief der Chefredaktion, mit den Zahlen der Zeitung.',
        ],
      },
      { paragraphs: [`${price('premium', 'de')} im Monat. Zum Digital-Abo können Sie jederzeit zurückkehren.`] },
    ],
    next: 'Zum Premium-Club',
  },
  founders: {
    title: 'Gründungsmitglieder',
    standfirst:
      'Dreihundertzweiundvierzig Menschen haben die Zeitung bezahlt, bevor es sie gab. Diese Seite gehört ihnen.',
    parts: [
      {
        heading: 'Was Gründungsmitglieder haben',
        list: [
          'Das Premium-Abo zum Preis des ersten Tages.',
          'Rede- und Stimmrecht in der Leserversammlung, jedes Jahr im Februar.',
          'Die Nummer 1 auf Papier, von der Redaktion unterschrieben.',
        ],
      },
      {
        paragraphs: [
          'Die Gründungsmitgliedschaft ist persönlich und gilt, solange das Abo läuft. Wenn Sie umziehen, geben Sie uns Bescheid, damit die Einladung Sie erreicht.',
        ],
      },
    ],
    next: 'Schreiben Sie uns',
  },
  club: {
    title: 'Premium-Club',
    standfirst: 'Die nächsten Termine des Clubs. Mit der Abokarte ist der Eintritt frei, die Plätze sind begrenzt.',
    parts: [
      {
        table: {
          caption: 'Termine',
          head: ['Veranstaltung', 'Wann', 'Plätze'],
          rows: [
            ['Das Jugendorchester, offene Probe in der Fischhalle', 'Donnerstag, 19 Uhr', '40'],
            ['Der Leuchtturm von innen, mit Clara Montsant', 'Samstag, 11 Uhr', '12'],
            ['Wie eine Recherche entsteht: das Wasser, das versickerte', 'Dienstag, 18.30 Uhr', '25'],
          ],
        },
      },
      {
        paragraphs: ['Um zu reservieren, schreiben Sie uns Ihre Kartennummer und mit wie vielen Personen Sie kommen.'],
      },
    ],
    next: 'Platz reservieren',
  },
  friends: {
    title: 'Freunde werben',
    standfirst: 'Schließt jemand auf Ihre Empfehlung ein Abo ab, lesen Sie beide einen Monat gratis.',
    parts: [
      {
        heading: 'So geht es',
        list: [
          'Geben Sie die Nummer Ihrer Abokarte weiter.',
          'Bei der Bestellung kommt sie in das Feld „Empfohlen von“.',
          'Der Gratismonat wird Ihnen beiden bei der nächsten Verlängerung angerechnet.',
        ],
      },
      {
        paragraphs: [
          'Sie können beliebig oft empfehlen. Mit dem Angebot für den ersten Monat lässt sich das nicht verbinden.',
        ],
      },
    ],
    next: 'Alle Preise ansehen',
  },
  archive: {
    title: 'Das ganze Archiv',
    standfirst: 'Jede gedruckte Ausgabe von „El Far“ seit der ersten, zum Lesen und Herunterladen.',
    parts: [
      {
        list: [
          'Mehr als sechs Jahre Zeitung in drei Ausgaben.',
          'Jede Nummer als PDF, so wie sie aus der Druckerei kam.',
          'Im Digital-Abo enthalten.',
        ],
      },
      {
        heading: 'Was es kostet',
        paragraphs: [
          `${price('firstMonth', 'de')} im ersten Monat, danach ${price('month', 'de')} im Monat. Eine einzelne gedruckte Ausgabe per Post kostet ${price('issue', 'de')}.`,
        ],
      },
    ],
    next: 'Abonnieren',
  },
  space: {
    title: 'Abobereich',
    standfirst: 'Ihre Vorteile in diesem Monat. Abokarte zeigen, auf dem Handy oder ausgedruckt, das genügt.',
    parts: [
      {
        table: {
          caption: 'Vorteile',
          head: ['Wo', 'Was', 'Bis wann'],
          rows: [
            ['Teatre Principal', 'Zwei Karten zum Preis von einer, dienstags bis donnerstags', 'Monatsende'],
            ['Llibreria del Pou', 'Zehn Prozent auf Romane und Essays', 'Das ganze Jahr'],
            ['Forn del Carrer Major', 'Ein kleines Brot zu jedem Einkauf am Samstag', 'Monatsende'],
            ['Fischhalle von Portclar', 'Besuch der Auktion, freitags um 17 Uhr', 'Solange Plätze frei sind'],
          ],
        },
      },
      {
        paragraphs: ['Ihre Abokarte finden Sie in Ihrem Konto. Noch kein Abo? Hier steht, was welches enthält.'],
      },
    ],
    next: 'Alle Preise ansehen',
  },
}

export const deOrders: OrderText = {
  checkout: {
    title: 'Ihre Bestellung',
    standfirst: 'Prüfen Sie vor dem Bezahlen, was Sie bestellen und was es kostet.',
    sample: 'Portclar ist erfunden, und hier wird nichts abgebucht: Sie können fortfahren, als hätten Sie bezahlt.',
    start: 'Mit Abo fortfahren',
  },
  subscription: {
    title: 'Ihr Abo',
    none: 'Zu diesem Konto gibt es derzeit kein laufendes Abo.',
  },
  card: {
    title: 'Ihre Abokarte',
    none: 'Die Abokarte gehört zum Abo. Wenn Sie eines haben, melden Sie sich an, dann sehen Sie sie hier.',
    hint: 'Zeigen Sie sie bei Veranstaltungen der Zeitung und für die Rabatte des Abobereichs vor.',
  },
  labels: {
    product: 'Produkt',
    price: 'Preis',
    renewal: 'Verlängerung',
    reader: 'Name',
    number: 'Nummer',
    nextReceipt: 'Nächste Abbuchung',
    payment: 'Zahlungsart',
  },
  products: {
    month: 'Digital-Abo, monatlich',
    year: 'Digital-Abo, jährlich',
    family: 'Familien-Community',
    issue: 'Eine gedruckte Ausgabe aus dem Archiv',
  },
  renewals: {
    month: `Monatlich, für ${price('month', 'de')}, bis Sie kündigen`,
    year: 'Jährlich; eine Woche vorher erhalten Sie Bescheid',
    family: 'Monatlich, bis Sie kündigen',
    issue: 'Keine: Sie zahlen einmal, Versand inbegriffen',
  },
  debit: 'Lastschrift',
  rates: 'Alle Preise ansehen',
  signIn: 'Anmelden',
}
