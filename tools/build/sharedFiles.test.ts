import { expect, it } from 'vitest'
import { sharedFiles } from './sharedFiles.ts'

/** Words in addresses by which lists of filters refuse files: advertising, measuring, buttons of social networks, what opens over a page. */
const FILTERED =
  /(?:^|-)(?:ads?|banners?|sponsors?|promo\w*)(?:$|-)|advert|analytic|beacon|consent|cookie|lightbox|metric|modal|newsletter|overlay|pixel|popunder|pop-?up|shar(?:e|ing)|social|telemetry|track|vitals/i

it.each(Object.keys(sharedFiles))(
  'no list of filters refuses the widgets that need the shared file “%s”, by its name',
  (name) => {
    expect(name).not.toMatch(FILTERED)
  },
)
