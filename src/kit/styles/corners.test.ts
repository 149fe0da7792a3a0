import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rules about pictures, by their file; round ones are portraits and marks. */
const pictureRules = globSync(['{src,widgets}/**/*.css', 'newspaper/cms/assets/css/*.css']).flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => /\b(img|video|picture|cover|poster)\b[^\s>]*\s*$/.test(selector))
    .map(([, selector = '', body = '']) => [`${path} ${selector.trim().split('\n').at(-1)}`, body] as const),
)

it('pictures have square corners', () => {
  expect(pictureRules.length).toBeGreaterThan(10)
  const rounded = pictureRules.filter(([, body]) => /border-radius: (?!0|50%)/.test(body)).map(([name]) => name)
  expect(rounded).toEqual([])
})
