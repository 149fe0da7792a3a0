import { expect, it } from 'vitest'
import { readGuide, startFolder } from '../support/guide.ts'
import { startNewspaper } from '../support/newspaper.ts'

const { reader } = startNewspaper()
const folder = startFolder()
const { files, commands } = readGuide('docs/start.md')

it('the ten minutes lead from an empty folder to a poll that counts votes', async () => {
  folder.save(files)
  expect([...files.keys()]).toEqual(['public/index.html', 'server.mjs'])
  const start = commands.findIndex((command) => command.startsWith('node '))
  for (const command of commands.slice(0, start)) folder.run(command)
  const address = await folder.serve(commands[start] ?? '')
  for (const command of commands.slice(start + 1)) expect(folder.run(command)).toContain('no problems')

  const { page, problems } = await reader()
  await page.goto(address)
  const poll = page.locator('[data-widget=poll]')
  await poll.getByRole('radio', { name: 'More trees' }).check()
  await poll.getByRole('button', { name: 'Vote' }).click()
  await poll.getByText('33 votes').waitFor()
  expect(problems.errors).toEqual([])
})
