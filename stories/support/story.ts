import type { Args, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import type { WidgetState } from '#islands/island/widgetState.ts'
import { unstick } from '#testing/unstick.ts'
import { BLOCK, controlsOf } from './controls.ts'
import { expectDarkColours } from './expectDarkColours.ts'
import { expectLanguageForm } from './expectLanguageForm.ts'
import { expectNamesOnce } from './expectNamesOnce.ts'
import { expectTextsApart } from './expectTextsApart.ts'
import { Marker } from './Marker.tsx'
import { openStage } from './openStage.ts'
import type { ToolbarSettings } from './preparePage.ts'

/** The toolbar's values, which Storybook types as any. */
const settingsOf = ({ lang, theme, channel, formats }: Record<string, ToolbarSettings[keyof ToolbarSettings]>) =>
  ({ lang, theme, channel, formats }) as ToolbarSettings

/** The marker's attributes. A control that was emptied leaves its own out; where the state itself has an empty one, it stays. */
const optionsOf = (args: Args, { options }: WidgetState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(args)
      .filter(([name, value]) => value || options[name] === value)
      .map(([name, value]) => [name, String(value)]),
  )

/**
 * The story of one state: the marker on a page with the state's reader, backend and storage.
 *
 * The stage is opened before each rendering, so that changing the toolbar or an option starts a new page. The tests set `bothThemes`: each state is reached once,
 * and checked in both with `everyState`. Without it states take turns of eight: all rules of axe in the light, those about colours in the dark, or none six times;
 * a widget's first state has both.
 *
 * @throws When the widget has no such state.
 */
export function story(widget: string, states: Record<string, WidgetState>, name: string): StoryObj {
  const state = states[name]
  if (!state) throw new Error(`${widget}.states.ts has no state “${name}”.`)
  const place = Object.keys(states).indexOf(name)
  const isForLight = place % 8 === 0
  const isForDark = place % 8 === 4 || place === 0
  const withOptions = ({ [BLOCK]: block, ...args }: Args): WidgetState => {
    const { block: _, ...others } = state
    return { ...others, options: optionsOf(args, state), ...(block && { block }) }
  }
  return {
    args: { ...state.options, ...(state.block && { [BLOCK]: state.block }) },
    argTypes: controlsOf(widget),
    // For Storybook's own panel that shows the marker.
    parameters: { controls: { disable: false, expanded: true }, marker: { widget } },
    // Another element for other options, because a marker's are read once.
    render: (args) => createElement(Marker, { key: JSON.stringify(args), widget, state: withOptions(args) }),
    loaders: [
      async ({ args, globals }) => ({ stage: await openStage(widget, withOptions(args), settingsOf(globals)) }),
    ],
    beforeEach: ({ loaded, globals }) => {
      // Read by the accessibility add-on once the story has ended.
      if (globals.bothThemes && !globals.everyState && !isForLight) globals.a11y = { manual: true }
      return () => {
        delete document.documentElement.dataset.reached
        loaded.stage.close()
      }
    },
    async play({ loaded, globals }) {
      try {
        await loaded.stage.reached
      } finally {
        // “All states” shows its frames when they are there, or have failed.
        document.documentElement.dataset.reached = ''
      }
      // Before axe, which runs when the story has been played.
      if (globals.bothThemes) unstick(document)
    },
    async afterEach({ globals }) {
      expectNamesOnce(document)
      expectTextsApart(document)
      if (globals.formats === 'language') expectLanguageForm(document, globals.lang)
      if (globals.bothThemes && (globals.everyState || isForDark)) await expectDarkColours(document)
    },
  }
}
