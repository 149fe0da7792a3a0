/** What the functionalities allow where the page's configuration does not say (reader-account §6; see docs/assumptions.md). */
export const defaultPermissions = [
  { functionality: 'comentaris', permissions: ['all' as const], permissionsWhenDenied: ['read' as const] },
  { functionality: 'hemeroteca', permissions: ['all' as const], permissionsWhenDenied: ['none' as const] },
]
