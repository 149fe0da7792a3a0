import { afterAll, expect, it } from 'vitest'
import { createNewspaper } from '#newspaper/cms/createNewspaper.ts'
import { article } from './support/newspaper.ts'

const site = createNewspaper({ distDir: 'dist', quality: 5, render: true }).listen(0)
afterAll(async () => (await site).close())

const rendered = async (path: string) => {
  const { url } = await site
  const text = await (await fetch(url + path)).text()
  return [...text.matchAll(/data-widget-state="rendered"[^>]* data-widget="([\w-]+)"/g)].map(([, name]) => name)
}

it('the newspaper renders its markers before it sends a page', async () => {
  // On a busy machine a poll's answer may be late for a page: the page is then sent without its view.
  await expect
    .poll(() => rendered('/'))
    .toEqual(expect.arrayContaining(['cards', 'comments-count', 'hot-topics', 'newsletter-carousel', 'poll']))
  await expect.poll(() => rendered(article('1001'))).toContain('comments')
  await expect.poll(() => rendered('/enquestes?engine=lite')).toEqual(expect.arrayContaining(['poll', 'poll']))
})

it('the newspaper renders no marker where the visitor has turned that off or chosen a fault', async () => {
  expect(await rendered('/enquestes?render=off')).toEqual([])
  expect(await rendered('/enquestes?fault=poll:500')).toEqual([])
})

it('the newspaper renders its markers in the language of the page', async () => {
  const { url } = await site
  const questions = async (lang: string) => {
    const text = await (await fetch(`${url}/enquestes/4711?lang=${lang}`)).text()
    const poll = text.match(/data-widget-state="rendered"[^>]* data-widget="poll"[\s\S]*?<\/template>/)?.[0] ?? ''
    return ['Què hauria d’omplir', '¿Qué debería llenar', 'What should fill', 'Was soll sonntags'].filter((words) =>
      poll.includes(words),
    )
  }
  await expect.poll(() => questions('de')).toEqual(['Was soll sonntags'])
  await expect.poll(() => questions('es')).toEqual(['¿Qué debería llenar'])
  await expect.poll(() => questions('ca')).toEqual(['Què hauria d’omplir'])
})
