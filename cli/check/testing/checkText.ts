import heightsDocument from '../../../docs/heights.md?raw'
import { defaultLimits } from '../../limits.ts'
import type { Finding } from '../CheckReport.types.ts'
import { checkPages } from '../checkPages.ts'
import { createGuard } from '../createGuard.ts'
import type { Dialect } from '../mask/dialects.ts'
import { parsePage } from '../page/parsePage.ts'
import { readHeights } from '../rules/heights.ts'

/** Checks one template that stands alone, without style sheets and without the site around it. */
export const checkText = (text: string, dialect: Dialect): Finding[] =>
  checkPages([parsePage({ name: 'template', text, dialect })], {
    sheets: [],
    hasSheets: false,
    heights: readHeights(heightsDocument),
    guard: createGuard(defaultLimits),
    namesSheets: false,
    probeFile: () => undefined,
    probeWorker: () => undefined,
  })
