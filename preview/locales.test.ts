import { expect, it } from 'vitest'
import type { Message } from '#kit/i18n/PageIntl.ts'
import { languages } from '#lib/site/config/config.ts'
import { callsMessages } from './calls.messages.ts'
import { faultsMessages } from './faults.messages.ts'
import { messages } from './preview.messages.ts'
import { readersMessages } from './readers.messages.ts'
import { previewIntl } from './toolbar/previewIntl.ts'
import { whyMessages } from './why.messages.ts'

/** Values for those that take any. */
const values = {
  title: 'Open',
  widget: 'comments',
  state: 'Open',
  shown: 'Open',
  path: '/',
  parts: ['lang.fr'],
  count: 2,
  present: 2,
  number: 6,
  marker: 5,
  reader: 'Staff',
  fault: 'Poll',
  call: 'Poll',
  kind: 'slow',
  hasNick: 'true',
  nick: 'Tecla',
  isSignedIn: 'true',
  name: 'Tecla',
  distance: '1.200',
}

it.each(languages)('the toolbar has all its texts in %s', (lang) => {
  const { t } = previewIntl(lang)
  const all: Pick<Message, 'id'>[] = [messages, readersMessages, callsMessages, faultsMessages, whyMessages].flatMap(
    (scope) => Object.values(scope),
  )
  for (const { id } of all) expect(t<typeof values>({ id }, values)).not.toContain('preview.')
})
