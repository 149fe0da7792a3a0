import { expect, test } from 'vitest'
import { viewTextFindings } from './viewText.ts'

const problems = (text: string, path = 'widgets/poll/A.tsx') =>
  viewTextFindings([{ path, text }]).map(({ problem }) => problem)

test.each([
  'const a = <p>Vota</p>',
  "const a = <p>{'Vota'}</p>",
  'const a = <>{`$' + '{count} vots`}</>',
  "const a = <p>{open ? 'Obert' : undefined}</p>",
  "const a = <p>{open && 'Obert'}</p>",
  'const a = <button aria-label="Tanca" />',
  "const a = <button aria-label={'Tanca'} />",
  'const a = <img alt="Una imatge" />',
  'const a = <a title={open ? `Obert` : label} />',
  'const a = <input placeholder="Escriu" />',
  'const a = <TextField label="Nom" />',
  'const a = <p>été</p>',
])('text in a view: %s', (code) => {
  expect(problems(code)).toHaveLength(1)
  expect(problems(code, 'src/ui/A.tsx')).toHaveLength(1)
  expect(problems(code, 'src/ui/A.test.tsx')).toEqual([])
})

test.each([
  'const a = <p>{t(messages.vote)}</p>',
  'const a = <p>·</p>',
  'const a = <p>{count} %</p>',
  'const a = <button type="submit" className="vote" aria-describedby="help" />',
  'const a = <img alt="" />',
  "const a = <p className={open ? 'open' : 'closed'} />",
  'const a = <TextField label={t(messages.name)} name="name" />',
])('accepts %s', (code) => {
  expect(problems(code)).toEqual([])
})

test('reports the line', () => {
  const text = 'const a = (\n  <p>\n    <b>Vota</b>\n  </p>\n)'
  expect(viewTextFindings([{ path: 'src/ui/A.tsx', text }])).toEqual([
    { path: 'src/ui/A.tsx', line: 3, problem: 'has text of its own: "Vota"' },
  ])
})
