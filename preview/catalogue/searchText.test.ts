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
])('“%s” is found by another word for it: %s', (name, search) => {
  expect(matchesSearch(searchText(name), search)).toBe(true)
})

it('words of a name are found in any order, without accents and capitals', () => {
  const text = searchText('comments', 'Arxiu de la Núria')
  expect(matchesSearch(text, 'nuria comm')).toBe(true)
  expect(matchesSearch(text, 'núria poll')).toBe(false)
})

it('a part of a word brings no other words along', () => {
  expect(matchesSearch(searchText('Unregistered names'), 'free account')).toBe(false)
})
