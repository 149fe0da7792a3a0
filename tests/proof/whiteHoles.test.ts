import { expect, it } from 'vitest'
import type { Language } from '#lib/site/config/config.ts'
import { scrollThrough } from '../support/mountAll.ts'
import { startNewspaper } from '../support/newspaper.ts'
import { whiteHoles } from '../support/whiteHoles.ts'

const { looker } = startNewspaper()

const look = looker({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

const paths = [
  '/',
  '/ciutat/',
  '/ciutat/?pagina=3',
  '/opinio/',
  '/cultura/',
  '/esports/',
  '/cercador?text=port',
  '/ultima-hora/',
  '/autors/clara-montsant/',
  '/autors/ignasi-rovello/',
  '/descobreix/',
]
const languages: readonly Language[] = ['ca', 'es', 'en', 'de']
const all = paths.flatMap((path) => languages.map((lang) => ({ path, lang })))

it.each(all)(
  'no white hole of more than 24 px stands between the columns of $path in $lang',
  async ({ path, lang }) => {
    const { page, settled } = await look(path, { lang })
    await scrollThrough(page)
    await settled()
    expect(await whiteHoles(page, 24)).toEqual([])
  },
)
