/** The widget's parts, in its shadow root and in the light DOM. */
export function islandsOf(host: HTMLElement | null | undefined): HTMLElement[] {
  const island = host?.shadowRoot?.querySelector<HTMLElement>('.island')
  if (!host || !island) throw new Error('The widget did not render anything.')
  return [island, ...host.querySelectorAll<HTMLElement>(':scope > [slot] > .island')]
}
