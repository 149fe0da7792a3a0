interface WithConnection {
  connection?: { saveData?: boolean }
}

/** Whether the reader's browser has been told to save data. */
export function savesData(): boolean {
  // Missing from TypeScript's own library, and from some browsers.
  const { connection } = navigator as WithConnection
  return connection?.saveData === true
}
