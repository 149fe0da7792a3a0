import { describe, expect, test } from 'vitest'
import { dictionaryFindings, textFindings, unusedFindings } from './dictionaries.ts'
import { definedMessages } from './messages.ts'

const source = (text: string, path = 'widgets/poll/poll.messages.ts') => ({ path, text })

const messages = definedMessages(
  source(`export const messages = defineMessages('poll', {
    vote: message(),
    total: message<{ count: number; number: string }>(),
  })`),
)

const total = '{count, plural, one {{number} vot} other {{number} vots}}'
const whole = {
  ca: { 'poll.vote': 'Vota', 'poll.total': total },
  es: { 'poll.vote': 'Votar', 'poll.total': total.replaceAll('vot', 'voto') },
  en: { 'poll.vote': 'Vote', 'poll.total': total.replaceAll('vot', 'vote') },
  de: { 'poll.vote': 'Abstimmen', 'poll.total': total.replaceAll('vot', 'Stimme') },
}

const problems = (texts: Record<string, Record<string, string>>, same: Record<string, string> = {}) =>
  dictionaryFindings({ folder: 'locales', texts, messages }, same).map(({ path, problem }) => `${path} ${problem}`)

const withCatalan = (changes: Record<string, string>) => ({ ...whole, ca: { ...whole.ca, ...changes } })

test('messages are read with the names of their values', () => {
  expect(messages).toMatchObject([
    { id: 'poll.vote', values: [], constant: 'messages' },
    { id: 'poll.total', values: ['count', 'number'], types: { count: 'number', number: 'string' }, line: 3 },
  ])
})

test('a key with a hyphen is read too', () => {
  const [hyphened] = definedMessages(source("export const messages = defineMessages('a', { 'b-c': message() })"))
  expect(hyphened).toMatchObject({ id: 'a.b-c', key: 'b-c' })
  const uses = { path: 'src/View.tsx', text: "import { messages } from './a.messages.ts'\nmessages['b-c']" }
  const defined = definedMessages(
    source("export const messages = defineMessages('a', { 'b-c': message() })", 'src/a.messages.ts'),
  )
  expect(unusedFindings(defined, [uses])).toEqual([])
  expect(unusedFindings(defined, [])).toHaveLength(1)
})

describe('the check of a folder’s texts', () => {
  test('has no findings in complete dictionaries', () => {
    expect(problems(whole)).toEqual([])
  })

  test('finds a missing language', () => {
    const { de: _, ...three } = whole
    expect(problems(three)).toEqual(['locales/de.json is missing'])
  })

  test('finds a key that is missing in one language', () => {
    expect(problems({ ...whole, en: { 'poll.vote': 'Vote' } })).toEqual(['locales/en.json poll.total is missing'])
  })

  test('finds a key that no code defines', () => {
    expect(problems(withCatalan({ 'poll.old': 'Vell' }))).toEqual([
      'locales/ca.json poll.old is defined by no messages file',
    ])
  })

  test.each([
    [
      'other values than the code gives',
      { 'poll.total': '{count, plural, one {# vot} other {# vots}}' },
      'takes {count}',
    ],
    ['a value that nobody gives', { 'poll.vote': 'Vota {name}' }, 'takes {name}'],
    ['a text that is no ICU message', { 'poll.vote': 'Vota {' }, 'is no ICU message'],
    ['a straight apostrophe', { 'poll.vote': "L'enquesta" }, 'straight'],
    ['straight quotes', { 'poll.vote': 'La "gran" enquesta' }, 'straight'],
    ['three dots', { 'poll.vote': 'Vota...' }, 'three dots'],
    ['a space at its end', { 'poll.vote': 'Vota ' }, 'a space too many'],
    ['a plural without the case “one”', { 'poll.total': '{count, plural, other {{number} vots}}' }, 'no case for one'],
  ])('finds %s', (_, changes, problem) => {
    expect(problems(withCatalan(changes))).toEqual([expect.stringContaining(problem)])
  })

  test('takes a copied text for untranslated unless it has a reason', () => {
    const copied = { ...whole, es: { ...whole.es, 'poll.vote': 'Vota' } }
    expect(problems(copied)).toEqual([
      expect.stringContaining('locales/es.json poll.vote reads as in another language'),
    ])
    expect(problems(copied, { 'poll.vote': 'Both say it so.' })).toEqual([])
    expect(problems(whole, { 'poll.vote': 'Both say it so.' })).toEqual([expect.stringContaining('take it out')])
  })

  test('accepts equal texts without letters', () => {
    const same = Object.fromEntries(
      Object.entries(whole).map(([lang, texts]) => [lang, { ...texts, 'poll.total': '{count}: {number} %' }]),
    )
    expect(problems(same)).toEqual([])
  })

  describe('the check of values by their types', () => {
    const found = (text: string, type: string) => {
      const [met] = definedMessages(source(`const m = defineMessages('poll', { met: message<{ x: ${type} }>() })`))
      const texts = Object.fromEntries(
        ['Aa', 'Bb', 'Cc', 'Dd'].map((word, at) => [at, { 'poll.met': `${word} ${text}` }]),
      )
      const [ca, es, en, de] = Object.values(texts)
      if (!met || !ca || !es || !en || !de) throw new Error('There is no message.')
      return dictionaryFindings({ folder: 'l', texts: { ca, es, en, de }, messages: [met] }, {}).map(
        ({ problem }) => problem,
      )
    }

    test.each([
      ['{x, date, day}', 'Date'],
      ['{x, date}', 'Date'],
      ['{x, time, short}', 'Date'],
      ['{x}', 'readonly string[]'],
      ['{x, number}', 'number'],
      ['{x, plural, one {a} other {b}}', 'number'],
    ])('accepts in the text %s a %s', (text, type) => {
      expect(found(text, type)).toEqual([])
    })

    test.each([
      ['a text as a date', '{x, date, day}', 'string', 'as a date and the code gives string'],
      ['a text as a time', '{x, time, short}', 'string', 'as a time and the code gives string'],
      ['a date as it is', '{x}', 'Date', 'without a format'],
      ['a date in a format that there is none', '{x, date, medium}', 'Date', 'in the format medium'],
      ['a number in a format', '{x, number, percent}', 'number', 'in the format percent'],
      ['a plural of a text', '{x, plural, one {a} other {b}}', 'string', 'counts by {x}'],
      ['a plural of a list', '{x, plural, one {a} other {b}}', 'string[]', 'counts by {x}'],
      ['a choice by a list', '{x, select, a {a} other {b}}', 'readonly string[]', 'which is a list'],
    ])('finds %s', (_, text, type, problem) => {
      expect(found(text, type)).toEqual(Array(4).fill(expect.stringContaining(problem)))
    })
  })

  test('requires the same cases of a select in every language', () => {
    const texts = (cases: string) => ({ 'poll.vote': `{kind, select, ${cases} other {x}}` })
    const [kind] = definedMessages(source(`const m = defineMessages('poll', { vote: message<{ kind: string }>() })`))
    const found = dictionaryFindings(
      {
        folder: 'locales',
        texts: { ca: texts('a {u}'), es: texts('a {v}'), en: texts('b {w}'), de: texts('a {z}') },
        messages: kind ? [kind] : [],
      },
      {},
    )
    expect(found).toMatchObject([{ path: 'locales', problem: expect.stringContaining('other cases') }])
  })
})

describe('the check of messages that no code shows', () => {
  const unused = (text: string) =>
    unusedFindings(messages, [source(text, 'widgets/poll/Poll.tsx')]).map(({ problem }) => problem)
  const imported = `import { messages } from './poll.messages.ts'\n`

  test('accepts a message that is used by its name', () => {
    expect(unused(`${imported}t(messages.vote); t(messages.total, {})`)).toEqual([])
    expect(unused(`${imported}t(messages.vote)`)).toEqual(['poll.total is used nowhere'])
  })

  test('does not count a constant of the same name in another file', () => {
    expect(unused(`import { messages } from '../b/b.messages.ts'\nt(messages.vote); t(messages.total)`)).toHaveLength(2)
  })

  test('counts a renamed import as the same constant', () => {
    expect(unused(`import { messages as m } from './poll.messages.ts'\nt(m.vote); t(m.total)`)).toEqual([])
  })

  test('requires the name of a message in the code that uses it by a computed one', () => {
    expect(unused(`${imported}const kind: 'vote' | 'total' = k; t(messages[kind])`)).toEqual([])
    expect(unused(`${imported}const kind: 'vote' = k; t(messages[kind])`)).toEqual(['poll.total is used nowhere'])
  })
})

test('a widget’s texts, those of its parts and the shared ones are in folders of their own', () => {
  const defined = (path: string, scope: string) => [
    source(`export const messages = defineMessages('${scope}', { vote: message() })`, `${path}.messages.ts`),
    source(`import { messages } from './${path.split('/').at(-1)}.messages.ts'\nt(messages.vote)`, `${path}.tsx`),
  ]
  const dictionary = (folder: string, scope: string) =>
    Object.entries({ ca: 'Vota', es: 'Votar', en: 'Vote', de: 'Abstimmen' }).map(([lang, text]) =>
      source(JSON.stringify({ [`${scope}.vote`]: text }), `${folder}/locales/${lang}.json`),
    )
  const sources = [
    ...defined('widgets/poll/poll', 'poll'),
    ...dictionary('widgets/poll', 'poll'),
    ...defined('widgets/poll/ballot/ballot', 'ballot'),
    ...dictionary('widgets/poll/ballot', 'ballot'),
    ...defined('src/kit/ui/ui', 'ui'),
    ...dictionary('src/kit/i18n', 'ui'),
    ...defined('src/kit/content/content', 'content'),
    ...dictionary('src/kit/content', 'content'),
  ]
  const found = (given: typeof sources) =>
    textFindings(given)
      .filter(({ path }) => path !== 'tools/checks/sameTexts.ts')
      .map(({ path, problem }) => `${path} ${problem}`)
  expect(found(sources)).toEqual([])
  expect(found(sources.filter(({ path }) => path !== 'widgets/poll/ballot/locales/de.json'))).toEqual([
    'widgets/poll/ballot/locales/de.json is missing',
  ])
  expect(found(sources.filter(({ path }) => path !== 'src/kit/content/content.tsx'))).toEqual([
    'src/kit/content/content.messages.ts content.vote is used nowhere',
  ])
})
