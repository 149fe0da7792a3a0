import { afterEach, expect, it } from 'vitest'
import tokens from '#kit/styles/tokens.css?inline'
import { story } from './story.ts'

afterEach(() => {
  document.body.replaceChildren()
  document.body.removeAttribute('class')
  document.body.removeAttribute('style')
})

/** Ends a story as Storybook does. Of a story's context it reads the toolbar's values alone. */
const endStory = (globals: object) =>
  (
    story('poll', { open: { title: 'Open', options: {} } }, 'open').afterEach as (context: {
      globals: object
    }) => Promise<void>
  )({ globals })

/** A widget whose text has this colour in both themes. */
function showText(color: string): void {
  document.body.classList.add('light-mode')
  document.body.style.background = 'var(--quiosc-default-paper)'
  const sheet = document.createElement('style')
  sheet.textContent = tokens
  const host = document.createElement('div')
  document.body.append(sheet, host)
  const text = document.createElement('p')
  text.style.color = color
  text.textContent = 'Hemeroteca'
  host.attachShadow({ mode: 'open' }).append(text)
}

it('a story whose colours are wrong in the dark alone fails and names the theme', async () => {
  showText('#17191d')
  await expect(endStory({ bothThemes: true })).rejects.toThrow(/dark theme, color-contrast: <p.*Hemeroteca/)
  expect(document.body.className).toBe('light-mode')
})

it('a story whose colours follow the theme passes and is light again', async () => {
  showText('var(--quiosc-default-ink)')
  await endStory({ bothThemes: true })
  expect(document.body.className).toBe('light-mode')
})

it('a story that is looked at keeps the toolbar’s theme', async () => {
  showText('#17191d')
  await endStory({})
  expect(document.body.className).toBe('light-mode')
})
