import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { themeSnippet } from './themeSnippet.ts'

it('the theme’s snippet is one small inline script, and the hash is that of its content', () => {
  const { html, csp } = themeSnippet()
  const [, code = ''] = /^<script>([^<]+)<\/script>\n$/.exec(html) ?? []
  expect(code.length).toBeGreaterThan(200)
  expect(code.length).toBeLessThan(2200)
  expect(csp).toBe(`sha256-${createHash('sha256').update(code).digest('base64')}`)
})
