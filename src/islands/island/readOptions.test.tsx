import { expect, it } from 'vitest'
import { readOptions } from './readOptions.ts'

function marker(html: string): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = html
  const host = holder.querySelector<HTMLElement>('[data-widget]')
  if (!host) throw new Error('There is no marker.')
  return host
}

const block = (json: string) => `<script type="application/json">${json}</script>`

it.each([
  ['directly in the marker', block('{"a":1}')],
  ['in a paragraph, as WordPress writes it', `<p>A link</p><p>${block('{"a":1}')}</p>`],
  ['deep in the fallback', `<div><ul><li>${block('{"a":1}')}</li></ul></div>`],
  ['after that of a marker within', `<p data-widget="poll">${block('{"a":2}')}</p><p>${block('{"a":1}')}</p>`],
  ['with the charset in its type', '<script type="application/json; charset=utf-8">{"a":1}</script>'],
  ['in other letters', '<script type="Application/JSON">{"a":1}</script>'],
  ['after one that the fallback has', `<figure>${block('[2]')}</figure>${block('{"a":1}')}`],
])('readOptions finds the JSON block %s', (_, html) => {
  expect(readOptions(marker(`<div data-widget="cards" data-layout="lead">${html}</div>`))).toEqual({
    ok: true,
    value: { a: 1, layout: 'lead' },
  })
})

it.each([
  ['of a marker within', `<div data-widget="poll">${block('{"a":1}')}</div>`],
  ['in what the library has rendered', `<div data-quiosc-part="">${block('{"a":1}')}</div>`],
  ['of another type', '<p><script type="application/ld+json">{"a":1}</script></p>'],
  ['of a type that only begins so', '<script type="application/jsonp">{"a":1}</script>'],
  ['that is empty', block(' ')],
  ['that is null', block('null')],
])('readOptions does not read a block %s', (_, html) => {
  expect(readOptions(marker(`<div data-widget="cards">${html}</div>`))).toEqual({ ok: true, value: {} })
})

it.each([
  ['[1]', 'the block must be an object'],
  ['"a"', 'the block must be an object'],
  ['{ “a”: 1 }', 'the block is not JSON'],
])('readOptions reports a wrong block wherever it is: %s', (json, problem) => {
  expect(readOptions(marker(`<div data-widget="cards"><p>${block(json)}</p></div>`))).toEqual({
    ok: false,
    failure: [{ attribute: 'application/json', problem: expect.stringContaining(problem) }],
  })
})
