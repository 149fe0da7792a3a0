interface WithConnection {
  connection?: { saveData?: boolean }
}

/** Whether the reader's browser has been told to save data. */
export function savesData(): boolean {
  // Missing from TypeScript's own library, and from some browsers; some servers have no navigator at all.
  const { navigator } = globalThis as { navigator?: WithConnection }
  return navigator?.connection?.saveData === true
}
