import { expect, it } from 'vitest'
import { sheetFindings } from './sheets.ts'
import { readSources } from './source.ts'

const button = {
  'src/kit/ui/button.css':
    '/* .q-none {} */ .q-button { color: red } @media print { .q-round, .q-flat { color: blue } }',
  'src/kit/ui/dialog.css': '.q-dialog .q-button { color: green }',
  'src/kit/ui/Button.tsx':
    'import type {} from \'./button.css\'\nexport const Button = () => <button className="q-button wide" />',
}
const island = "import { Poll } from './Poll.tsx'\nimport buttonCss from '../../src/kit/ui/button.css?inline'"

const problems = (files: Record<string, string>) =>
  sheetFindings(Object.entries({ ...button, ...files }).map(([path, text]) => ({ path, text }))).map(
    ({ path, problem }) => `${path} ${problem}`,
  )
const view = "import { Button } from '../../src/kit/ui/Button.tsx'\nexport const Poll = () => <Button />"

it('an island with the sheets of its components has no findings', () => {
  expect(problems({ 'widgets/poll/poll.island.tsx': island, 'widgets/poll/Poll.tsx': view })).toEqual([])
})

it('an island without a sheet that a component far below needs is found', () => {
  expect(
    problems({ 'widgets/poll/poll.island.tsx': "import { Poll } from './Poll.tsx'", 'widgets/poll/Poll.tsx': view }),
  ).toEqual(['widgets/poll/poll.island.tsx lacks src/kit/ui/button.css, which src/kit/ui/Button.tsx needs'])
})

it('an island that collects the sheets of its components has no findings, and its parts need not bring them', () => {
  const collecting = "import sheets from 'virtual:sheets'\nimport { Poll } from './Poll.tsx'"
  const part = "import { Button } from '../../../src/kit/ui/Button.tsx'\nexport const Part = () => <Button />"
  expect(
    problems({
      'widgets/poll/poll.island.tsx': collecting,
      'widgets/poll/Poll.tsx': `${view}\nexport const load = () => import('./part/Part.tsx')`,
      'widgets/poll/part/Part.tsx': part,
    }),
  ).toEqual([])
})

it('a shared sheet that an island names for a part which does not need it is found', () => {
  const collecting = "import sheets from 'virtual:sheets'\nimport type {} from '../../src/kit/ui/dialog.css'"
  expect(problems({ 'widgets/poll/poll.island.tsx': collecting })).toEqual([
    'widgets/poll/poll.island.tsx brings src/kit/ui/dialog.css, which none of its components needs',
  ])
})

it('a part that loads on demand has the sheets of what it opens from, and brings its others', () => {
  const part = "import { Button } from '../../../src/kit/ui/Button.tsx'\nexport const Part = () => <Button />"
  const lazy = "export const load = () => import('./part/Part.tsx')"
  const files = { 'widgets/poll/Poll.tsx': lazy, 'widgets/poll/part/Part.tsx': part }
  const without = "import { load } from './Poll.tsx'"
  expect(problems({ ...files, 'widgets/poll/poll.island.tsx': island })).toEqual([])
  expect(problems({ ...files, 'widgets/poll/poll.island.tsx': without })).toEqual([
    'widgets/poll/part/Part.tsx lacks src/kit/ui/button.css, which src/kit/ui/Button.tsx needs',
  ])
  const bringing = `import css from '../../../src/kit/ui/button.css?inline'\n${part}`
  expect(
    problems({ ...files, 'widgets/poll/poll.island.tsx': without, 'widgets/poll/part/Part.tsx': bringing }),
  ).toEqual([])
})

it('a part that two islands open without a sheet that one of them lacks is found', () => {
  const part = "import { Button } from './Button.tsx'\nexport const Part = () => <Button />"
  const opens = "export const load = () => import('../../src/kit/ui/Part.tsx')"
  expect(
    problems({
      'src/kit/ui/Part.tsx': part,
      'widgets/a/a.island.tsx': `import css from '../../src/kit/ui/button.css?inline'\n${opens}`,
      'widgets/b/b.island.tsx': opens,
    }),
  ).toEqual(['src/kit/ui/Part.tsx lacks src/kit/ui/button.css, which src/kit/ui/Button.tsx needs'])
})

it('a shared sheet that none of an island’s components needs is found', () => {
  expect(
    problems({
      'widgets/poll/poll.island.tsx': `${island}\nimport dialogCss from '../../src/kit/ui/dialog.css?inline'`,
      'widgets/poll/Poll.tsx': view,
    }),
  ).toEqual(['widgets/poll/poll.island.tsx brings src/kit/ui/dialog.css, which none of its components needs'])
})

it('a component that has a class and does not say whose is found, wherever the class stands', () => {
  const say = 'say that it needs src/kit/ui/button.css, by `import type {} from`'
  expect(
    problems({
      'src/kit/ui/A.tsx': 'export const A = () => <p className="q-flat" />',
      'src/kit/ui/B.tsx': `export const B = (wide: string) => <p className={\`q-round \${wide}\`} />`,
      'src/kit/ui/C.tsx': '/** Like q-button. */\nexport const C = () => <p className="q-none own-q-button" />',
      'src/kit/ui/D.tsx':
        'import { Button } from \'./Button.tsx\'\nexport const D = () => <Button className="q-flat" />',
    }),
  ).toEqual([`src/kit/ui/A.tsx has the class q-flat: ${say}`, `src/kit/ui/B.tsx has the class q-round: ${say}`])
})

it('no component of the project is without its sheet', () => {
  expect(sheetFindings(readSources('{src,widgets}/**/*.{ts,tsx,css}'))).toEqual([])
})
