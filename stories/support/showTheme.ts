/** Shows the page in another theme, as `src/page/theme` does: nothing but two classes of body tells widgets of it. */
export function showTheme({ classList }: HTMLElement, dark: boolean): void {
  classList.toggle('dark-mode', dark)
  classList.toggle('light-mode', !dark)
}
