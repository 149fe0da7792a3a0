import { expect, test } from 'vitest'
import { listedStates } from './listedStates.ts'
import { storyFile } from './storyFile.ts'

const source = (text: string) => ({ path: 'widgets/poll/poll.states.ts', text })

test('each state becomes a story, named by its title', () => {
  const states = listedStates(
    source(`export const states: Record<string, WidgetState> = {
      open: { title: 'Open', options: {} },
      lostOffline: { title: "The vote's way is lost", options: {} },
    }`),
  )
  const file = storyFile('comments-count', states)
  expect(file).toContain("export default { title: 'Comments count' }")
  expect(file).toContain("export const Open = story('comments-count', states, 'open')\nOpen.storyName = 'Open'")
  expect(file).toContain(
    "allStatesStory('Comments count')\nAllStates.storyName = 'All states'\nAllStates.tags = ['!test']",
  )
  expect(file).toContain("import('virtual:reference/comments-count')")
  expect(storyFile('profile', states, 'saved')).not.toContain('virtual:')
  expect(file).toContain('LostOffline.storyName = "The vote\'s way is lost"')
})

test.each([
  ['a spread', 'export const states = { ...others }'],
  ['a computed name', "export const states = { ['open']: { title: 'Open' } }"],
  ['no title', 'export const states = { open: { options: {} } }'],
  ['no literal', 'export const states = makeStates()'],
])('a states file that cannot be parsed statically is rejected: %s', (_, text) => {
  expect(() => listedStates(source(text))).toThrow('must')
})
