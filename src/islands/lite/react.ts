import * as React from './reactNames.ts'

export * from './reactNames.ts'
// biome-ignore lint/style/noDefaultExport: React has one, which packages import.
export default React
