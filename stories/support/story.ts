import type { StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import type { WidgetState } from '../../src/island/widgetState.ts'
import { expectDarkColours } from './expectDarkColours.ts'
import { expectNamesOnce } from './expectNamesOnce.ts'
import { Marker } from './Marker.tsx'
import { openStage } from './openStage.ts'
import type { ToolbarSettings } from './preparePage.ts'

/** The toolbar's values, which Storybook types as any. */
const settingsOf = ({ lang, theme, channel }: Record<string, ToolbarSettings[keyof ToolbarSettings]>) =>
  ({ lang, theme, channel }) as ToolbarSettings

/**
 * The story of one state: the marker on a page with the state's reader, backend and storage.
 *
 * The stage is opened before each rendering, so that changing the toolbar starts a new page. The tests set `bothThemes`: each state is reached once
 * and checked in both.
 *
 * @throws When the widget has no such state.
 */
export function story(widget: string, states: Record<string, WidgetState>, name: string): StoryObj {
  const state = states[name]
  if (!state) throw new Error(`${widget}.states.ts has no state “${name}”.`)
  return {
    render: () => createElement(Marker, { widget, state }),
    loaders: [async ({ globals }) => ({ stage: await openStage(widget, state, settingsOf(globals)) })],
    beforeEach:
      ({ loaded }) =>
      () =>
        loaded.stage.close(),
    play: ({ loaded }) => loaded.stage.reached,
    async afterEach({ globals }) {
      expectNamesOnce(document)
      if (globals.bothThemes) await expectDarkColours(document)
    },
  }
}
