import type { Language } from '#lib/site/config/config.ts'

interface ContactText {
  title: string
  standfirst: string
  /** The words before the address to write to without a form. */
  fallback: string
  /** The office, line by line. */
  address: readonly string[]
  phone: string
  help: string
}

/** The newspaper's contact page. */
export const contactTexts: Record<Language, ContactText> = {
  ca: {
    title: 'Escriu-nos',
    standfirst: 'Una pregunta, una queixa, una pista: ho llegim tot, i contestem gairebé sempre.',
    fallback: 'Sense el formulari, escriu-nos a',
    address: ['Redacció d’«El Far»', 'Moll de Llevant, 7', '43899 Portclar'],
    phone: 'Per telèfon t’atenem de dilluns a divendres, de 9\u00a0a\u00a014\u00a0h.',
    help: 'Potser ja ho hem respost a les preguntes freqüents',
  },
  es: {
    title: 'Escríbenos',
    standfirst: 'Una pregunta, una queja, una pista: lo leemos todo, y contestamos casi siempre.',
    fallback: 'Sin el formulario, escríbenos a',
    address: ['Redacción de «El Far»', 'Moll de Llevant, 7', '43899 Portclar'],
    phone: 'Por teléfono te atendemos de lunes a viernes, de 9\u00a0a\u00a014\u00a0h.',
    help: 'Quizá ya lo hemos respondido en las preguntas frecuentes',
  },
  en: {
    title: 'Write to us',
    standfirst: 'A question, a complaint, a lead: we read everything, and answer nearly always.',
    fallback: 'Without the form, write to',
    address: ['El Far, newsroom', 'Moll de Llevant, 7', '43899 Portclar, Catalonia'],
    phone: 'You can call us from Monday to Friday, 9 am to 2 pm.',
    help: 'Perhaps the answer is among the frequent questions',
  },
  de: {
    title: 'Schreiben Sie uns',
    standfirst: 'Eine Frage, eine Beschwerde, ein Hinweis: Wir lesen alles und antworten fast immer.',
    fallback: 'Ohne das Formular schreiben Sie an',
    address: ['Redaktion „El Far“', 'Moll de Llevant, 7', '43899 Portclar, Katalonien'],
    phone: 'Telefonisch erreichen Sie uns montags bis freitags von 9 bis 14 Uhr.',
    help: 'Vielleicht steht die Antwort schon unter den häufigen Fragen',
  },
}
