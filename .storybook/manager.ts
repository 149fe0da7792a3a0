import { createElement } from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { MarkerPanel } from './MarkerPanel.ts'

addons.register('quiosc/marker', () => {
  addons.add('quiosc/marker/panel', {
    type: types.PANEL,
    title: 'Marker',
    render: ({ active = false }) => createElement(AddonPanel, { active }, active && createElement(MarkerPanel)),
  })
})
