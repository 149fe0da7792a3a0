import type { StoryObj } from '@storybook/react-vite'
import { useGlobals } from 'storybook/preview-api'
import type { ToolbarSettings } from '../support/preparePage.ts'
import { AllStates } from './AllStates.tsx'

/** The page with all states of a widget. @param group The title of its stories. */
export const allStatesStory = (group: string): StoryObj => ({
  render: () => {
    const [{ lang, theme, channel, formats }] = useGlobals()
    // Storybook types them as any.
    return <AllStates group={group} settings={{ lang, theme, channel, formats } as ToolbarSettings} />
  },
})
