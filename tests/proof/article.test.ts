import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readGuide, startFolder } from '../support/guide.ts'
import { startNewspaper } from '../support/newspaper.ts'

const { reader } = startNewspaper()
const folder = startFolder()
const document = readFileSync('docs/article.md', 'utf8')
const { files, commands } = readGuide('docs/article.md')

it('the fifteen minutes of the guide lead from an empty folder to an article with a carousel, a paywall, comments and a profile', async () => {
  for (const command of readGuide('docs/start.md', '1. The library').commands) folder.run(command)
  folder.save(files)
  expect([...files.keys()]).toEqual(['public/article.html', 'public/article.css', 'article.mjs'])
  const start = commands.findIndex((command) => command.startsWith('node '))
  for (const command of commands.slice(0, start)) folder.run(command)
  const address = await folder.serve(commands[start] ?? '')
  const here = (text: string) => text.replace('http://localhost:8080/', address)
  const checks = commands.slice(start + 1)
  expect(checks).toHaveLength(1)
  for (const command of checks) expect(folder.run(here(command))).toContain('no problems')

  const { page, problems } = await reader()
  const response = await page.goto(address)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'nonce-[^' ]+';/)
  // A nonce is used once.
  expect((await page.request.get(address)).headers()['content-security-policy']).not.toBe(policy)
  const wall = page.locator('[data-widget=paywall]')
  await wall.getByRole('link', { name: 'Choose your subscription' }).waitFor()
  const carousel = page.locator('[data-widget=carousel]')
  await carousel.getByRole('link', { name: 'The promenade says goodbye to cars on Sundays' }).waitFor()
  await page.getByRole('heading', { name: '2 comments' }).waitFor()
  await page.getByText('At last a place to sit.').waitFor()
  expect(problems.errors).toEqual([])

  // As the subscriber of the preview.
  const [, preview = ''] = /`(http:\/\/localhost:8080\/\?quiosc-preview=\S+)`/.exec(document) ?? []
  await page.goto(here(preview))
  await page.getByPlaceholder('Write a comment').waitFor()
  expect(await wall.getByRole('link', { name: 'Choose your subscription' }).count()).toBe(0)
  await page.getByRole('link', { name: 'My account' }).click()
  await page.getByRole('dialog').getByText('Saved articles').waitFor()
  // The catalogue's pictures are those of the sample newspaper.
  expect(problems.errors.filter((error) => !error.includes('404'))).toEqual([])
})
