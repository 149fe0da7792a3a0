/** The permissions where the page's configuration has none (reader-account §6; see docs/assumptions/configuration.md). */
export const defaultPermissions = [
  { functionality: 'comentaris', permissions: ['all' as const], permissionsWhenDenied: ['read' as const] },
  { functionality: 'hemeroteca', permissions: ['all' as const], permissionsWhenDenied: ['none' as const] },
]
