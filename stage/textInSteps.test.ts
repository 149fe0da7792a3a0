import { expect, it } from 'vitest'
import { createFormatters } from '#kit/i18n/createFormatters.ts'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import type { FormatSource, Language } from '#lib/site/config/config.ts'
import { compileTexts } from '#tools/texts/compileTexts.ts'
import { textInSteps } from './textInSteps.ts'

const texts = { 'poll.more': 'More ({shown})', 'poll.replies': '{count, plural, one {# reply} other {# replies}}' }
const textOf = (lang: Language, formatSource?: FormatSource) =>
  textInSteps(
    createPageIntl(
      lang,
      compileTexts([texts], lang, false),
      (error) => {
        throw error
      },
      { formatters: createFormatters(formatSource) },
    ),
    texts,
  )

it('a step names messages, numbers and days as the page writes them, and any other text as it is', () => {
  const specified = textOf('de')
  expect(specified('poll.more', { shown: '1180' })).toBe('More (1.180)')
  expect(specified('2026-02-14')).toBe('14/02/2026')
  expect(textOf('en', 'language')('poll.more', { shown: '1180' })).toBe('More (1,180)')
  expect(textOf('de', 'language')('2026-02-14')).toBe('14.02.2026')
  for (const text of ['Opinió', '31 02 2026', '']) expect(specified(text)).toBe(text)
  expect(specified('poll.replies', { count: 2 })).toBe('2 replies')
})
