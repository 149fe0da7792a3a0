/** Ids are text here; the backend's are numbers (reader-account §3, "Blocked-account response"), and are sent as numbers. */
export const asSentId = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id)
