import { expect, it } from 'vitest'
import { languages } from '../src/site/config/config.ts'
import { messages } from './preview.messages.ts'
import { previewIntl } from './toolbar/previewIntl.ts'

/** Values for those that take any. */
const values = { title: 'Open', widget: 'comments', state: 'Open', path: '/', why: 'waits', parts: ['lang.fr'] }

it.each(languages)('the toolbar has all its texts in %s', (lang) => {
  const { t } = previewIntl(lang)
  for (const { id } of Object.values(messages)) expect(t<typeof values>({ id }, values)).not.toContain('preview.')
})
