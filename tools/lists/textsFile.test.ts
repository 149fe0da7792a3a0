import { expect, it } from 'vitest'
import { textsFile } from './textsFile.ts'

const island = { path: 'widgets/poll/poll.island.tsx', text: `import { Poll } from './Poll.tsx'` }

/** The row of the poll, whose view has this code. */
function rowOf(text: string, ...others: readonly { path: string; text: string }[]): string {
  const file = textsFile([island, { path: 'widgets/poll/Poll.tsx', text }, ...others])
  return file.slice(file.indexOf('  poll: {'), file.indexOf('\n}\n', file.indexOf('  poll: {')))
}

const messages = (path: string, scope: string, key: string) => ({
  path,
  text: `export const messages = defineMessages('${scope}', {\n  ${key}: message(),\n})`,
})

it('the file of texts has those of the runtime and the widget’s own', () => {
  expect(rowOf('')).toBe("  poll: {\n    folders: ['src/kit/i18n', 'widgets/poll'],\n    dateNames: false,\n  },")
})

it('the file of texts has the shared ones whose messages are imported, however far below', () => {
  const field = { path: 'src/kit/ui/Field.tsx', text: `import { messages } from '../slides/slides.messages.ts'` }
  const slides = messages('src/kit/slides/slides.messages.ts', 'slides', 'next')
  expect(rowOf(`import { Field } from '../../src/kit/ui/Field.tsx'`, field, slides)).toContain("'src/kit/slides'")
  expect(rowOf(`const load = () => import('../../src/kit/ui/Field.tsx')`, field, slides)).toContain("'src/kit/slides'")
  expect(rowOf(`import type { Field } from '../../src/kit/ui/Field.tsx'`, field, slides)).not.toContain(
    "'src/kit/slides'",
  )
  expect(rowOf('', { ...field, path: 'widgets/poll/Poll.test.tsx' }, slides)).not.toContain("'src/kit/slides'")
})

it('the file of texts has names of dates where a component declares that it writes them', () => {
  expect(rowOf(`import type {} from '../../src/kit/dates/dateNames.ts'`)).toContain('dateNames: true')
})

it('the file of texts leaves those to a part that loads on demand that only the part shows', () => {
  const profile = [
    { path: 'widgets/profile/profile.island.tsx', text: `const load = () => import('./password/Password.tsx')` },
    {
      path: 'widgets/profile/password/Password.tsx',
      text: `import { messages } from '../../../src/kit/slides/slides.messages.ts'`,
    },
    messages('src/kit/slides/slides.messages.ts', 'slides', 'next'),
  ]
  const file = textsFile(profile)
  expect(file).toContain("  profile: {\n    folders: ['src/kit/i18n', 'widgets/profile'],")
  expect(file).toContain("  'profile.password': {\n    folders: ['src/kit/slides', 'widgets/profile/password'],")
})
