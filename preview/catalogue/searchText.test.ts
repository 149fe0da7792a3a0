import { expect, it } from 'vitest'
import { matchesSearch, searchText } from './searchText.ts'

it.each([
  ['Banned user', 'blocked'],
  ['Blocked from commenting', 'banned'],
  ['banned', 'gesperrt'],
  ['Not signed in', 'visitor'],
  ['trial-14', 'prova'],
  ['Failed to load, malformed JSON', 'error'],
  ['Saved: no results', 'EMPTY'],
])('the state “%s” is found by another word for it: %s', (name, search) => {
  expect(matchesSearch(searchText(name), search)).toBe(true)
})

it('a state is found by the words of its name in any order, without accents and capitals', () => {
  const text = searchText('comments', 'Arxiu de la Núria')
  expect(matchesSearch(text, 'nuria comm')).toBe(true)
  expect(matchesSearch(text, 'núria poll')).toBe(false)
})

it('a state is found by a part of a word, which adds none of the other words for it', () => {
  expect(matchesSearch(searchText('Unregistered names'), 'free account')).toBe(false)
})
