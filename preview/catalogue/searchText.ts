import { plainText } from '#lib/plainText.ts'

/** Words for one thing, in the languages that editors search in. The first of each is what names of states and readers say. */
const groups: readonly (readonly string[])[] = [
  ['banned', 'blocked', 'suspended', 'bloquejat', 'bloqueado', 'gesperrt'],
  ['anonymous', 'visitor', 'signed out', 'logged out', 'not signed in', 'guest', 'anònim', 'anónimo', 'abgemeldet'],
  ['registered', 'free account', 'registrat', 'registrado', 'registriert'],
  ['trial', 'try out', 'prova', 'prueba', 'testphase', 'probe'],
  ['unpaid', 'expired', 'lapsed', 'overdue', 'impagat', 'impagado', 'unbezahlt', 'abgelaufen'],
  ['subscriber', 'member', 'paying', 'subscriptor', 'suscriptor', 'abonnent'],
  ['gift', 'give away', 'regal', 'regalo', 'geschenk'],
  ['founder', 'fundador', 'gründung'],
  ['staff', 'newsroom', 'editor', 'employee', 'redacció', 'redacción', 'redaktion'],
  ['unvalidated', 'unconfirmed', 'not validated', 'not confirmed', 'no validat', 'sin validar', 'unbestätigt'],
  ['social', 'google', 'facebook', 'apple'],
  ['archive', 'hemeroteca', 'back issues', 'archiv'],
  ['collector', 'many', 'thousands', 'heavy', 'long list', 'molts', 'muchos', 'viele'],
  ['newcomer', 'new reader', 'newly', 'first visit', 'nou', 'nuevo', 'neu'],
  ['error', 'failed', 'failure', 'broken', 'did not load', 'fails', 'fallada', 'fallo', 'fehler'],
  ['empty', 'nothing', 'none', 'no results', 'buit', 'vacío', 'leer'],
  ['offline', 'no network', 'no connection', 'sense connexió', 'sin conexión'],
  ['loading', 'slow', 'waiting', 'carregant', 'cargando', 'lädt'],
].map((words) => words.map(plainText))

/** Whole words alone: “paid” is not in “unpaid”. */
const says = (text: string, word: string) => ` ${text} `.includes(` ${word} `)

/**
 * The text that a state or a reader is searched by: its names, and the other words for what they say.
 *
 * @param names The names, in English or in the page's language.
 * @returns Without capitals and accents.
 */
export function searchText(...names: readonly string[]): string {
  const own = plainText(names.join(' ').replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
  return [own, ...groups.filter((words) => words.some((word) => says(own, word))).flat()].join(' ')
}

/** Whether a text that {@link searchText} has made has all words of a search, in any order. */
export const matchesSearch = (text: string, search: string): boolean =>
  plainText(search)
    .split(' ')
    .every((word) => text.includes(word))
