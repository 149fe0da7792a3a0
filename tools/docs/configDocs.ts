import { readSource } from '../checks/source.ts'
import { docComments } from './docComments.ts'
import { type FieldDoc, type FieldDocs, fieldDocs } from './fieldDocs.ts'

const membersOf = (path: string, name: string): FieldDocs =>
  new Map([...docComments(readSource(path), name)].map(([member, comment]) => [member, { comment, shapes: [] }]))

/** The fields of one setting, as the part of the library that reads it describes them. */
const partOf = (path: string, schema: string, setting: string): FieldDocs =>
  fieldDocs(readSource(path), schema).get(setting)?.shapes[0] ?? new Map()

/** The sources' comments on each setting of the page's configuration, and on its fields. */
export function configDocs(): FieldDocs {
  const parts = new Map<string, FieldDocs>([
    [
      'services',
      new Map([
        ...partOf('widgets/ad/ad.schema.ts', 'AdServicesSchema', 'services'),
        ...partOf('widgets/video/video.schema.ts', 'VideoServicesSchema', 'services'),
      ]),
    ],
    ['links', membersOf('src/lib/site/addresses/links.ts', 'Links')],
    ['support', partOf('src/lib/site/config/readSupport.ts', 'SupportSchema', 'support')],
    ['frames', partOf('widgets/profile/frames/readFrameRights.ts', 'FramesSchema', 'frames')],
    ['permissions', fieldDocs(readSource('src/page/session/permissions.ts'), 'PermissionDefinitionsSchema')],
  ])
  const settings = new Map([
    ...membersOf('src/lib/site/config/config.ts', 'Config'),
    ...membersOf('src/lib/site/config/readConfig.ts', 'SiteConfig'),
  ])
  return new Map(
    [...settings].map(([name, { comment }]): [string, FieldDoc] => {
      const part = parts.get(name)
      return [name, { comment, shapes: part ? [part] : [] }]
    }),
  )
}
