import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { linkBackUrl } from './linkBackUrl.ts'

it.each([
  ['?backUrl=/temes/c++/', '/temes/c++/'],
  ['?backUrl=%2Ftemes%2Fc%2B%2B%2F', '/temes/c++/'],
  ['?backUrl=%2Farxiu%2F1+de+maig.html', '/arxiu/1+de+maig.html'],
  ['?backUrl=%2Farxiu%2F1%20de%20maig.html&email=a+b@diari.example', '/arxiu/1 de maig.html'],
  ['?backUrl=', ''],
  ['?other=1', null],
])('linkBackUrl reads where the link %s leads back to', (search, backUrl) => {
  expect(linkBackUrl(`https://www.diari.example/usuari/login${search}#top`)).toBe(backUrl)
})

it('parameters that a mail’s link may carry are read by linkBackUrl and linkParameter alone', () => {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const reading = files
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|\/testing\//.test(path))
    .filter((path) => /\.get\('(?:backUrl|code|email|token)'\)/.test(readFileSync(path, 'utf8')))
  expect(reading).toEqual(['src/lib/site/addresses/linkBackUrl.ts'])
})
