import { expect, it, onTestFinished } from 'vitest'
import { expectLanguageForm } from './expectLanguageForm.ts'

/** A marker with a fallback, and a widget in its shadow root. */
function show(html: string) {
  const host = document.createElement('div')
  host.innerHTML = '<p>27/11/2026, 1.200</p>'
  host.attachShadow({ mode: 'open' }).innerHTML = `<div class="island" lang="de">${html}</div>`
  document.body.append(host)
  onTestFinished(() => host.remove())
}

it.each([
  ['de', '<p>Ausgabe vom 27/11/2026</p>'],
  ['de', '<p><time>27 Nov 2026</time></p>'],
  ['de', '<input placeholder="TT/MM/JJJJ">'],
  ['de', '<input value="1/3/2026">'],
  ['de', '<a aria-label="Filter 27/11/2026 entfernen">27.11.2026</a>'],
  ['en', '<p>1.200 comments</p>'],
  ['en', '<button title="12.345 likes">12,345</button>'],
] as const)('a number or a date in the specification’s form is found, in %s: %s', (lang, html) => {
  show(html)
  expect(() => expectLanguageForm(document, lang)).toThrow('In the specification’s form')
})

it.each([
  ['de', '<p>27.11.2026, 27.&nbsp;November 2026 um 17:05, 1.200</p><input placeholder="TT.MM.JJJJ">'],
  ['en', '<p>27/11/2026, 27 Nov 2026, 1,200</p><input placeholder="DD/MM/YYYY">'],
  ['es', '<p>27/11/2026, 1200, 12.000</p>'],
  // A reader's words, and what the backend says of a picture.
  ['de', '<p lang="">Seit 27/11/2026</p><img alt="Titelseite vom 27/11/2026">'],
] as const)('the language’s own form is accepted, and so are the words of others, in %s: %s', (lang, html) => {
  show(html)
  expect(() => expectLanguageForm(document, lang)).not.toThrow()
})
