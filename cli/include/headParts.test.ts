import { expect, it } from 'vitest'
import { headParts, preloadLinks, preloadTags, scriptTag } from './headParts.ts'
import { manifest } from './manifest.fixture.ts'

it('the head has the files of several widgets, each once', () => {
  const urls = headParts(manifest, ['poll', 'gift'], 'ca', '/q/').map(({ url }) => url.replace('/q/chunks/', ''))
  expect(urls).toEqual(['runtime-1.js', 'poll-1.js', 'poll.ca-1.js', 'gift-1.js', 'gift.ca-1.js'])
})

it('the head has tags and headers with checksums', () => {
  const [part, ...others] = headParts(manifest, ['poll'], 'ca', 'https://cdn.example/q/')
  expect(others).toHaveLength(2)
  expect(preloadTags(part ? [part] : [])).toBe(
    '<link rel="modulepreload" href="https://cdn.example/q/chunks/runtime-1.js" integrity="sha384-r">\n',
  )
  expect(preloadLinks(part ? [part] : [])).toEqual([
    '<https://cdn.example/q/chunks/runtime-1.js>; rel=modulepreload; integrity="sha384-r"',
  ])
  expect(scriptTag(manifest, '/q/')).toBe('<script type="module" src="/q/widgets.js" integrity="sha384-w"></script>\n')
})

it('the head fails for an unknown widget and for a file that the manifest lacks', () => {
  expect(() => headParts(manifest, ['pol'], 'ca', '/')).toThrow('There is no widget “pol”')
  expect(() => scriptTag({ ...manifest, files: {} }, '/')).toThrow('does not list widgets.js')
})
