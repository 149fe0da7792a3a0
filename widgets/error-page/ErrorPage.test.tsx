import { expect, it } from 'vitest'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { errorPageIsland } from './error-page.island.tsx'

const open = (options: Record<string, string>) => mountOnPage({ island: errorPageIsland, options })

it.each([
  [{}, 'Page not found'],
  [{ code: '404' }, 'Page not found'],
  [{ code: '403' }, 'This link has expired'],
  [{ code: '500' }, 'Page not found'],
])(
  'the error page explains the status and links to the front page: %o',
  async (options: Record<string, string>, title) => {
    const page = open(options)
    const view = await page.ready()
    expect(view.getByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(view.getByRole('link', { name: 'Back to the front page' }).getAttribute('href')).toBe('/')
    await page.expectAccessible()
  },
)
