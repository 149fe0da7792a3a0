import { createRoot } from 'react-dom/client'
import { states } from '#widgets/gift/gift.states.ts'
import { isolateFrame } from '../support/isolateFrame.ts'
import { Marker } from '../support/Marker.tsx'
import { openStage } from '../support/openStage.ts'

// Does Storybook's work in a frame: shows the state that the frame is named after, and marks the document once it is reached.
isolateFrame()
const state = states[window.name]
if (!state) throw new Error(`There is no state ${window.name}.`)
const root = document.createElement('main')
document.body.replaceChildren(root)
const stage = openStage('gift', state, { lang: 'ca', theme: 'light', channel: 'web', formats: 'specification' })
createRoot(root).render(<Marker widget="gift" state={state} />)
await (await stage).reached
document.documentElement.dataset.reached = ''
