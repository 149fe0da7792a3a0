import { expect, it } from 'vitest'
import { readGuide, startFolder } from '../support/guide.ts'
import { startNewspaper } from '../support/newspaper.ts'

const { reader } = startNewspaper()
const folder = startFolder()
const { files, commands } = readGuide('docs/start.md')

it('the ten minutes of the guide lead from an empty folder to a poll that counts votes, and five more to a rendered one', async () => {
  folder.save(files)
  expect([...files.keys()]).toEqual(['public/index.html', 'server.mjs', 'rendered.mjs'])
  const [start = '', check = '', render = ''] = commands.slice(-3)
  for (const command of commands.slice(0, -3)) folder.run(command)
  const address = await folder.serve(start)
  expect(folder.run(check)).toContain('no problems')

  const { page, problems } = await reader()
  await page.goto(address)
  const poll = page.locator('[data-widget=poll]')
  await poll.getByRole('radio', { name: 'More trees' }).check()
  await poll.getByRole('button', { name: 'Vote' }).click()
  await poll.getByText('33 votes').waitFor()
  expect(problems.errors).toEqual([])

  const rendered = await folder.serve(render, { CMS: address.replace(/\/$/, '') })
  const without = await reader({ javaScriptEnabled: false })
  await without.page.goto(rendered)
  expect(await without.page.getByRole('heading', { name: 'What does the harbour need?' }).isVisible()).toBe(true)
  const box = without.page.locator('[data-widget=poll] .poll')
  expect(await box.evaluate((element) => getComputedStyle(element).borderTop)).toMatch(/^2px solid /)
  const own = await reader()
  await own.page.goto(rendered)
  const taken = own.page.locator('[data-widget=poll]')
  await taken.getByRole('radio', { name: 'More benches' }).check()
  await taken.getByRole('button', { name: 'Vote' }).click()
  await taken.getByText('34 votes').waitFor()
  expect(own.problems.errors).toEqual([])
})
