import { afterEach, expect, it } from 'vitest'
import { HeadingContext } from '#kit/dom/HeadingContext.ts'
import { Heading } from '#kit/ui/Heading.tsx'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { readHeading } from './readHeading.ts'

afterEach(() => document.body.replaceChildren())

/** The level of each kind of heading in a widget of this page, whose marker has the id `marker`. */
function levelsOn(html: string) {
  document.body.innerHTML = html
  const marker = document.getElementById('marker')
  if (!marker) throw new Error('The page has no marker.')
  const { view } = renderInShadow(
    <HeadingContext value={readHeading(marker)}>
      <Heading>widget</Heading>
      <Heading of="page">page</Heading>
      <Heading of="part">part</Heading>
    </HeadingContext>,
  )
  return Object.fromEntries(view.getAllByRole('heading').map(({ textContent, localName }) => [textContent, localName]))
}

it.each([
  ['a page that names itself', '<h1>Login</h1><div id="marker" data-widget="login"></div>', ['h2', 'h2', 'h3']],
  ['a page that does not', '<div id="marker" data-widget="login"></div>', ['h2', 'h1', 'h2']],
  [
    'a page whose only title is the fallback’s',
    '<div id="marker" data-widget="login"><h1>Login</h1></div>',
    ['h2', 'h1', 'h2'],
  ],
  ['a marker with a level', '<div id="marker" data-heading="3"></div>', ['h3', 'h3', 'h4']],
  ['a marker with the last level', '<div id="marker" data-heading="6"></div>', ['h6', 'h6', 'h6']],
  ['a marker with a level that does not exist', '<div id="marker" data-heading="7"></div>', ['h2', 'h1', 'h2']],
])('readHeading gives the headings their levels on %s', (_, html, [widget, page, part]) =>
  expect(levelsOn(html)).toEqual({ widget, page, part }),
)
