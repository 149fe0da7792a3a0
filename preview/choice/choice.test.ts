import { expect, it } from 'vitest'
import type { Choice } from './Choice.ts'
import { readChoice, writeChoice } from './choiceText.ts'
import { previewAddresses } from './previewAddress.ts'

const { addressOf, choiceIn, pageAddress } = previewAddresses('quiosc-preview')

const whole: Choice = {
  persona: 'banned',
  site: 'de-balears',
  lang: 'de',
  theme: 'dark',
  channel: 'ios',
  day: '2026-11-23',
  fault: 'comments:500,poll.vote:timeoutx2',
  shown: { id: 'profile.saved.listsNone', marker: 1 },
}

it('a choice that is sent by its address is read whole, beside the page’s own parameters', () => {
  const address = addressOf(whole, 'https://pre.example/noticia.html?id=7&quiosc-preview=persona.staff#comentaris')
  const { search, hash } = new URL(address)
  expect(readChoice(choiceIn(search))).toEqual({ choice: whole, unknown: [] })
  expect(new URLSearchParams(search).get('id')).toBe('7')
  expect(hash).toBe('#comentaris')
})

it('an address that is sent to a colleague has no token of a session', () => {
  const given = 'https://pre.example/a?x-bbnxauthorization=a.b.c&id=7#x-bbnxauthorization=a.b.c'
  expect(addressOf({}, given)).toBe('https://pre.example/a?id=7&quiosc-preview')
})

it('an address without a choice is still one of the preview', () => {
  expect(addressOf({}, 'https://pre.example/')).toBe('https://pre.example/?quiosc-preview')
  expect(readChoice('')).toEqual({ choice: {}, unknown: [] })
})

it.each([
  'persona.nobody',
  'lang.fr',
  'day.2026-13-01',
  'fault.coments:500',
  'shown.comments.nope@0',
  'shown.comments.toString',
  'shown.__proto__.x@0',
  'persona.constructor',
  'persona.<img src=x onerror=alert(1)>',
  '__proto__.x',
  'hosts.evil.example',
  'nonsense',
])('a choice that does not exist is named: %s', (part) => {
  expect(readChoice(`theme.dark~${part}`)).toEqual({ choice: { theme: 'dark' }, unknown: [part] })
})

it('a state without a marker is read as one of the first', () => {
  expect(readChoice('shown.comments.open').choice.shown).toEqual({ id: 'comments.open', marker: 0 })
  expect(writeChoice({ shown: { id: 'comments.open', marker: 0 } })).toBe('shown.comments.open@0')
})

it('a site chooses the word that opens the preview', () => {
  const own = previewAddresses('editors')
  const address = own.addressOf({ persona: 'staff' }, 'https://pre.example/?quiosc-preview=1')
  expect(own.choiceIn(new URL(address).search)).toBe('persona.staff')
  expect(own.pageAddress(address)).toBe('https://pre.example/?quiosc-preview=1')
  expect(pageAddress(address)).toBe('https://pre.example/?editors=persona.staff')
})
