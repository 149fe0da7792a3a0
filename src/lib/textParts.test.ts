import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textParts } from './textParts.ts'

const links = (body: string) => textParts(body, []).flatMap((part) => (part.kind === 'link' ? [part] : []))

describe('links in a text', () => {
  it.each([
    ['See https://example.org/a?b=c#d.', 'https://example.org/a?b=c#d'],
    ['(https://example.org)', 'https://example.org'],
    ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
    ['“https://example.org/a”', 'https://example.org/a'],
    ['HTTP://EXAMPLE.ORG!', 'HTTP://EXAMPLE.ORG'],
    // Reversed, it would read as another URL.
    ['https://example.org/\u202egro.knab', 'https://example.org/'],
  ])('are found: %s', (body, text) => expect(links(body).map((link) => link.text)).toEqual([text]))

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'https://bank.example@evil.example/',
    'http://',
    'www.example.org',
    '<a href="x">',
  ])('are not found in %s', (body) => expect(textParts(body, [])).toEqual([{ kind: 'text', text: body }]))

  it('lead to web addresses only, and no character is lost, whatever is typed', () => {
    const typed = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('http://', 'https://a.b', '@Ada', 'javascript:', '<b>', '(', ')', ' ')),
    )
    fc.assert(
      fc.property(typed, (pieces) => {
        const body = pieces.join('').replace(/\s+/g, ' ').trim()
        const parts = textParts(body, ['Ada'])
        expect(parts.map(({ text }) => text).join('')).toBe(body)
        for (const part of parts) if (part.kind === 'link') expect(part.href).toMatch(/^https?:\/\//)
      }),
    )
  })
})

describe('mentions in a text', () => {
  it('match mentioned names, longest first', () => {
    expect(textParts('@Ada Maria and @Ada, not @Pol', ['Ada', 'Ada Maria'])).toEqual([
      { kind: 'mention', text: '@Ada Maria' },
      { kind: 'text', text: ' and ' },
      { kind: 'mention', text: '@Ada' },
      { kind: 'text', text: ', not @Pol' },
    ])
  })
})

it('textParts keeps line breaks, and collapses repeated empty lines', () => {
  expect(textParts(' a\nb\n\n\n \nc ', [])).toEqual([{ kind: 'text', text: 'a\nb\n\nc' }])
  // A byte order mark is white space and invisible: read in both ways it took minutes.
  const marks = '\ufeff'.repeat(1000)
  expect(textParts(`a\n${marks}b`, [])).toEqual([{ kind: 'text', text: `a\n${marks}b` }])
  expect(textParts('a\n\u200b\n\u2060 \u200d\nb', [])).toEqual([{ kind: 'text', text: 'a\n\nb' }])
})
