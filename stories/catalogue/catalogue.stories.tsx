import type { StoryObj } from '@storybook/react-vite'
import { useGlobals } from 'storybook/preview-api'
import type { ToolbarSettings } from '../support/preparePage.ts'
import { StatePicker } from './StatePicker.tsx'

// It lists what a running Storybook has, which tests of stories do without.
export default { title: 'Catalogue', tags: ['!test'] }

export const Start: StoryObj = {
  render: () => {
    const [{ lang, theme, channel, formats }, update] = useGlobals()
    // Storybook types them as any.
    return <StatePicker settings={{ lang, theme, channel, formats } as ToolbarSettings} onChange={update} />
  },
}
