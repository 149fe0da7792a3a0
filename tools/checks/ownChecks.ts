import { browserFeatureFindings } from './browserFeatures.ts'
import { browserStyleFindings } from './browserStyles.ts'
import { commentFindings } from './comments.ts'
import { publicContractFindings } from './contract.ts'
import { dateFindings } from './dates.ts'
import { textFindings } from './dictionaries.ts'
import { houseFindings } from './house.ts'
import { importFindings } from './imports.ts'
import { layerFindings } from './layerOrder.ts'
import { lengthFindings } from './lengths.ts'
import { stateFindings } from './moduleState.ts'
import { optionFindings } from './options.ts'
import { requirementFindings } from './requirements.ts'
import { shadowFindings } from './shadow.ts'
import { sheetFindings } from './sheets.ts'
import { smallFileFindings } from './smallFiles.ts'
import type { Finding, Source } from './source.ts'
import { storybookFindings } from './storybook.ts'
import { termFindings } from './terms.ts'
import { widgetFindings } from './widgets.ts'

/** A rule of the project that no library has. */
export interface OwnCheck {
  name: string
  /** @param sources All of the project's: a check chooses those that it is about. */
  find(sources: readonly Source[]): readonly Finding[] | Promise<readonly Finding[]>
}

export const ownChecks: readonly OwnCheck[] = [
  { name: 'import directions', find: importFindings },
  { name: 'layers of a widget', find: layerFindings },
  { name: 'widget folders', find: widgetFindings },
  { name: 'dictionaries', find: textFindings },
  { name: 'terms', find: termFindings },
  { name: 'lengths of files', find: lengthFindings },
  { name: 'small files', find: smallFileFindings },
  { name: 'house rules', find: houseFindings },
  { name: 'comments', find: commentFindings },
  { name: 'state in modules', find: stateFindings },
  { name: 'options', find: optionFindings },
  { name: 'public contract', find: publicContractFindings },
  { name: 'requirements', find: requirementFindings },
  { name: 'dates', find: dateFindings },
  { name: 'shadow roots', find: shadowFindings },
  { name: 'sheets of components', find: sheetFindings },
  { name: 'stories outside of tests', find: storybookFindings },
  {
    name: 'promised browsers',
    find: (sources) => [...browserFeatureFindings(sources), ...browserStyleFindings(sources)],
  },
]
