import type { HelpTexts } from './HelpTexts.ts'

export const de: HelpTexts = {
  contact: 'Schreiben Sie uns',
  questions: {
    title: 'Häufige Fragen',
    paragraphs: [
      'Die Registrierung ist kostenlos. In den ersten zwei Wochen lesen Sie ohne Grenzen, danach zehn Beiträge im Monat. Ihre E-Mail-Adresse bestätigen Sie über den Link, den wir Ihnen schicken; er gilt 24 Stunden.',
      'Mit dem kompletten Abo können Sie kommentieren, das Archiv öffnen und zehn Artikel im Monat verschenken. Jedes Geschenk bleibt sieben Tage offen.',
      'Wenn Ihre Antwort nicht dabei ist, rufen Sie uns montags bis freitags von 9 bis 14 Uhr an oder schreiben Sie uns.',
    ],
  },
  data: {
    title: 'Was wir mit Ihren Daten tun',
    paragraphs: [
      'Wir bewahren auf, was Sie bei der Registrierung angeben, was Sie speichern und wem Sie folgen, damit Sie es auf allen Geräten finden. Wir verkaufen es an niemanden.',
      'Ihre Angaben können Sie im Profil berichtigen; eine Kopie fordern Sie über die Kontaktseite an.',
    ],
  },
  dark: {
    title: 'Dunkler Modus',
    paragraphs: [
      'In den Einstellungen des Profils wählen Sie hell, dunkel oder wie Ihr Gerät. Vorerst ist der dunkle Modus der Redaktion vorbehalten.',
    ],
  },
  editions: {
    title: 'Ausgabe wechseln',
    paragraphs: [
      'Die App hat Ausgaben für Katalonien, die Balearen und Andorra. Wählen Sie Ihre in den Einstellungen des Profils: Titelseite und Mitteilungen sind dann die dieser Ausgabe.',
    ],
  },
  deletion: {
    title: 'Konto löschen',
    paragraphs: [
      'Sie können Ihr Konto in den persönlichen Angaben des Profils löschen. Listen, Gefolgtes und das öffentliche Profil werden mit gelöscht und lassen sich nicht wiederherstellen.',
      'Wenn Sie ein laufendes Abo haben, kündigen Sie es bitte zuerst beim Abo-Service.',
    ],
  },
  card: {
    title: 'Der Abonnentenausweis',
    paragraphs: [
      'Sie finden ihn im Profil, im Web und in der App. Zeigen Sie ihn bei den Veranstaltungen der Zeitung und für die Rabatte im Abonnentenbereich.',
    ],
  },
}
