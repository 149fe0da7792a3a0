import { readFileSync, writeFileSync } from 'node:fs'
import { readSources } from '../checks/source.ts'
import { callFolders, callsFile, callsPath } from './callsFile.ts'
import { islandsFile, islandsPath } from './islandsFile.ts'
import { markerSchemasFile, markerSchemasPath } from './markerSchemasFile.ts'
import { widgetNames } from './names.ts'
import { registryFile, registryPath } from './registryFile.ts'
import { servedNamesFile, servedNamesPath, servedWidgetsPath } from './servedNamesFile.ts'
import { textsFile, textsPath } from './textsFile.ts'
import { widgetNameFile, widgetNamePath } from './widgetNameFile.ts'

// A step of `npm run fix`: writes the lists that follow from the widgets' folders and the backend's.
const widgets = widgetNames()
writeFileSync(widgetNamePath, widgetNameFile(widgets))
writeFileSync(registryPath, registryFile(widgets))
writeFileSync(islandsPath, islandsFile(widgets))
writeFileSync(markerSchemasPath, markerSchemasFile(widgets))
writeFileSync(callsPath, callsFile(callFolders()))
writeFileSync(servedNamesPath, servedNamesFile(readFileSync(servedWidgetsPath, 'utf8')))
writeFileSync(textsPath, textsFile(readSources('{src,widgets}/**/*.{ts,tsx}')))
