import type { LiveText } from './LiveText.ts'

export const de: LiveText = {
  storm: {
    title: 'Sturm: das Neueste von Minute zu Minute',
    standfirst: 'Der Hafen ist geschlossen, und die Stadt bittet alle, der Mole fernzubleiben.',
    filter: 'Nur anzeigen',
    categories: ['Straßen', 'Meer', 'Schulen'],
  },
  match: {
    title: 'Portclar – Vilamar von Minute zu Minute',
    standfirst: 'Die zweite Pokalrunde entscheidet sich in einem einzigen Spiel, bei Wind auf dem Platz an der Carena.',
  },
  fallback: 'Alle Meldungen ansehen',
  bulletins: [
    ['Wellen von {d}\u00a0Metern', '<p>Die Boje vor Punta Grossa misst weiter grobe See.</p>'],
    [
      'Böen von {n}\u00a0km/h am Leuchtturm',
      '<p>Der Windmesser des Leuchtturms hat sie in den letzten zehn Minuten gemessen.</p>',
    ],
    ['Schon {n}\u00a0Anrufe beim Notruf 112', '<p>Die meisten fragen, welche Straßen offen sind.</p>'],
    ['Zug nach Vilamar {n}\u00a0Minuten verspätet', '<p>Der nächste fährt, sobald die Brücke geprüft ist.</p>'],
  ],
  messages: [
    [
      'Die höchste Welle des Jahres',
      '<p>Die Boje vor Punta Grossa hat eine Welle von <strong>7,4 Metern</strong> gemessen, die höchste seit Beginn der Aufzeichnungen vor zwölf Jahren.</p>',
    ],
    [
      'Küstenstraße gesperrt',
      '<p>Zwischen dem Leuchtturm und der Cala de Dalt liegen Steine auf der Fahrbahn. Die Polizei leitet den Verkehr über die Carena um.</p>',
    ],
    [
      'Schulen schließen um drei',
      '<p>Die Schulbusse fahren früher. Familien können bei Bedarf <a href="/ciutat/">einen Platz in der Bibliothek anfragen</a>.</p>',
    ],
    [
      'Kein Boot ist draußen',
      '<p>Die Fischergilde bestätigt, dass alle Boote im Hafen liegen und gut vertäut sind.</p>',
    ],
    [
      'Zwei Bäume auf dem Hauptplatz umgestürzt',
      '<p>Verletzt wurde niemand. Bis zum Abend soll der Weg wieder frei sein.</p>',
    ],
    [
      'Die Schule an der Werft behält Strom',
      '<p>Drei Generatoren halten sie als Notunterkunft offen. <em>Vierzig</em> Betten stehen bereit.</p>',
    ],
    [
      'Der Wind lässt vor Tagesanbruch nach',
      '<blockquote><p>Einige schlimme Stunden kommen noch, aber um vier ist das Schlimmste vorbei.</p></blockquote><p>Das sagt der Wetterdienst.</p>',
    ],
    ['Züge fahren verspätet', '<p>In Vilamar stehen sie im Schnitt eine halbe Stunde.</p>'],
    [
      'Die alte Mole hält',
      '<p>Fachleute des Hafens haben sie mit einer Drohne geprüft. Morgen gehen Taucher hinunter.</p>',
    ],
    [
      'Nachmittagskurse fallen aus',
      '<ul><li>Kein Training auf dem Platz.</li><li>Keine Chorprobe.</li><li>Die Ludothek bleibt bis sieben offen.</li></ul>',
    ],
    ['Eine Spur der Promenade ist frei', '<p>Nur Einsatzfahrzeuge und der Bus 3 dürfen sie benutzen.</p>'],
    [
      'Der Ruderklub rettet seine Boote',
      '<p>Rund dreißig Mitglieder haben sie von Hand bis zur Fischhalle getragen.</p>',
    ],
  ],
}
