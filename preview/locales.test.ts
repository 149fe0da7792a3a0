import { expect, it } from 'vitest'
import { languages } from '../src/site/config/config.ts'
import { messages } from './preview.messages.ts'
import { readersMessages } from './readers.messages.ts'
import { previewIntl } from './toolbar/previewIntl.ts'

/** Values for those that take any. */
const values = { title: 'Open', widget: 'comments', state: 'Open', path: '/', why: 'waits', parts: ['lang.fr'] }

it.each(languages)('the toolbar has all its texts in %s', (lang) => {
  const { t } = previewIntl(lang)
  const all = [...Object.values(messages), ...Object.values(readersMessages)]
  for (const { id } of all) expect(t<typeof values>({ id }, values)).not.toContain('preview.')
})
