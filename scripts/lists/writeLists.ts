import { writeFileSync } from 'node:fs'
import { islandsFile, islandsPath } from './islandsFile.ts'
import { markerSchemasFile, markerSchemasPath } from './markerSchemasFile.ts'
import { widgetNames } from './names.ts'

// A step of `npm run fix`: writes the lists that follow from the widgets' folders.
const widgets = widgetNames()
writeFileSync(islandsPath, islandsFile(widgets))
writeFileSync(markerSchemasPath, markerSchemasFile(widgets))
