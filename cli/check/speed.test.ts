import { expect, it } from 'vitest'
import { checkText } from './testing/checkText.ts'
import { rightTemplates } from './testing/rightTemplates.ts'

/** What a template has around its markers: a hundred lines of a page, with placeholders of each kind. */
const around = Array.from(
  { length: 50 },
  (_, index) =>
    `<li class="item {{ kind }}">{% if a %}<a href="{{ url_${index} }}">{{ "Item"|trans }}</a>{% endif %}</li>\n`,
).join('')

/** Milliseconds: a thousand in five seconds. */
const PER_TEMPLATE = 5
const ROUNDS = 8

it('a thousand templates take less than five seconds', () => {
  const templates = rightTemplates.map(({ template, dialect }) => ({ text: around + template + around, dialect }))
  const checkAll = () => templates.map(({ text, dialect }) => checkText(text, dialect))
  /** The processor's time and not the clock's, which other processes prolong. */
  const perTemplate = () => {
    const start = process.cpuUsage()
    checkAll()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000 / templates.length
  }
  // The quickest round: the first ones compile, and other processes evict the processor's caches.
  const rounds = Array.from({ length: ROUNDS }, perTemplate)
  expect(Math.min(...rounds), `milliseconds a template: ${rounds.join(', ')}`).toBeLessThan(PER_TEMPLATE)
})
