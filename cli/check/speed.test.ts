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

it('a thousand templates take less than five seconds', () => {
  const templates = rightTemplates.map(({ template, dialect }) => ({ text: around + template + around, dialect }))
  const checkAll = () => templates.map(({ text, dialect }) => checkText(text, dialect))
  // Once before, as in a folder of a thousand the first hundred do not count.
  checkAll()
  // The processor's time and not the clock's, which other processes prolong.
  const start = process.cpuUsage()
  for (let round = 0; round < 3; round++) checkAll()
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000 / (3 * templates.length)).toBeLessThan(PER_TEMPLATE)
})
