import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rules with the weight of titles, by their file. */
const titleRules = globSync('{src,widgets}/**/*.css')
  .filter((path) => !path.endsWith('base.css'))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/([^{}]+)\{([^{}]*--q-headline-weight[^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => [`${path} ${selector.trim().split('\n').at(-1)}`, body] as const,
    ),
  )

/** Larger than the ladder. */
const DISPLAY = 'widgets/error-page/error-page.css .apology-title'

it.each(titleRules.filter(([name]) => name !== DISPLAY))('a title has a step of the ladder: %s', (_, body) => {
  expect(body).toMatch(/font-size: var\(--q-title-(1|2|3|section)\);/)
  expect(body).toContain('line-height: var(--q-title-leading);')
  expect(body).toContain('letter-spacing: var(--q-title-tracking);')
})
