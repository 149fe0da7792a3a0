import type { HelpTexts } from './HelpTexts.ts'

export const de: HelpTexts = {
  more: 'Weitere Hilfe',
  contact: 'Schreiben Sie uns',
  questions: {
    title: 'Häufige Fragen',
    standfirst: 'Was wir zu Konto und Abo am häufigsten gefragt werden.',
    paragraphs: [],
    questions: [
      {
        question: 'Wie registriere ich mich?',
        answer:
          'Mit E-⁠Mail-Adresse, Passwort, Name und Geburtsdatum; das ist kostenlos. Wir schicken Ihnen einen Link, mit dem Sie die Adresse bestätigen; er gilt 24 Stunden.',
      },
      {
        question: 'Die Bestätigungsmail ist nicht angekommen. Was nun?',
        answer:
          'Sehen Sie im Spam-Ordner nach. Ist sie auch dort nicht oder ist der Link abgelaufen, melden Sie sich an und fordern Sie eine neue an.',
      },
      {
        question: 'Was kann ich ohne Abo lesen?',
        answer:
          'Sobald Sie Ihre Adresse bestätigen, beginnt die zweiwöchige kostenlose Testphase; danach lesen Sie zehn Beiträge im Monat. Bis zur Bestätigung ist der Zugang eingeschränkt.',
      },
      {
        question: 'Was bietet das komplette Abo darüber hinaus?',
        answer:
          'Sie können kommentieren, das Archiv öffnen und zehn Artikel im Monat verschenken. Jedes Geschenk lässt sich sieben Tage lang öffnen.',
      },
      {
        question: 'Ich habe mein Passwort vergessen.',
        answer:
          'Geben Sie auf der Anmeldeseite Ihre E-⁠Mail-Adresse ein und wählen Sie „Passwort vergessen?“: Wir schicken Ihnen einen Link für ein neues.',
      },
      {
        question: 'Wie erreiche ich Sie?',
        answer: 'Telefonisch montags bis freitags von 9 bis 14 Uhr oder über das Kontaktformular.',
      },
    ],
    next: 'Schreiben Sie uns',
  },
  data: {
    title: 'Was wir mit Ihren Daten tun',
    standfirst:
      'Wir bewahren auf, was Sie bei der Registrierung angeben, was Sie speichern und wem Sie folgen. Wir verkaufen es an niemanden.',
    paragraphs: [
      'So finden Sie es auf allen Ihren Geräten. Ihre Angaben können Sie im Profil berichtigen; eine Kopie fordern Sie über die Kontaktseite an.',
    ],
    next: 'Zur Datenschutzerklärung',
  },
  dark: {
    title: 'Dunkler Modus',
    standfirst: 'Helle Schrift auf dunklem Papier, zum Lesen am Abend.',
    paragraphs: [
      'In den Einstellungen des Profils wählen Sie hell, dunkel oder wie Ihr Gerät. Vorerst ist der dunkle Modus der Redaktion vorbehalten.',
    ],
  },
  editions: {
    title: 'Ausgabe wechseln',
    standfirst: 'Die App hat Ausgaben für Katalonien, die Balearen und Andorra.',
    paragraphs: [
      'Wählen Sie Ihre in der App, in den Einstellungen des Profils: Titelseite und Mitteilungen sind dann die dieser Ausgabe.',
    ],
  },
  deletion: {
    title: 'Konto löschen',
    standfirst: 'Sie können Ihr Konto in den persönlichen Angaben des Profils löschen.',
    paragraphs: [
      'Listen, Gefolgtes und das öffentliche Profil werden mit gelöscht und lassen sich nicht wiederherstellen.',
      'Wenn Sie ein laufendes Abo haben, kündigen Sie es bitte zuerst beim Abo-Service.',
    ],
    next: 'An den Abo-Service schreiben',
  },
  card: {
    title: 'Der Abonnentenausweis',
    standfirst: 'Sie finden ihn im Profil, im Web und in der App.',
    paragraphs: ['Zeigen Sie ihn bei den Veranstaltungen der Zeitung und für die Rabatte im Abobereich.'],
    next: 'Zum Abobereich',
  },
}
