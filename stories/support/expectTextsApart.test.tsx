import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { LIGHT_PART } from '#islands/loader/lightPart.ts'
import { expectTextsApart } from './expectTextsApart.ts'

function pageWith(children: ReactNode): Document {
  const pageDocument = document.implementation.createHTMLDocument()
  const root = createRoot(pageDocument.body)
  flushSync(() =>
    root.render(
      <>
        <div {...{ [LIGHT_PART]: '' }}>
          <div className="island">{children}</div>
        </div>
        <p>
          Of the <b>page</b>
        </p>
      </>,
    ),
  )
  return pageDocument
}

const Sent = () => 'Sent.'

it.each([
  [
    'in an element of its own',
    <p key="">
      <span>Sent.</span> <svg />
    </p>,
  ],
  ['after nothing', <p key="">{'Sent.'}</p>],
])('a text %s is accepted as one that can change', (_, children) => {
  expect(() => expectTextsApart(pageWith(children))).not.toThrow()
})

it.each([
  [
    'beside something else',
    <button key="" type="button">
      <svg />
      Close
    </button>,
  ],
  [
    'before a link',
    <p key="">
      Sent. <a href="/">Home</a>
    </p>,
  ],
  [
    'beside what is not shown',
    <p key="">
      {undefined}
      {'Sent.'}
    </p>,
  ],
  [
    'that a component returns',
    <p key="">
      <Sent />
    </p>,
  ],
])('a text %s is found as one that cannot change', (_, children) => {
  expect(() => expectTextsApart(pageWith(children))).toThrow('texts that are not all')
})
