import '#kit/styles/tokens.css'
import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { isolateFrame } from '#stories/support/isolateFrame.ts'
import { axeOptions } from '#testing/axeOptions.ts'
import { loadFonts } from '#testing/loadFonts.ts'

// Before any story: one of the frames of “All states” (stories/catalogue/storyAddress.ts).
if (new URLSearchParams(window.location.search).has('isolated')) isolateFrame()

const choice = (title: string, icon: string, items: Record<string, string>) => ({
  description: title,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
})

const preview: Preview = {
  beforeAll: loadFonts,
  initialGlobals: { lang: 'ca', theme: 'light', channel: 'web', formats: 'specification' },
  globalTypes: {
    lang: choice('Language', 'globe', { ca: 'Català', es: 'Español', en: 'English', de: 'Deutsch' }),
    theme: choice('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
    channel: choice('Channel', 'mobile', { web: 'Web', android: 'Android app', ios: 'iOS app' }),
    formats: choice('Numbers and dates', 'calendar', {
      specification: 'The specification’s numbers and dates',
      language: 'The language’s numbers and dates',
    }),
  },
  parameters: {
    layout: 'padded',
    // The page that lists all states comes first.
    options: { storySort: { order: ['Catalogue', ['Start']] } },
    // An axe violation fails the story.
    a11y: {
      test: 'error',
      options: axeOptions,
      // A marker alone has no page around it, whose landmarks would contain it. The rules about a whole document (one main part, a heading of level one) do
      // not run either, because Storybook gives axe the body.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { disable: true },
    actions: { disable: true },
    // The background follows the toolbar's theme.
    backgrounds: { disable: true },
  },
}

export default preview
