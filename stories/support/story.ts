import type { StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import type { WidgetState } from '../../src/island/widgetState.ts'
import { Marker } from './Marker.tsx'
import { openStage } from './openStage.ts'
import type { Surroundings } from './preparePage.ts'

/** The toolbar's values, which Storybook types as any. */
const surroundingsOf = ({ lang, theme, channel }: Record<string, Surroundings[keyof Surroundings]>) =>
  ({ lang, theme, channel }) as Surroundings

/**
 * The story of one state: the marker on a page with the state's reader, backend and storage.
 *
 * The stage is opened before each rendering, so that changing the toolbar starts a new page.
 *
 * @throws When the widget has no such state.
 */
export function story(widget: string, states: Record<string, WidgetState>, name: string): StoryObj {
  const state = states[name]
  if (!state) throw new Error(`${widget}.states.ts has no state “${name}”.`)
  return {
    render: () => createElement(Marker, { widget, state }),
    loaders: [async ({ globals }) => ({ stage: await openStage(widget, state, surroundingsOf(globals)) })],
    beforeEach:
      ({ loaded }) =>
      () =>
        loaded.stage.close(),
    play: ({ loaded }) => loaded.stage.reached,
  }
}
