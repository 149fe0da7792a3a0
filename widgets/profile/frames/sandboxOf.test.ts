import { expect, it } from 'vitest'
import { readFrameRights } from './readFrameRights.ts'
import { sandboxOf } from './sandboxOf.ts'

const here = 'https://paper.test/article.html'
const rights = readFrameRights(undefined, () => undefined)

it('sandboxOf gives a page of another host its rights, and none over the newspaper’s page', () => {
  const sandbox = sandboxOf('https://account.paper.test/profile', here, rights)
  expect(sandbox?.split(' ')).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-forms']))
  expect(sandbox).not.toMatch(/top-navigation|modals|downloads/)
})

it('sandboxOf does not sandbox a page of the newspaper’s own host, which could remove the sandbox itself', () => {
  expect(sandboxOf('https://paper.test/profile?from=aside', here, rights)).toBeUndefined()
  expect(sandboxOf('http://paper.test/profile', here, rights)).toBeDefined()
})
