import type { BriefSlug, BriefText } from './BriefText.ts'

export const de: Record<BriefSlug, BriefText> = {
  'la-biblioteca-del-moll-obrira-fins-a-mitjanit': {
    title: 'Die Bibliothek am Hafen öffnet bis Mitternacht',
    alt: 'Zeichnung von Bücherregalen um ein erleuchtetes Fenster',
    text: [
      'In den Prüfungswochen bleibt die Bibliothek am Hafen von Montag bis Donnerstag bis Mitternacht geöffnet. Beim Versuch im vergangenen Jahr waren 180 der 200 Stühle besetzt, und nicht nur von Studierenden: Jeder vierte Gast war über sechzig.',
      'Ab neun Uhr abends ist die Stille im Erdgeschoss freiwillig. „Manche kommen zum Lernen, manche, um nicht allein zu Abend zu essen“, sagt die Leiterin Carme Ventós. „Wir wollen für beide da sein.“',
    ],
  },
  'el-tren-de-les-7-14-torna-a-tenir-sis-vagons': {
    title: 'Der Zug um 7.14 Uhr hat wieder sechs Wagen',
    text: [
      'Nach dreiundzwanzig Monaten im Stehen fanden die Fahrgäste des ersten Regionalzugs gestern zwei Wagen mehr vor. Jeden Montag hatte eine Gruppe von ihnen der Bahngesellschaft ein Foto vom Bahnsteig geschickt: achtundneunzig insgesamt.',
      'Das Unternehmen erklärt es mit einer Neuordnung des Fuhrparks. Die Fahrgäste, die erstmals saßen, wollen das Foto weiter machen, nun um die Sitze zu zeigen.',
    ],
  },
  'les-vinyes-de-la-carena-veremen-onze-dies-abans': {
    title: 'Die Weinlese an der Carena beginnt elf Tage früher als vor dreißig Jahren',
    alt: 'Zeichnung von Rebzeilen auf einem Hügel unter einer runden Sonne',
    text: [
      'Die Kellereien an der Carena haben ihre Lesehefte bis 1996 zurück verglichen. Der Tag, an dem der erste Stock geerntet wird, hat sich um elf Tage nach vorn verschoben, der letzte um sechzehn. Der Wein hat ein Grad mehr Alkohol und weniger Säure.',
      'Drei Winzer pflanzen nun auf sechshundert Metern neu, wo nach Ansicht der Großeltern nie eine Traube reif würde. „Sie hatten recht“, sagt Pau Llorach, „nur sprachen sie von einem anderen Klima.“',
    ],
  },
  'una-escola-canvia-el-timbre-per-una-campana': {
    title: 'Eine Schule tauscht die Klingel gegen eine Glocke',
    text: [
      'Die sechste Klasse der Schule an den Drassanes hat die Klingel gemessen: 96 Dezibel, mehr als ein Presslufthammer in zwanzig Metern Entfernung. Sie schrieb an die Schulkonferenz und fand, während sie auf Antwort wartete, in einer Kammer die Glocke von 1931.',
      'Seit Montag läutet sie. Jeden Tag ist ein anderes Kind an der Reihe, und der Dienst ist, so heißt es, begehrter als der im Tor.',
    ],
  },
  'la-travessia-del-port-es-nedara-a-catorze-graus': {
    title: 'Hafenschwimmen bei vierzehn Grad',
    alt: 'Zeichnung von Schwimmern zwischen Bojen',
    text: [
      'Zweihundertzwanzig Schwimmer haben sich für die winterliche Hafenquerung angemeldet, die am Sonntag vierundachtzig Jahre alt wird. Das Wasser hat vierzehn Grad, eines mehr als im Mittel; wegen des Seegangs wird die Strecke um eine Boje kürzer.',
      'Die Älteste, Montserrat Ticó, ist neunundsiebzig und zum sechsundzwanzigsten Mal dabei. Ihr Rat ist immer derselbe: „Nicht nachdenken. Und danach Brühe.“',
    ],
  },
  'l-orquestra-jove-assaja-a-la-llotja-del-peix': {
    title: 'Das Jugendorchester probt in der Fischhalle',
    text: [
      'Weil der Konzertsaal umgebaut wird, haben die zweiundvierzig Musiker des Jugendorchesters in der Fischhalle eine unerwartet gute Akustik entdeckt. Sie proben um sieben Uhr abends, wenn der Boden abgespritzt ist und die Nachtboote noch nicht zurück sind.',
      'Auch das Weihnachtskonzert findet dort statt. Die Karten werden, dem Ort gemäß, abwärts versteigert: Der Preis fällt, bis jemand Ja sagt.',
    ],
  },
  'el-forn-del-carrer-major-reobre-amb-sis-socis': {
    title: 'Die Bäckerei in der Hauptstraße öffnet wieder, mit sechs Inhabern',
    text: [
      'Ca l’Estadella, geschlossen, seit die Besitzer in Rente gingen, öffnet am Samstag wieder: in den Händen von sechs Nachbarn, die bis vor einem Jahr dort Kunden waren. Keiner hatte je Teig geknetet; zwei haben das Handwerk beim alten Bäcker gelernt, der jeden Morgen vor Tagesanbruch „zum Zuschauen“ kommt.',
      'Geöffnet ist an vier Tagen der Woche, die Bilanz hängt im Schaufenster, gleich neben dem Brotpreis.',
    ],
  },
  'el-dret-a-no-tenir-opinio': {
    title: 'Das Recht, keine Meinung zu haben',
    text: [
      'Man fragte mich, was ich davon halte, und ich sagte, ich wisse es nicht. Es wurde still, als hätte ich ein Glas zerbrochen. Nicht zu wissen ist heute beinahe unhöflich: Es sieht aus, als hätte man die Hausaufgaben nicht gemacht oder etwas zu verbergen.',
      'Ich wünsche mir ein drittes Kästchen. Zwischen Ja und Nein eines, auf dem steht: „Ich sehe es mir noch an“. Das ist keine Lauheit. Es ist die Zeit, die Kaffee braucht, um nicht mehr zu verbrennen.',
    ],
  },
  'carta-a-qui-vindra-a-viure-al-meu-carrer': {
    title: 'Brief an alle, die in meine Straße ziehen',
    text: [
      'Ich kenne Sie nicht, aber ich habe gehört, wie im vierten Stock die Rollläden hochgingen. Drei Dinge sollten Sie wissen: Die Haustür öffnet man mit dem Knie, Herr Ramon grüßt mit Verspätung, und donnerstags kommt der Scherenschleifer.',
      'Den Rest werden Sie schon merken. Wenn Ihnen eines Abends Salz fehlt, tun Sie nicht so, als fehlte keines. Im zweiten Stock haben wir welches, und es ist lange her, dass jemand danach gefragt hat.',
    ],
  },
}
